import type { Locator, Page } from '@playwright/test';

const variable = 'HARBOUR_STORYBOOK_ORIGIN';

/** Workers inherit the environment of the process that sets them up. */
export function tellOrigin(origin: string): void {
  process.env[variable] = origin;
}

interface Opening {
  /** Where Storybook is; the built one unless said. */
  origin?: string;
  direction?: 'ltr' | 'rtl';
}

/** Opens a story, as `fields-select--default`, and waits until its play has ended. Throws if it fails. */
export async function openStory(
  page: Page,
  id: string,
  { origin, direction = 'ltr' }: Opening = {},
): Promise<void> {
  const base = origin ?? process.env[variable];
  if (!base) throw new Error('Started without its set-up: run `npx nx run @harbour/storybook:e2e`.');
  const query = new URLSearchParams({ id, viewMode: 'story', globals: `direction:${direction}` });
  await page.goto(`${base}/iframe.html?${query}`);
  const phase = await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    const now = preview?.currentRender?.phase ?? '';
    return ['finished', 'errored', 'aborted'].includes(now) && now;
  });
  const ended = await phase.jsonValue();
  if (ended !== 'finished') throw new Error(`The story ${id} ended as "${String(ended)}".`);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** The characters of an element that stands on one line, from left to right as they are seen. */
export function seen(element: Locator): Promise<string> {
  return element.evaluate((root) => {
    const characters: { left: number; text: string }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // For screen readers alone: a box of one pixel.
      if ((node.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
      for (const [at, text] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, width } = range.getBoundingClientRect();
        if (width > 0) characters.push({ left, text });
      }
    }
    return characters
      .toSorted((one, other) => one.left - other.left)
      .map(({ text }) => text)
      .join('');
  });
}

/** Something to press that lies beneath a place, and counts what reaches it. */
export async function layBeneath(
  page: Page,
  place: Locator,
  parent = 'body',
): Promise<() => Promise<number>> {
  await place.tap({ trial: true });
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to lie beneath.');
  await page.evaluate(
    ({ x, y, width, height, within }) => {
      const witness = document.createElement('button');
      witness.textContent = 'Delete';
      Object.assign(witness.style, { position: 'fixed', zIndex: '0', margin: '0' });
      Object.assign(witness.style, {
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      document.querySelector(within)?.append(witness);
      // A dialog may be the box that "fixed" is measured from.
      const there = witness.getBoundingClientRect();
      Object.assign(witness.style, { left: `${2 * x - there.left}px`, top: `${2 * y - there.top}px` });
      witness.dataset['reached'] = '0';
      witness.dataset['witness'] = '';
      for (const type of ['pointerdown', 'touchstart', 'mousedown', 'click']) {
        witness.addEventListener(type, () => {
          witness.dataset['reached'] = String(Number(witness.dataset['reached']) + 1);
        });
      }
    },
    { ...box, within: parent },
  );
  // It can be tapped, so it does cover what was laid beneath it.
  await place.tap({ trial: true });
  return async () => Number(await page.locator('[data-witness]').getAttribute('data-reached'));
}
