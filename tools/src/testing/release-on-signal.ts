import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { exitOnSignals } from '../exit-on-signals'
import { release } from '../release/release'
import { describeEmpty } from './release-line'

// A program for tests: releases the teacher's remote into a folder, with a build that ends when a file appears.
const [dist = '', mayFinish = ''] = process.argv.slice(2)

exitOnSignals()
const { version } = await release('teacher', dist, async (pack, folder) => {
  writeFileSync(join(folder, 'half-built.js'), '')
  console.log('building')
  while (!existsSync(mayFinish)) await wait(20)
  return describeEmpty(pack.version)
})
console.log(`released ${version}`)
