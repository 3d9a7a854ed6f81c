import { describeFailure } from '@harbour/app-kit/route-error';
import { ApiError } from '@harbour/contract/http';
import { isCurrency } from '@harbour/domain/money';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { describeIssue } from './describe-issue.ts';

/** For `onSubmit`: the call was answered, and the answer is that what was asked for failed. Its message is for people. */
export class SubmitFailed extends Error {}

interface ContractFormOptions<Values extends FieldValues, Body> {
  /** The contract's own schema of the request body. */
  schema: ZodType<Body>;
  /** One entry a field, flat, named as in the body. */
  defaultValues: DefaultValues<Values>;
  /** What a missing required field is told as: `{ email: 'Enter your email address.' }`. */
  required?: Partial<Record<Path<Values>, string>>;
  /** The body out of what the form holds. By default the values with empty ones left out. */
  toBody?: (values: Values) => object;
  /** Sends the body. An ApiError ends up beside the fields that it names, or else above the form, as a SubmitFailed does. */
  onSubmit: (body: Body) => Promise<unknown>;
}

export interface ContractForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Props of the design system's `Form`, which hands each field its message by name. */
  formProps: {
    onSubmit: (event: SyntheticEvent) => void;
    errors: FieldErrors<Values>;
    error?: string;
  };
  submitting: boolean;
}

/**
 * A form whose rules are the contract's. It validates with the generated schema before sending, and afterwards puts the
 * server's `errors[]` on the fields they name; nothing typed is lost either way. A submit while one is running is ignored,
 * so a double click sends once.
 */
export function useContractForm<Values extends FieldValues, Body>({
  schema,
  defaultValues,
  required,
  toBody = withoutBlanks,
  onSubmit,
}: ContractFormOptions<Values, Body>): ContractForm<Values> {
  const [error, setError] = useState<string>();
  const names = Object.keys(defaultValues) as Path<Values>[];

  const resolver: Resolver<Values> = (values) => {
    const body = toBody(values);
    const result = schema.safeParse(body, { reportInput: true });
    if (result.success) return { values, errors: {} };
    const errors: Partial<Record<string, { type: string; message: string }>> = {};
    for (const issue of result.error.issues) {
      const name = fieldAt(names, issue.path.join('.'));
      if (!name) continue;
      const message = describeIssue(issue, required?.[name], currencyBeside(body, issue.path));
      errors[name] ??= { type: issue.code, message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };

  const methods = useForm<Values>({ resolver, defaultValues, shouldFocusError: false });
  const { errors, isSubmitting } = methods.formState;

  const submit = methods.handleSubmit(async (values) => {
    const body: unknown = toBody(values);
    if (!accepts(schema, body)) return;
    try {
      await onSubmit(body);
    } catch (failure) {
      setError(showFailure(failure, names, methods));
    }
  });

  return {
    ...methods,
    formProps: {
      onSubmit: (event) => {
        event.preventDefault();
        if (isSubmitting) return;
        // What the server said of the last try is no answer to this one.
        setError(undefined);
        void submit(event);
      },
      errors,
      error,
    },
    submitting: isSubmitting,
  };
}

/** Whether something stands in the form that did not from the start, and is not being sent. For a component that is drawn with every key. */
export function isUnsaved<Values extends FieldValues>(form: ContractForm<Values>): boolean {
  const before = new Map<string, unknown>(Object.entries(form.formState.defaultValues ?? {}));
  return !form.submitting && Object.entries(form.watch()).some(([name, value]) => value !== before.get(name));
}

/** The body itself goes out and not what the schema makes of it, which would spell out every default. */
function accepts<Body>(schema: ZodType<Body>, body: unknown): body is Body {
  return schema.safeParse(body).success;
}

/** Puts the refused fields beside their inputs; answers what is left to say about the whole form. */
function showFailure<Values extends FieldValues>(
  failure: unknown,
  names: readonly Path<Values>[],
  methods: UseFormReturn<Values>,
): string | undefined {
  if (failure instanceof SubmitFailed) return failure.message;
  if (!(failure instanceof ApiError)) throw failure;
  if (failure.errors.length === 0) return describeFailure(failure);
  const elsewhere = failure.errors.filter((refused) => {
    const name = fieldAt(names, refused.field);
    if (name) methods.setError(name, { type: 'server', message: refused.message });
    return !name;
  });
  return elsewhere.length > 0 ? elsewhere.map((refused) => refused.message).join(' ') : undefined;
}

/** The field that a path of the body belongs to: `amount.amount` is the field `amount`. */
function fieldAt<Name extends string>(names: readonly Name[], path: string): Name | undefined {
  return names.find((name) => path === name || path.startsWith(`${name}.`));
}

/** The currency of an amount in the body: `amount.amount` stands beside `amount.currency`. */
function currencyBeside(body: object, path: readonly PropertyKey[]): string | undefined {
  if (path.length < 2 || path.at(-1) !== 'amount') return undefined;
  const money: unknown = path.slice(0, -1).reduce<unknown>((at, key) => Object(at)[key], body);
  const currency: unknown = Object(money).currency;
  return typeof currency === 'string' && isCurrency(currency) ? currency : undefined;
}

/** An input left empty means "not given": the contract's optional fields are left out rather than sent empty. */
function withoutBlanks(values: FieldValues): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null));
}
