const PREFIXED = /^\^[a-z]{3}_/;

/** Ids are prefixed (`txn_…`), so that one of another kind is refused at the door. */
export const idPattern = () => ({
  Schema(schema, { report, location, resolve }) {
    const deref = (node) => (node?.$ref ? resolve(node).node : node);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (name !== 'id' && !name.endsWith('_id')) continue;
      const alternatives = (deref(property)?.oneOf ?? [property])
        .map(deref)
        .filter((part) => part?.type !== 'null');
      if (!alternatives.every((part) => PREFIXED.test(part?.pattern ?? ''))) {
        report({
          message: `Id ${name} needs a pattern with its prefix.`,
          location: location.child(['properties', name]),
        });
      }
    }
  },
});
