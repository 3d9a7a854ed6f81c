// Production builds of pages for the browser benchmarks, and a server for them.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, preview } from 'vite';

export interface Pages {
  /** Address of `name.html` of the folder. */
  url: (name: string) => string;
  /** Kilobytes (gzip 9) of the scripts and styles that a page loads before anything is pressed. */
  weight: (name: string) => number;
  close: () => Promise<void>;
}

/** Builds every `.html` of a folder as an app is built, and serves them on a free port of this machine. */
export async function buildPages(folder: string): Promise<Pages> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'harbour-bench-'));
  const input = globSync('*.html', { cwd: folder }).map((file) => path.join(folder, file));
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: false, rolldownOptions: { input } },
  });
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The pages could not be served.');
  return {
    url: (name) => `http://127.0.0.1:${address.port}/${name}.html`,
    weight: (name) => weightOf(outDir, name),
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

const kilobytes = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;

/** Follows static imports from the page's own tags; what is imported on use is not counted. */
function weightOf(outDir: string, name: string): number {
  const html = readFileSync(path.join(outDir, `${name}.html`), 'utf8');
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (!file.endsWith('.js')) return;
    const source = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of source.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
      visit(path.resolve(path.dirname(file), specifier));
    }
  };
  for (const [, address = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)) {
    visit(path.join(outDir, address));
  }
  return [...found].reduce((sum, file) => sum + kilobytes(file), 0);
}
