/**
 * What our page inside the bank's frame tells the page around it. It carries no result: it only says that it is time to
 * ask the server.
 */
export interface WakeMessage {
  type: 'harbour:method' | 'harbour:challenge';
  /** The attempt's token, or the method's transaction id; empty when the issuer's answer couldn't be read. */
  transaction: string;
}

/** Checks that a message comes from this frame, from our own origin, and has the shape; undefined for any other. */
export function readWakeMessage(
  event: MessageEvent<unknown>,
  frame: HTMLIFrameElement,
): WakeMessage | undefined {
  if (event.origin !== window.location.origin || event.source !== frame.contentWindow) return undefined;
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('type' in data) || !('transaction' in data))
    return undefined;
  const { type, transaction } = data;
  if (type !== 'harbour:method' && type !== 'harbour:challenge') return undefined;
  return typeof transaction === 'string' ? { type, transaction } : undefined;
}
