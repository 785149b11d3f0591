import { checkNode, install, understandTypeScript } from './install.mjs'

checkNode()
install()
await understandTypeScript()
await import('./src/start/work.ts')
