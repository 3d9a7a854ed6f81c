/** Bodies have named examples, since mocks, stories and provider states go by those names. */
export const namedExamples = () => ({
  MediaType(mediaType, { report, location, key }) {
    if (mediaType.example !== undefined) {
      report({
        message: 'Examples have names: use examples, not example.',
        location: location.child('example'),
      });
    }
    if (String(key).includes('json') && Object.keys(mediaType.examples ?? {}).length === 0) {
      report({ message: 'A JSON body needs a named example.', location: location.key() });
    }
    for (const name of Object.keys(mediaType.examples ?? {})) {
      if (!/^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(name)) {
        report({
          message: 'Names of examples are snake_case.',
          location: location.child(['examples', name]).key(),
        });
      }
    }
  },
});
