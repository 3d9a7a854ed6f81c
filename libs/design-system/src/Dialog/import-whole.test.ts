import { afterEach, expect, test, vi } from 'vitest';
import { importWhole } from './import-whole.ts';

const sheet = 'https://harbour.example/dashboard-assets/MenuPanel.css';
const lost = new Error(`Unable to preload CSS for ${sheet}`);

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${sheet}"]`)];

/** As Vite does it: the styles count as there from the second time on, whether they came or not. */
const loader = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('the menu');

afterEach(() => {
  for (const link of links()) link.remove();
});

test('styles that did not arrive are fetched before the piece is drawn', async () => {
  const load = loader();
  await expect(importWhole(load)).rejects.toBe(lost);
  const second = importWhole(load);
  expect(load).toHaveBeenCalledOnce();
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe('the menu');

  expect(await importWhole(load)).toBe('the menu');
  expect(links()).toHaveLength(1);
});

test('while they do not arrive there is no piece either', async () => {
  const load = loader();
  await expect(importWhole(load)).rejects.toBe(lost);
  for (const _ of [1, 2]) {
    const again = importWhole(load);
    links()[0]?.dispatchEvent(new Event('error'));
    await expect(again).rejects.toThrow(lost.message);
  }
  expect(load).toHaveBeenCalledOnce();
  const last = importWhole(load);
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await last).toBe('the menu');
});
