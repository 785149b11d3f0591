import { checkNode, install, runTypeScript } from './install.mjs'

checkNode()
install()
process.exit(runTypeScript('tools/src/dev/dev.ts', process.argv.slice(2)))
