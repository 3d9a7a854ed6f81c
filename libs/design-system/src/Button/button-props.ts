import type {
  AriaAttributes,
  FocusEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
  Ref,
} from 'react';

/** How much a button asks for attention; one `primary` a view. `danger` only where something is lost. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** What Menu, Dialog and Tooltip hand to the button that opens them. */
interface TriggerProps extends AriaAttributes {
  id?: string;
  onPointerDown?: PointerEventHandler;
  onPointerEnter?: PointerEventHandler;
  onPointerMove?: PointerEventHandler;
  onPointerLeave?: PointerEventHandler;
  onKeyDown?: KeyboardEventHandler;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
}

interface SharedProps extends TriggerProps {
  tone?: ButtonTone;
  /** 32, 40 and 48 px high; the smaller two grow on touch screens. */
  size?: ButtonSize;
  /** Something was sent and the answer is awaited: keeps its place and its focus, takes no second click. */
  loading?: boolean;
  /** Said to a screen reader while loading. */
  loadingLabel?: string;
  /** Out of use, and everybody can see why. A button that needs a permission goes into a PermissionGate. */
  disabled?: boolean;
  /** Out of use for a reason that is not to be seen: it stays focusable and says the reason. */
  disabledReason?: string;
}

interface ActionProps {
  href?: undefined;
  type?: 'button' | 'submit';
  onClick?: MouseEventHandler<HTMLElement>;
  name?: string;
  value?: string;
  form?: string;
  formAction?: string;
  formMethod?: 'get' | 'post';
  formNoValidate?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

interface DestinationProps {
  /** Makes it a link that looks like a button: opens in a new tab, is in the history. */
  href: string;
  download?: boolean | string;
  /** Leads out of the product: opens a new tab. */
  external?: boolean;
  onClick?: MouseEventHandler<HTMLElement>;
  ref?: Ref<HTMLAnchorElement>;
}

export type ButtonBaseProps = SharedProps & (ActionProps | DestinationProps);
