/**
 * The bank pages' whole style sheet. They open in frames from 250×400 upwards and at full screen: the panel fills a
 * frame edge to edge, and floats only where there is room around it.
 */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #14191f);
  --ground: light-dark(#eef2f4, #0b0f13);
  --ink: light-dark(#10202b, #eef3f6);
  --quiet: light-dark(#51626e, #a3b2bd);
  --line: light-dark(#d8e0e5, #2b353e);
  --edge: light-dark(#7f909c, #71828e);
  --accent: light-dark(#0a5a73, #6cc7e2);
  --accent-hover: light-dark(#084a5f, #8fd6ec);
  --on-accent: light-dark(#ffffff, #06222c);
  --tint: light-dark(#f3f7f9, #1b232a);
  --danger: light-dark(#b3261e, #ff9d94);
  --danger-tint: light-dark(#fdf0ef, #35191a);
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100vh;
  display: flex;
  background: var(--paper);
  color: var(--ink);
  font: 400 0.9375rem/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  -webkit-text-size-adjust: 100%;
}
main { width: 100%; padding: 0.75rem 1.125rem 1rem; display: flex; flex-direction: column; gap: 0.625rem; }
h1, p, dl, dd { margin: 0; }
h1 { font-size: 1.0625rem; font-weight: 650; line-height: 1.3; letter-spacing: -0.01em; }
bdi { overflow-wrap: anywhere; }

.bank { display: flex; align-items: center; gap: 0.5rem; padding-bottom: 0.5rem; border-bottom: 1px solid var(--line); }
.bank svg { width: 1.5rem; height: 1.5rem; flex: none; color: var(--accent); }
.bank strong { font-size: 0.9375rem; font-weight: 650; letter-spacing: -0.01em; }
.bank span {
  margin-inline-start: auto;
  padding: 0.0625rem 0.5rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  color: var(--quiet);
  font-size: 0.75rem;
  font-weight: 550;
}

.payment { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.125rem 1rem; }
.payment div { min-width: 0; }
.payment dt { color: var(--quiet); font-size: 0.8125rem; }
.payment .amount { width: 100%; }
.payment .amount dt { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.payment .amount dd { overflow-wrap: anywhere; font-size: clamp(1.125rem, 6.5vw, 1.5rem); font-weight: 680; line-height: 1.2; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.payment .row { width: 100%; display: flex; justify-content: space-between; gap: 1rem; }
.payment .row dt { flex: none; }
.last4 { white-space: nowrap; }
.payment .row dd { min-width: 0; text-align: end; font-weight: 550; font-size: 0.875rem; font-variant-numeric: tabular-nums; }

form { display: flex; flex-direction: column; gap: 0.625rem; }
label { display: block; margin-bottom: 0.25rem; font-weight: 600; font-size: 0.875rem; }
input {
  width: 100%;
  height: 2.75rem;
  padding: 0 0.75rem;
  border: 1px solid var(--edge);
  border-radius: 0.5rem;
  background: var(--paper);
  color: inherit;
  font: 600 1.25rem/1 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  letter-spacing: 0.35em;
}
input[aria-invalid='true'] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
.problem {
  margin-top: 0.375rem;
  padding: 0.375rem 0.625rem;
  border-radius: 0.375rem;
  background: var(--danger-tint);
  color: var(--danger);
  font-size: 0.875rem;
  font-weight: 550;
}
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
button {
  flex: 1 1 auto;
  white-space: nowrap;
  min-height: 2.75rem;
  padding: 0.375rem 1rem;
  border: 1px solid var(--edge);
  border-radius: 0.5rem;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button:hover { background: var(--tint); }
button.primary { flex: 99 1 8rem; border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
button.primary:hover { border-color: var(--accent-hover); background: var(--accent-hover); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }

.sandbox { padding: 0.5rem 0.75rem; border-radius: 0.5rem; background: var(--tint); color: var(--quiet); font-size: 0.8125rem; }
.sandbox ul { margin: 0.375rem 0 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem 0.625rem; }
.sandbox li { white-space: nowrap; }
.sandbox code {
  padding: 0.0625rem 0.25rem;
  border: 1px solid var(--line);
  border-radius: 0.25rem;
  background: var(--paper);
  color: var(--ink);
  font: 650 0.8125rem/1 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
}
.small { color: var(--quiet); font-size: 0.8125rem; }

@media (min-width: 22rem) and (min-height: 34rem) {
  main { padding: 1.125rem 1.5rem 1.5rem; gap: 1.125rem; }
  .bank { padding-bottom: 0.875rem; }
  h1 { font-size: 1.1875rem; }
  form { gap: 1rem; }
  .payment { gap: 0.375rem; }
  .payment .amount { margin-bottom: 0.25rem; }
  .payment .amount dd { font-size: clamp(1.5rem, 8vw, 2rem); }
  .payment .row dd, .payment dt { font-size: 0.9375rem; }
  input { height: 3rem; }
  .sandbox { padding: 0.75rem 0.875rem; }
  .sandbox ul { flex-direction: column; gap: 0.375rem; margin-top: 0.5rem; }
}
@media (min-width: 38.75rem) and (min-height: 38.75rem) {
  body { background: var(--ground); padding: 1.5rem; }
  main {
    width: 26rem;
    max-width: 100%;
    margin: auto;
    padding: 1.25rem 1.75rem 1.75rem;
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: 0.875rem;
    box-shadow: 0 1px 2px rgb(10 30 45 / 6%), 0 12px 32px -8px rgb(10 30 45 / 14%);
  }
}
@media (forced-colors: active) { button.primary { border-width: 2px; } }
`;
