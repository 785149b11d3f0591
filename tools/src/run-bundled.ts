import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { build, type Plugin } from 'esbuild'

/** Leaves modules out that are imported lazily, and styles. */
const onlyCode: Plugin = {
  name: 'only code',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
    onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }))
  },
}

/**
 * Compiles the source of a module that is in the folder of a package, with all that it imports, and runs it. Returns
 * its exports. Its modules are not those of this process, so they are read again each time. Throws if it cannot be
 * compiled, or throws itself.
 */
export async function runBundled<T>(directory: string, source: string): Promise<T> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: directory, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
    plugins: [onlyCode],
  })
  const module = { exports: {} }
  const run = compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports', 'require'])
  run(module, module.exports, createRequire(join(directory, 'package.json')))
  return module.exports as T
}
