import { spawn } from 'node:child_process'

// Runs `npm start` until the portal answers with a page, then stops it. Exits with 1 if the start fails.
const portal = spawn('npm', ['start'], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
let output = ''
portal.stdout.on('data', async (chunk) => {
  process.stdout.write(chunk)
  const before = output
  output += chunk
  const [, address] = / is at (http\S+)/.exec(output) ?? []
  if (!address || / is at http/.test(before)) return
  const page = await fetch(address)
  const isPage = page.ok && (await page.text()).includes('<title>')
  console.log(`GET ${address}: ${page.status}${isPage ? '' : ', but not a page'}`)
  portal.on('exit', (status) => process.exit(isPage ? (status ?? 0) : 1))
  process.kill(-portal.pid, 'SIGINT')
})
portal.on('exit', (status) => {
  if (!/ is at http/.test(output)) process.exit(status || 1)
})
