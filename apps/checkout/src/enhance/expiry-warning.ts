const WARN_BEFORE_MS = 5 * 60_000;
const TICK_MS = 15_000;

/**
 * Shows the warning of the page, `[data-expires-at]` and hidden at first, in the last minutes before the payment expires,
 * and loads the page anew when it has: it then says so and what to do.
 */
export function warnBeforeExpiry(now: () => number = Date.now): void {
  const expiresAt = Date.parse(warningOf()?.dataset['expiresAt'] ?? '');
  // Already over when the page came: this clock is wrong, or the server would have said so.
  if (Number.isNaN(expiresAt) || expiresAt <= now()) return;
  const timer = setInterval(tick, TICK_MS);
  tick();

  function tick(): void {
    const left = expiresAt - now();
    if (left <= 0) {
      clearInterval(timer);
      window.location.reload();
    } else if (left <= WARN_BEFORE_MS) {
      warn(Math.ceil(left / 60_000));
    }
  }
}

/** Looked up each time: a declined card brings a new main part, with a new warning in it. */
function warningOf(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-expires-at]');
}

function warn(minutes: number): void {
  const warning = warningOf();
  const text = warning?.querySelector('[data-minutes]');
  if (!warning || !text) return;
  const words = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  if (text.textContent !== words) text.textContent = words;
  warning.hidden = false;
}
