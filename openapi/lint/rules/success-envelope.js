const isWrapped = (schema) =>
  schema?.type === 'object' && schema.required?.includes('data') && schema.properties?.data;

/** A JSON success is `{ data, meta? }`. Messages of EMV 3-D Secure go as they are. */
export const successEnvelope = () => ({
  Operation(operation, { report, location, resolve }) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const schema = response.content?.['application/json']?.schema;
      if (!status.startsWith('2') || schema === undefined || isWrapped(schema)) continue;
      const messages = (schema.oneOf ?? [schema]).map((part) => (part.$ref ? resolve(part).node : part));
      if (messages.every((message) => message?.['x-emv-message'])) continue;
      report({ message: 'A success is { data, meta? }.', location: location.child(['responses', status]) });
    }
  },
});
