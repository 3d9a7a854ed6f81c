import {
  useMemo,
  type ComponentType,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { FormContext } from '../Field/form-errors.ts';
import { flattenErrors } from './flatten-errors.ts';
import { controlOf, firstUnreadable, leadTo } from './form-controls.ts';
import { announcer, form as formStyle, summaryLink, summaryList, summaryTitle } from './Form.css.ts';
import { useAnswers } from './use-answers.ts';
import { useHydrated } from './use-hydrated.ts';

type FormElementProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'method'> & {
  method?: 'get' | 'post';
  ref?: Ref<HTMLFormElement>;
};

export interface FormProps {
  children: ReactNode;
  /** By field name; react-hook-form's `formState.errors` fits as it is. */
  errors?: object;
  /** What is wrong with the whole: the server's message. Drop it and `errors` while a server is asked anew. */
  error?: string;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  action?: string;
  method?: 'get' | 'post';
  id?: string;
  autoComplete?: 'on' | 'off';
  /** The router's form in place of a plain one, for forms that post to a route's action. */
  component?: ComponentType<FormElementProps>;
}

/**
 * A form that says what is wrong: messages at the fields (found by `name`), one box above them with what is wrong with the
 * whole and, where they are several, the name of each field with its message as a way to it, and focus on the first invalid
 * field after each submit that failed. Where focus is there already nothing would be heard, so then the message is announced. Once scripts run, the browser's own bubbles give way to these messages.
 */
export function Form({ children, errors, error, onSubmit, component, ...native }: FormProps) {
  const hydrated = useHydrated();
  const messages = useMemo(() => flattenErrors(errors), [errors]);
  const { form, alert, labels, call, sent, goneOn, speak, spoken, repeats } = useAnswers(messages, error);
  // What belongs to no field first, then in the order of the fields, whichever went wrong last.
  const places = [...labels.keys()];
  const entries = Object.entries(messages).toSorted(
    ([one], [other]) => places.indexOf(one) - places.indexOf(other),
  );
  const context = useMemo(() => ({ errors: messages, call }), [messages, call]);
  // A message for which the page has no field is told here, or nobody would see it.
  const listed = entries.length > 1 || entries.some(([name]) => !labels.has(name));

  const Element: ComponentType<FormElementProps> | 'form' = component ?? 'form';
  const properties: FormElementProps = {
    ...native,
    ref: form,
    noValidate: hydrated,
    className: formStyle,
    onSubmit: (event) => {
      const unreadable = firstUnreadable(event.currentTarget);
      if (unreadable) {
        event.preventDefault();
        if (unreadable === document.activeElement) speak(unreadable.validationMessage);
        else leadTo(unreadable);
        return;
      }
      sent();
      onSubmit?.(event);
    },
    onInput: goneOn,
    onReset: goneOn,
  };
  return (
    <Element {...properties}>
      <FormContext value={context}>
        {(error || listed) && (
          <div ref={alert}>
            <Banner tone="danger">
              {error ? (
                <div role="alert">
                  <p key={repeats} className={summaryTitle}>
                    {error}
                  </p>
                </div>
              ) : (
                entries.length > 1 && (
                  <p className={summaryTitle}>{entries.length} things need your attention</p>
                )
              )}
              {listed && (
                <ul className={summaryList}>
                  {entries.map(([name, message]) => (
                    <li key={name}>
                      {labels.has(name) ? (
                        <button
                          type="button"
                          className={summaryLink}
                          onClick={() => leadTo(controlOf(form.current, name))}
                        >
                          {labels.get(name) ? `${labels.get(name)}: ${message}` : message}
                        </button>
                      ) : (
                        message
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </Banner>
          </div>
        )}
        {children}
        <div role="alert" className={announcer}>
          <span key={spoken.count}>{spoken.text}</span>
        </div>
      </FormContext>
    </Element>
  );
}
