import { exitOnSignals } from '../exit-on-signals'
import { releasePart } from '../release/parts'
import { type BuiltPart, standaloneShell } from './build-parts'
import { buildStandalone } from './standalone'

async function build(part: string, dist: string): Promise<BuiltPart> {
  if (part !== standaloneShell) return { version: await releasePart(part, dist) }
  await buildStandalone()
  return { version: null }
}

// A program: builds each part that is sent to it into the portal in a folder.
const [dist = ''] = process.argv.slice(2)
exitOnSignals()
process.on('disconnect', () => process.exit())
process.on('message', (part: string) => {
  build(part, dist).then(
    (built) => process.send?.(built),
    (error: Error) => {
      console.error(error.message)
      process.exit(1)
    },
  )
})
