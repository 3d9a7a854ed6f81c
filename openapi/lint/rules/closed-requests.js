/** Request bodies name every field that they take, so that a misspelt one is refused rather than ignored. */
export const closedRequests = () => ({
  RequestBody(body, { report, location, resolve }) {
    for (const [type, { schema }] of Object.entries(body.content ?? {})) {
      const node = schema?.$ref ? resolve(schema).node : schema;
      if (node?.['x-emv-message'] || node?.additionalProperties === false) continue;
      report({
        message: 'A request body has additionalProperties: false.',
        location: location.child(['content', type, 'schema']),
      });
    }
  },
});
