#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// Starts Node with tsx, because the configuration and the area of a remote are TypeScript, and passes the arguments on.
const { resolve } = createRequire(import.meta.url)
const tsx = pathToFileURL(resolve('tsx')).href
const [command, ...rest] = process.argv.slice(2)
const script =
  command === 'jest' ? [resolve('jest/bin/jest'), '--maxWorkers=100%'] : [resolve('#program'), command ?? '']
const { status } = spawnSync(process.execPath, ['--import', tsx, ...script, ...rest], { stdio: 'inherit' })
process.exit(status ?? 1)
