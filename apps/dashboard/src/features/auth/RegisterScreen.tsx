import { NewAccountForm } from './NewAccountForm.tsx';

/** Makes an account; the business comes next. */
export function RegisterScreen() {
  return <NewAccountForm submitLabel="Create account" />;
}
