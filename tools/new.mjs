import { checkNode, install, runTypeScript, updateLockFile } from './install.mjs'

checkNode()
install()
const status = runTypeScript('tools/src/new/new.ts', process.argv.slice(2))
// A new remote is a new package, which the lock file names.
process.exit(status || updateLockFile())
