/** The failures that follow from what an operation is. */
function expectedStatuses(operation, pathItem) {
  const parameters = [...(operation.parameters ?? []), ...(pathItem.parameters ?? [])];
  const statuses = ['429', '500', '503'];
  if (operation.requestBody) statuses.push('400', '413', '415');
  if (operation.security?.length > 0) statuses.push('401');
  if (operation['x-permission'] !== undefined && operation['x-permission'] !== 'none') statuses.push('403');
  if (operation.requestBody || parameters.length > 0) statuses.push('422');
  return statuses.toSorted();
}

/** An operation declares every failure that follows from its security, permission, body and parameters. */
export const operationErrors = () => {
  let pathItem = {};
  return {
    PathItem(node) {
      pathItem = node;
    },
    Operation(operation, { report, location }) {
      const missing = expectedStatuses(operation, pathItem).filter(
        (status) => !operation.responses?.[status],
      );
      if (missing.length > 0) {
        report({ message: `An operation must declare ${missing.join(', ')}.`, location: location.key() });
      }
    },
  };
};
