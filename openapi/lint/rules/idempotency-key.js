const CHANGING = new Set(['post', 'put', 'patch']);

/**
 * A call that moves money or creates something takes `Idempotency-Key`; any other changing call says in
 * `x-no-idempotency-key` why it needs none.
 */
export const idempotencyKey = () => ({
  Operation(operation, { report, location, resolve, key }) {
    if (!CHANGING.has(String(key))) return;
    const parameters = (operation.parameters ?? []).map((parameter) =>
      parameter.$ref ? resolve(parameter).node : parameter,
    );
    const takesKey = parameters.some(
      (parameter) => parameter?.in === 'header' && parameter.name === 'Idempotency-Key',
    );
    const reason = operation['x-no-idempotency-key'];
    if (takesKey === Boolean(reason)) {
      const message = takesKey
        ? 'An operation with Idempotency-Key has no x-no-idempotency-key.'
        : 'A changing operation takes Idempotency-Key, or says in x-no-idempotency-key why not.';
      report({ message, location: location.key() });
    }
    if (takesKey && !operation.responses?.['409']) {
      report({
        message: 'With Idempotency-Key the first call can still be running: declare 409.',
        location: location.key(),
      });
    }
  },
});
