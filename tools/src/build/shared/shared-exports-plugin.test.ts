import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from '../compile'
import { SharedExportsPlugin } from './shared-exports-plugin'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'lekta-shared-')))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds a page that uses one export of a module called `react`, and returns what the plugin has found. */
async function exportsOf(react: string) {
  writeFileSync(join(folder, 'react.js'), react)
  writeFileSync(join(folder, 'more.js'), 'export const memo = 1, lazy = 2')
  writeFileSync(join(folder, 'entry.js'), "import { useState } from 'react'\nconsole.log(useState)")
  const plugin = new SharedExportsPlugin()
  await compile({
    context: folder,
    entry: join(folder, 'entry.js'),
    mode: 'production',
    output: { path: join(folder, 'dist') },
    resolve: { alias: { react$: join(folder, 'react.js') } },
    plugins: [plugin],
  })
  return Object.fromEntries(plugin.exports)
}

test('all exports of a shared module are found, also those that are not used or come from elsewhere', async () => {
  expect(await exportsOf("export const useState = 1, Fragment = 2\nexport * from './more.js'")).toEqual({
    react: ['Fragment', 'lazy', 'memo', 'useState'],
  })
  expect(await exportsOf('exports.useState = 1\nexports.Fragment = 2')).toEqual({ react: ['Fragment', 'useState'] })
})

test('a module whose exports cannot be known fails the build', async () => {
  await expect(exportsOf('module.exports = globalThis.anything')).rejects.toThrow('The exports of react cannot be')
})
