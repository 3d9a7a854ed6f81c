import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { schemasOf } from './contract-document.ts';
import { createValidator } from './validation.ts';

/** Said of an answer that the contract does not declare. */
export type ViolationListener = (violation: string) => void;

/**
 * Compares every answer with the contract: its status must be declared and its body match that status's schema. For
 * tests; it costs too much for every day.
 */
export function registerContractCheck(app: FastifyInstance, onViolation: ViolationListener): void {
  const ajv = createValidator({});
  const compiled = new Map<string, ValidateFunction | undefined>();
  const validatorOf = (operationId: OperationId, status: number): ValidateFunction | undefined => {
    const name = `${operationId} ${status}`;
    if (!compiled.has(name)) {
      const schema = schemasOf(operationId).responses.get(status);
      compiled.set(name, schema && ajv.compile(schema));
    }
    return compiled.get(name);
  };

  app.addHook('onSend', async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined) return payload;
    const declared: readonly number[] = operations[operationId].statuses;
    if (!declared.includes(reply.statusCode)) {
      onViolation(
        `${operationId} answered ${reply.statusCode}, which is not declared: ${String(payload).slice(0, 500)}`,
      );
      return payload;
    }
    const validate = validatorOf(operationId, reply.statusCode);
    if (validate !== undefined && typeof payload === 'string' && !validate(JSON.parse(payload))) {
      onViolation(
        `${operationId} ${reply.statusCode}: ${ajv.errorsText(validate.errors)} in ${payload.slice(0, 1000)}`,
      );
    }
    return payload;
  });
}
