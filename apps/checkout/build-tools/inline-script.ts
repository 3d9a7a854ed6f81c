import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

const SUFFIX = '?inline-script';

/**
 * `import code from './card-form.ts?inline-script'` gives the module, bundled with all that it imports and minified, as one
 * self-contained classic script. A page puts it into its own HTML under the response's nonce: one request, and no
 * framework to wait for.
 */
export function inlineScript(): Plugin {
  return {
    name: 'harbour:inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return undefined;
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return resolved === null ? undefined : `${resolved.id}${SUFFIX}`;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const entry = id.slice(0, -SUFFIX.length);
      const { code, sources } = await bundle(entry);
      for (const source of sources) this.addWatchFile(source);
      return { code: `export default ${JSON.stringify(code)};`, moduleType: 'js' };
    },
  };
}

async function bundle(entry: string): Promise<{ code: string; sources: string[] }> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rollupOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    if (!('output' in output)) continue;
    const [chunk] = output.output;
    return { code: chunk.code.trim(), sources: chunk.moduleIds };
  }
  throw new Error(`Nothing was built from ${entry}`);
}
