import { dark, light } from '@harbour/design-system/palette';
import { expect, it } from 'vitest';
import { checkoutWith } from './request.ts';

const path = '/pay/hbr-lp9m4-000000002/checkout';

/** The values that the page's brand gives to the theme's roles, first those of the light theme. */
function roles(css: string): Record<string, string>[] {
  return [...css.matchAll(/\{(--hb-[^}]+)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      [...body.matchAll(/--hb-color-([\w-]+):(#\w+)/g)].map(([, name, value]) => [name, value]),
    ),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one = '', other = ''): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

it("wears the merchant's colour, under the page's policy, where it can be read", async () => {
  const { html, headers } = await checkoutWith({ openPayment: 'payable' }).get(path);
  const [, nonce, css = ''] =
    /<style nonce="([^"]+)">[^<]*(@media not \(prefers-contrast:more\).*?)<\/style>/.exec(html) ?? [];
  expect(headers.get('Content-Security-Policy')).toContain(`style-src 'nonce-${nonce}'`);
  const name = /\[data-merchant-brand="(\w+)"\]/.exec(css)?.[1];
  expect(html).toContain(`data-merchant-brand="${name}"`);

  const [day, night] = roles(css);
  expect(day?.['hull-bg']).toBe('#7a2e8e');
  expect(day?.['action-bg']).toBe('#7a2e8e');
  for (const [values, surface] of [
    [day, light.surface],
    [night, dark.surface],
  ] as const) {
    expect(contrast(values?.['action-text'], values?.['action-bg'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(values?.['hull-text'], values?.['hull-bg'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(values?.['accent-text'], surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(values?.['action-line'], surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(values?.['focus'], surface)).toBeGreaterThanOrEqual(3);
  }
});

it('has the plain theme and initials for a business without a brand', async () => {
  const { html } = await checkoutWith({ openPayment: 'payable_yen' }).get(path);
  expect(html).not.toContain('data-merchant-brand');
  expect(html).not.toMatch(/<header[^]*?<img[^]*?<\/header>/);
});
