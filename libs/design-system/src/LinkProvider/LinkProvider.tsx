import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** What an app plugs in: an anchor with `href` that navigates by the app's router. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  component: LinkComponent | undefined;
  children: ReactNode;
}

export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Addresses that a router must not handle: other origins, mail, telephone, places on this page. */
const leavesTheApp = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Without a target the anchor stays in place, says that it is disabled and goes nowhere. */
  href: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/** The anchor inside every component of the design system that leads somewhere. */
export function Anchor(props: AnchorProps) {
  return anchor(use(LinkContext), props);
}

/** The app's link, for whoever draws hundreds of anchors and asks for it once. */
export const useLinkComponent = () => use(LinkContext);

/** An anchor that leads by the app's link, where the address is the app's. */
export function anchor(
  Component: LinkComponent | undefined,
  { href, target, children, ...rest }: AnchorProps,
) {
  if (href === undefined) {
    return (
      <a role="link" aria-disabled="true" {...rest}>
        {children}
      </a>
    );
  }
  const rel = target === '_blank' ? 'noopener noreferrer' : undefined;
  if (!Component || target || rest.download !== undefined || leavesTheApp.test(href)) {
    return (
      <a href={href} target={target} rel={rel} {...rest}>
        {children}
      </a>
    );
  }
  return createElement(Component, { href, ...rest }, children);
}
