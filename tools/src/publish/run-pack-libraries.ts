import { statSync } from 'node:fs'
import { exitOnSignals } from '../exit-on-signals'
import { packLibraries } from './pack-libraries'

const usage = `Usage: npm run pack:libraries -- <new folder>

Compiles @lekta/shared, @lekta/staff and @lekta/tools into a folder for each, ready for npm publish, and into one file
for each, which can be installed directly.`

exitOnSignals()
const [folder, ...more] = process.argv.slice(2)
if (!folder || folder.startsWith('-') || more.length > 0) {
  console.error(usage)
  process.exitCode = folder === '--help' ? 0 : 2
} else {
  try {
    for (const { name, version, file } of await packLibraries(folder))
      console.log(`${name} ${version}: ${Math.round(statSync(file).size / 1024)} KB in ${file}`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
