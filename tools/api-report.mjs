import { checkNode, install, understandTypeScript } from './install.mjs'

checkNode()
install()
await understandTypeScript()
await import('./src/publish/api/write-reports.ts')
