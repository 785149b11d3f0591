import { checkNode, install, runTypeScript } from './install.mjs'

checkNode()
install()
process.exit(runTypeScript('tools/src/run-tests/run-tests.ts', process.argv.slice(2)))
