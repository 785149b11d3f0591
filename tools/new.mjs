import { checkNode, install, runTypeScript, updateLockFile } from './install.mjs'

checkNode()
install()
const status = runTypeScript('tools/src/new/new.ts', process.argv.slice(2))
// A new remote is a new package, which must be added to the lock file.
process.exit(status || updateLockFile())
