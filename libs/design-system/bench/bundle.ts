// What JavaScript and CSS a piece of source costs a page: production builds as an app makes them, weighed after gzip.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const sourceFolder = path.join(packageFolder, 'src');

/** Bytes after gzip (level 9): what loads at once, and what loads on first use. */
export interface Weight {
  js: number;
  lazyJs: number;
  css: number;
  lazyCss: number;
}

/** Names of the folders of `src` that hold a component, in alphabetical order. */
export function componentNames(): string[] {
  return globSync('*/*.tsx', { cwd: sourceFolder })
    .map((file) => path.parse(file))
    .filter(({ dir, name }) => dir === name)
    .map(({ name }) => name)
    .toSorted();
}

const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

const entryId = 'virtual:bench-entry.tsx';

/** Serves the source given as the only module of the build; its imports resolve as from a file in `folder`. */
function entryPlugin(source: string, folder: string): Plugin {
  const file = path.join(folder, 'bench-entry.tsx');
  return {
    name: 'bench-entry',
    enforce: 'pre',
    resolveId: (id) => (id === entryId ? file : undefined),
    load: (id) => (id === file ? source : undefined),
  };
}

/** The compiled styles of the library, by module: compiling them once makes eighty builds take seconds instead of minutes. */
const compiledStyles = new Map<string, string>();

const isStyle = (id: string) => id.endsWith('.css.ts') || id.endsWith('.vanilla.css');

/** Vanilla-extract names the CSS of `x.css.ts` as `x.css.ts.vanilla.css`, from the root or with the whole path. */
const rememberStyles: Plugin[] = [
  {
    name: 'bench-remember-css',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('.vanilla.css')) compiledStyles.set(id, code);
    },
  },
  {
    name: 'bench-remember-modules',
    enforce: 'post',
    transform(code, id) {
      if (id.endsWith('.css.ts')) compiledStyles.set(id, code);
    },
  },
];

const recallStyles: Plugin = {
  name: 'bench-recall-styles',
  enforce: 'pre',
  resolveId: (id) =>
    isStyle(id) ? [id, path.join(packageFolder, id)].find((key) => compiledStyles.has(key)) : undefined,
  load: (id) => compiledStyles.get(id),
};

const production = { configFile: false, logLevel: 'error', root: packageFolder } satisfies InlineConfig;

async function outputs(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ ...production, ...config });
  if (!('output' in result)) throw new Error('The build gave no single output.');
  return result.output;
}

/** Compiles the styles of all components, so that `weigh` need not. */
async function compileStyles(): Promise<void> {
  const source = globSync('**/*.css.ts', { cwd: sourceFolder })
    .map((file) => `import ${JSON.stringify(path.join(sourceFolder, file))};`)
    .join('\n');
  await outputs({
    plugins: [
      ...rememberStyles,
      vanillaExtractPlugin({ identifiers: 'short' }),
      entryPlugin(source, sourceFolder),
    ],
    build: { write: false, rolldownOptions: { input: entryId, treeshake: false } },
  });
}

/** What every page of every app has already, or needs once whatever it uses: React, and Vite's loader of lazy chunks. */
const alreadyThere = /^(?:react|react-dom)(?:\/|$)|vite\/preload-helper/u;

/**
 * Weighs what `source` (an ES module; relative imports count from `src/`) adds to a page that has React already.
 * Nothing of it is dropped as unused if it assigns what it imports to a global.
 */
export async function weigh(source: string): Promise<Weight> {
  if (compiledStyles.size === 0) await compileStyles();
  const files = await outputs({
    plugins: [recallStyles, entryPlugin(source, sourceFolder)],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entryId, external: (id) => alreadyThere.test(id) },
    },
  });
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const atOnce = new Set<string>();
  const visit = (name: string) => {
    if (atOnce.has(name)) return;
    atOnce.add(name);
    chunks.get(name)?.imports.forEach(visit);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);

  const cssAtOnce = new Set(
    [...atOnce].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]),
  );
  const weight: Weight = { js: 0, lazyJs: 0, css: 0, lazyCss: 0 };
  for (const file of files) {
    if (file.type === 'chunk') weight[atOnce.has(file.fileName) ? 'js' : 'lazyJs'] += gzipped(file.code);
    else if (file.fileName.endsWith('.css')) {
      weight[cssAtOnce.has(file.fileName) ? 'css' : 'lazyCss'] += gzipped(file.source);
    }
  }
  return weight;
}

/** An entry that keeps everything the components export. */
export function keeping(names: readonly string[]): string {
  const imports = names.map((name, index) => `import * as kept${index} from './${name}/${name}.tsx';`);
  return `${imports.join('\n')}\nglobalThis.kept = [${names.map((_, index) => `kept${index}`).join(', ')}];`;
}
