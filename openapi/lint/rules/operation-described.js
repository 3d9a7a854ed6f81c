const CAMEL_CASE = /^[a-z]+(?:[A-Z0-9][a-z0-9]*)*$/;

/** An operation has a camelCase operationId, one tag, a summary and a description. */
export const operationDescribed = () => ({
  Operation(operation, { report, location }) {
    const at = location.key();
    if (!CAMEL_CASE.test(operation.operationId ?? '')) {
      report({ message: 'An operation needs an operationId in camelCase.', location: at });
    }
    if (operation.tags?.length !== 1)
      report({ message: 'An operation needs exactly one tag.', location: at });
    if (!operation.summary) report({ message: 'An operation needs a summary.', location: at });
    if (!operation.description) report({ message: 'An operation needs a description.', location: at });
  },
});
