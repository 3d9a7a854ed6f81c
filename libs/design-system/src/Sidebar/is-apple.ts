/** Where Command does what Ctrl does elsewhere, and Ctrl with a letter moves the caret. */
export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);
}
