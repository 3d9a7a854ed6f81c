import Check from 'lucide-react/icons/check';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { link, name as nameStyle, nowAt, number, states, step as stepStyle, stepper } from './Stepper.css.ts';

export interface Step {
  name: string;
  /** Leads back to it, once it is done. */
  href?: string;
}

export interface StepperProps {
  /** The task. */
  label: string;
  /** Two to five. */
  steps: readonly (string | Step)[];
  /** Index of the step at hand; `steps.length` when all are done. */
  current: number;
}

const stepOf = (step: string | Step): Step => (typeof step === 'string' ? { name: step } : step);

/** Where one is in a task of a few steps. */
export function Stepper({ label, steps, current }: StepperProps) {
  const all = steps.map(stepOf);
  const now = all[current];
  return (
    <div>
      <ol className={stepper} aria-label={label}>
        {all.map(({ name, href }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'todo';
          return (
            <li
              key={name}
              className={`${stepStyle} ${states[state]}`}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={nameStyle}>
                {state === 'done' ? (
                  <Icon icon={Check} size={14} />
                ) : (
                  <span className={number} aria-hidden="true">
                    {index + 1}
                  </span>
                )}
                {state === 'done' && href !== undefined ? (
                  <Anchor href={href} className={link}>
                    {name}
                  </Anchor>
                ) : (
                  name
                )}
                {state === 'done' && <VisuallyHidden> (done)</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={nowAt} aria-hidden="true">
        {now ? `Step ${current + 1} of ${all.length}: ${now.name}` : `All ${all.length} steps are done`}
      </p>
    </div>
  );
}
