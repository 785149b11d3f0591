import { checkNode, install, understandTypeScript } from './install.mjs'

checkNode()
install()
await understandTypeScript()
const { allNpmFlags } = await import('./src/npm-flags.ts')
process.argv.splice(2, 0, 'release')
process.argv.push(...allNpmFlags(process.env))
await import('./src/lekta-tools.ts')
