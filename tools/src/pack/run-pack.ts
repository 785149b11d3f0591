import { exitOnSignals } from '../exit-on-signals'
import { pack } from './pack'

const usage = `Usage: npm run pack -- <new folder>

Writes the server, the portal and the command "lekta" into a folder that runs with nothing but Node, and with
a PostgreSQL at DATABASE_URL. Use it for a server without the sources, or for a container image.`

exitOnSignals()
const [folder, ...more] = process.argv.slice(2)
if (!folder || folder.startsWith('-') || more.length > 0) {
  console.error(usage)
  process.exitCode = folder === '--help' ? 0 : 2
} else {
  try {
    await pack(folder)
    console.log(`The server is in ${folder}. Start it with bin/lekta-server.`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
