import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { contextOptions } from './browser.ts';
import { decode, type Picture } from './compare.ts';
import { inPageArguments, installInPage } from './in-page.ts';
import { views, type View } from './views.ts';

/** Taller stories are cut: what lies so far down differs in nothing from what is above. */
const tallest = 12_000;

/** After so many stories in one page a new one is loaded, so that memory stays within bounds. */
const storiesPerPage = 50;

/** Storybook's preview in a page of its own: opens stories, changes how they are looked at, takes pictures. */
export class Preview {
  readonly page: Page;
  /** Requests of the present story that would have left this machine. */
  readonly outside = new Set<string>();
  /** Whether the story on show is the first of its page. */
  fresh = true;

  readonly #context: BrowserContext;
  readonly #session: CDPSession;
  readonly #origin: string;
  #shown = Infinity;

  private constructor(context: BrowserContext, page: Page, session: CDPSession, origin: string) {
    this.#context = context;
    this.page = page;
    this.#session = session;
    this.#origin = origin;
  }

  /** @param origin Where the built Storybook is served. */
  static async start(browser: Browser, origin: string): Promise<Preview> {
    const context = await browser.newContext(contextOptions);
    const page = await context.newPage();
    await page.addInitScript(installInPage, inPageArguments);
    const preview = new Preview(context, page, await context.newCDPSession(page), origin);
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(?:https?|wss?):$/u.test(url.protocol) && url.origin !== origin) preview.outside.add(url.href);
    });
    return preview;
  }

  /**
   * Opens a story in the first view and waits until its play has ended. `reload` gives it a page of its own; without it
   * another story may have been there before. Returns in words what went wrong, if anything did.
   */
  async open(storyId: string, { reload }: { reload: boolean }): Promise<string | undefined> {
    const [first] = views;
    if (!first) throw new Error('There is no view.');
    this.outside.clear();
    this.fresh = reload || this.#shown >= storiesPerPage;
    await this.#resize(first);
    if (this.fresh) {
      this.#shown = 0;
      await this.#context.clearCookies();
      const globals = [
        ...Object.entries(first.globals).map(([key, value]) => `${key}:${value}`),
        'a11y.manual:!true',
      ];
      const query = new URLSearchParams({ id: storyId, viewMode: 'story', globals: globals.join(';') });
      await this.page.goto(`${this.#origin}/iframe.html?${query}`, { waitUntil: 'commit' });
    } else {
      await this.page.evaluate((id) => window.harbourVisual.open(id), storyId);
    }
    this.#shown += 1;
    const { problem } = await this.page.evaluate((id) => window.harbourVisual.finished(id), storyId);
    await this.page.evaluate(() => window.harbourVisual.holdTimers());
    return problem;
  }

  /** Shows the present story in another view. Returns what went wrong, if anything did. */
  async show(view: View): Promise<string | undefined> {
    const { problem } = await this.page.evaluate(
      (globals) => window.harbourVisual.show(globals),
      view.globals,
    );
    // Last: what is laid over the page finds its place anew when the window changes, and by then knows the direction.
    await this.#resize(view);
    return problem;
  }

  #resize({ width, height }: View): Promise<unknown> {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    return this.#session.send('Emulation.setDeviceMetricsOverride', metrics);
  }

  /** A picture of the story, after a number of frames: as high as it is, or as the window if something is laid over it. */
  async capture({ width, height }: View, frames = 2): Promise<Picture> {
    const extent = await this.page.evaluate(async (count) => {
      await window.harbourVisual.settled(count);
      return window.harbourVisual.extent();
    }, frames);
    const shown = Math.min(extent.height, tallest);
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: shown > height,
      clip: { x: 0, y: 0, width, height: shown, scale: 1 },
    });
    return decode(Buffer.from(data, 'base64'));
  }

  /** By how many pixels the page is wider than the window. */
  async overflow({ width }: View): Promise<number> {
    return (await this.page.evaluate(() => window.harbourVisual.extent().width)) - width;
  }

  parameter(...path: string[]): Promise<unknown> {
    return this.page.evaluate((keys) => window.harbourVisual.parameter(...keys), path);
  }
}
