import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react';
import { FormErrorsContext } from '../Field/form-errors.ts';
import { flattenErrors } from './flatten-errors.ts';
import { announcer, form as formStyle, summary, summaryLink, summaryList, summaryTitle } from './Form.css.ts';
import { useHydrated } from './use-hydrated.ts';

type FormElementProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'method'> & {
  method?: 'get' | 'post';
  ref?: Ref<HTMLFormElement>;
};

export interface FormProps {
  children: ReactNode;
  /** By field name; react-hook-form's `formState.errors` fits as it is. A new object after each failed submit. */
  errors?: object;
  /** What is wrong with the whole: the server's message. */
  error?: string;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  action?: string;
  method?: 'get' | 'post';
  id?: string;
  autoComplete?: 'on' | 'off';
  /** The router's form in place of a plain one, for forms that post to a route's action. */
  component?: ComponentType<FormElementProps>;
}

const controls = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** The control that an invalid field or group wants focused. */
function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
  return marked instanceof HTMLFieldSetElement ? marked.querySelector<HTMLElement>(controls) : marked;
}

/** The control of a name: itself, the first of its group, or the one beside the hidden input that posts for it. */
function controlOf(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const found = form?.elements.namedItem(name);
  const element = found instanceof RadioNodeList ? found[0] : found;
  if (!(element instanceof HTMLElement)) return null;
  const hidden = element instanceof HTMLInputElement && element.type === 'hidden';
  return hidden ? (element.parentElement?.querySelector<HTMLElement>(controls) ?? null) : element;
}

/** The first control whose text its field cannot read; the field says so itself. */
function firstUnreadable(form: HTMLFormElement): HTMLElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.validity.customError,
  );
}

/**
 * A form that says what is wrong: messages at the fields (found by `name`), a summary where there are several, and focus
 * on the first invalid field after each submit that failed. Where focus is there already nothing would be heard, so then
 * the message is announced. Once scripts run, the browser's own bubbles give way to these messages.
 */
export function Form({ children, errors, error, onSubmit, component, ...native }: FormProps) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  const alert = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState({ count: 0, text: '' });
  const [homeless, setHomeless] = useState<readonly string[]>([]);
  const messages = useMemo(() => flattenErrors(errors), [errors]);
  const entries = Object.entries(messages);

  useEffect(() => {
    const element = form.current;
    // A message for which the page has no field is told in the summary, or nobody would see it.
    const names = Object.keys(messages).filter((name) => !controlOf(element, name));
    setHomeless((last) => (last.join() === names.join() ? last : names));
    if (!submitted.current || !element || Object.keys(messages).length === 0) return;
    submitted.current = false;
    const target = firstInvalid(element);
    if (target && target !== document.activeElement) {
      target.focus();
    } else {
      const text = Object.values(messages).join(' ');
      setAnnouncement(({ count }) => ({ count: count + 1, text }));
    }
  }, [messages]);

  useEffect(() => {
    if (!error || !submitted.current) return;
    submitted.current = false;
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

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
        unreadable.focus();
        return;
      }
      submitted.current = true;
      onSubmit?.(event);
    },
  };
  return (
    <Element {...properties}>
      <FormErrorsContext value={messages}>
        {error && (
          <div role="alert" ref={alert} className={summary}>
            <p className={summaryTitle}>{error}</p>
          </div>
        )}
        {(entries.length > 1 || homeless.length > 0) && (
          <div className={summary}>
            {entries.length > 1 && (
              <p className={summaryTitle}>{entries.length} things need your attention</p>
            )}
            <ul className={summaryList}>
              {entries.map(([name, message]) => (
                <li key={name}>
                  {homeless.includes(name) ? (
                    message
                  ) : (
                    <button
                      type="button"
                      className={summaryLink}
                      onClick={() => controlOf(form.current, name)?.focus()}
                    >
                      {message}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {children}
        <div role="alert" className={announcer}>
          <span key={announcement.count}>{announcement.text}</span>
        </div>
      </FormErrorsContext>
    </Element>
  );
}
