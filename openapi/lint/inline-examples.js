/**
 * Puts every example where it is used, before the document is bundled. Otherwise the bundler lifts them into
 * components/examples, where `full` of one operation clashes with `full` of another.
 */
export const inlineExamples = () => ({
  MediaType: {
    enter(mediaType, { resolve }) {
      for (const [name, example] of Object.entries(mediaType.examples ?? {})) {
        if (example.$ref === undefined) continue;
        const { node } = resolve(example);
        if (node !== undefined) mediaType.examples[name] = node;
      }
    },
  },
});
