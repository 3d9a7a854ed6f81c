// Runs inside the page, before Storybook: makes time stand still and lets the tests drive the preview.

/** What became of a story: undefined if it was drawn and its play ended well, else why not. */
type Outcome = { problem?: string };

/** Values of Storybook's globals. */
type Globals = Record<string, string>;

interface Channel {
  on(event: string, listener: (...values: unknown[]) => void): void;
  emit(event: string, value: unknown): void;
}

/** What the tests call in the page, as `window.harbourVisual`. */
export interface InPage {
  /** Shows another story without a new page. */
  open(storyId: string): void;
  /** Resolves when the story is drawn and its play has ended. */
  finished(storyId: string): Promise<Outcome>;
  /** Changes theme and direction of the story on show, which keeps the state that its play left it in. */
  show(globals: Globals): Promise<Outcome>;
  /** From now on timers of a second and more stand still, so that what closes by itself stays for all pictures. */
  holdTimers(): void;
  /** Resolves when fonts and images are there and a number of frames have been drawn. */
  settled(frames: number): Promise<void>;
  /** How many pixels from the top belong to the story, and how wide the page has become. */
  extent(): { height: number; width: number };
  /** A value of the story's parameters, by its path. */
  parameter(...path: string[]): unknown;
}

declare global {
  interface Window {
    harbourVisual: InPage;
    __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;
    __STORYBOOK_PREVIEW__?: { currentRender?: { story?: { parameters: Record<string, unknown> } } };
  }
}

/**
 * No motion and no blinking caret. Animations by time are at their end, so that what waits for their end goes on; those that
 * follow a scroll (`auto`) stand where it stands.
 */
const stillness = `*, *::before, *::after {
  transition: none !important;
  animation-delay: 0s !important;
  animation-duration: auto !important;
  animation-iteration-count: 1 !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}`;

/** Given to the page as its first script, so it uses nothing from outside itself but its arguments. */
export function installInPage({ now, patience, styles }: typeof inPageArguments): void {
  const RealDate = Date;
  window.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now] : given, newTarget) as Date,
    apply: () => new RealDate(now).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => now : (Reflect.get(target, key, receiver) as unknown),
  });

  const realTimeout = window.setTimeout.bind(window);
  /** The outcome, or that it did not come in time; whether timers are held or not. */
  const inTime = (outcome: Promise<Outcome>, otherwise: string) =>
    Promise.race([
      outcome,
      new Promise<Outcome>((resolve) => {
        realTimeout(() => resolve({ problem: `${otherwise} within ${patience} s` }), patience * 1000);
      }),
    ]);

  let held = false;
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = window[name].bind(window) as (handler: () => void, delay?: number) => number;
    const heldable = (handler: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) =>
      real(() => {
        if (!held || delay < 1000) handler(...given);
      }, delay);
    Object.assign(window, { [name]: heldable });
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  // Links are pressed for what they do before they lead somewhere: a story that left the page would end the run.
  window.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link?.href) event.preventDefault();
  });

  let channel: Channel | undefined;
  let outcome = Promise.withResolvers<Outcome>();
  let drawn = Promise.withResolvers<Outcome>();
  /** Assertions end in the whole page; what failed stands in the first lines. */
  const wordsOf = (problem: unknown): string =>
    Array.isArray(problem)
      ? problem.map(wordsOf).join('; ')
      : typeof problem === 'object' && problem !== null && 'message' in problem
        ? String(problem.message).split('\n\nIgnored nodes')[0]!.slice(0, 600)
        : JSON.stringify(problem).slice(0, 600);
  const settle = (problem?: unknown) => {
    outcome.resolve(problem === undefined ? {} : { problem: wordsOf(problem) });
  };
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (created: Channel) => {
      channel = created;
      for (const event of [
        'storyErrored',
        'storyThrewException',
        'storyMissing',
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
      ]) {
        channel.on(event, (problem) => settle(problem ?? event));
      }
      // The last phase waits for animations, of which there are none here.
      channel.on('storyRenderPhaseChanged', (change) => {
        if ((change as { newPhase?: string }).newPhase === 'completing') drawn.resolve({});
      });
      channel.on('storyFinished', () => settle());
    },
  });
  const emit = (event: string, value: unknown) => {
    if (!channel) throw new Error('Storybook has not started.');
    channel.emit(event, value);
  };

  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });

  /** Room for shadows and focus rings. */
  const margin = 16;
  /** What is laid over the page: whatever is fixed to the window, and portals, which are placed anywhere in the page. */
  const overlaidBottom = () => {
    const root = document.getElementById('storybook-root');
    let bottom = 0;
    for (const element of document.body.querySelectorAll('*')) {
      const { position } = getComputedStyle(element);
      if (position !== 'fixed' && (position !== 'absolute' || root?.contains(element))) continue;
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) {
        bottom = Math.max(bottom, Math.min(box.bottom + margin, window.innerHeight));
      }
    }
    return bottom;
  };

  window.harbourVisual = {
    open: (storyId) => {
      held = false;
      outcome = Promise.withResolvers();
      localStorage.clear();
      sessionStorage.clear();
      window.scrollTo(0, 0);
      emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
    finished: () => inTime(outcome.promise, 'Its play did not end'),
    show: (globals) => {
      drawn = Promise.withResolvers();
      emit('updateGlobals', { globals });
      return inTime(drawn.promise, 'It was not drawn anew');
    },
    holdTimers: () => {
      held = true;
    },
    settled: async (frames) => {
      await document.fonts.ready;
      await Promise.all(
        [...document.images]
          .filter((image) => !image.complete && image.loading !== 'lazy')
          .map((image) => image.decode().catch(() => undefined)),
      );
      for (let count = 0; count < frames; count += 1) await frame();
    },
    extent: () => {
      const root = document.getElementById('storybook-root');
      const bottom = root
        ? root.getBoundingClientRect().top + window.scrollY + root.scrollHeight + margin
        : 0;
      return {
        height: Math.ceil(Math.max(40, bottom, overlaidBottom())),
        width: document.documentElement.scrollWidth,
      };
    },
    parameter: (...path) => {
      const { __STORYBOOK_PREVIEW__: storybook } = window;
      let value: unknown = storybook?.currentRender?.story?.parameters;
      for (const key of path) {
        value =
          typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
      }
      return value;
    },
  };
}

/** The moment at which every story is drawn, a Friday morning, and how many seconds one may take. */
export const inPageArguments = { now: Date.parse('2026-11-27T09:00:00Z'), patience: 20, styles: stillness };
