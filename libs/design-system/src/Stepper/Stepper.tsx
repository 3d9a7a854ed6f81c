import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { states, step, stepper } from './Stepper.css.ts';

export interface StepperProps {
  label: string;
  steps: readonly string[];
  /** Index of the step at hand; `steps.length` when all are done. */
  current: number;
}

/** Where one is in a task of a few steps. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className={stepper} aria-label={label}>
      {steps.map((name, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'todo';
        return (
          <li
            key={name}
            className={`${step} ${states[state]}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {name}
            {state === 'done' && <VisuallyHidden> (done)</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
