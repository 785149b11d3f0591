import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkNode, install, root, runTypeScript } from './install.mjs'

checkNode()
install()
const built = runTypeScript('tools/src/lekta-tools.ts', ['build-all'])
if (built !== 0) process.exit(built)

const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], { cwd: join(root, 'api'), stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
