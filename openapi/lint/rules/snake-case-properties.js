const SNAKE_CASE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

/** Properties are snake_case, but for messages of EMV 3-D Secure, which have EMV's own names. */
export const snakeCaseProperties = () => ({
  Schema(schema, { report, location }) {
    if (schema['x-emv-message']) return;
    for (const name of Object.keys(schema.properties ?? {})) {
      if (!SNAKE_CASE.test(name)) {
        report({
          message: `Property ${name} is not snake_case.`,
          location: location.child(['properties', name]).key(),
        });
      }
    }
  },
});
