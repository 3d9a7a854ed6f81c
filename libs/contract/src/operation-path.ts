import { operations } from './generated/operations.ts';
import type { OperationId, OperationRow } from './generated/operations.ts';

interface Pattern {
  operationId: OperationId;
  method: OperationRow['method'];
  steps: readonly string[];
}

/** Those with fewer parameters first: a fixed path wins over one with parameters. */
const patterns: readonly Pattern[] = Object.entries(operations)
  .map(([operationId, { method, path }]) => ({
    operationId: operationId as OperationId,
    method,
    steps: path.split('/'),
  }))
  .toSorted((a, b) => a.steps.filter(isParameter).length - b.steps.filter(isParameter).length);

function isParameter(step: string): boolean {
  return step.startsWith('{');
}

/** The operation that a method and path (without query) belong to, or undefined. */
export function ownerOf(method: string, pathname: string): OperationId | undefined {
  const steps = pathname.split('/');
  return patterns.find(
    (pattern) =>
      pattern.method === method &&
      pattern.steps.length === steps.length &&
      pattern.steps.every((step, index) => (isParameter(step) ? steps[index] !== '' : step === steps[index])),
  )?.operationId;
}
