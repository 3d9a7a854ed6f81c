const facts = [
  'language',
  'javascript_enabled',
  'java_enabled',
  'color_depth',
  'screen_height',
  'screen_width',
  'time_zone_offset',
  'challenge_window_size',
] as const;

/** What 3-D Secure asks of the browser: filled in by the page's script, empty without one. */
export function BrowserFacts() {
  return facts.map((fact) => <input key={fact} type="hidden" name={`browser_${fact}`} />);
}
