#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

// The commands are written in TypeScript: this file only starts Node with tsx and passes the arguments on.
const { resolve } = createRequire(import.meta.url)
const tsx = pathToFileURL(resolve('tsx')).href
const [command, ...rest] = process.argv.slice(2)
const jest = resolve('jest/bin/jest')
const script =
  command === 'jest'
    ? [jest, '--maxWorkers=100%']
    : [fileURLToPath(new URL('../src/lekta-tools.ts', import.meta.url)), command ?? '']
const { status } = spawnSync(process.execPath, ['--import', tsx, ...script, ...rest], { stdio: 'inherit' })
process.exit(status ?? 1)
