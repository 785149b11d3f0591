import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { runTool } from './cli/run'
import { jobs } from './jobs'

const { stdin, stdout, stderr } = process

/**
 * Opens a terminal for questions. Nothing is changed before the last question is answered, so the operator can stop
 * at any question.
 */
function askOnTerminal() {
  const reader = createInterface({ input: stdin, output: stdout })
  reader.on('close', () => process.exit(130))
  return (question: string) => reader.question(question)
}

/** Milliseconds between two lines about how far a command is; on a terminal, a single line is written again. */
const interval = stderr.isTTY ? 100 : 10_000

function progressOn() {
  let shownAt = performance.now()
  return (text: string) => {
    if (text === '') {
      if (stderr.isTTY) stderr.write('\r\x1b[K')
      return
    }
    if (performance.now() - shownAt < interval) return
    shownAt = performance.now()
    stderr.write(stderr.isTTY ? `\r\x1b[K${text.slice(0, stderr.columns - 1)}` : `${text}\n`)
  }
}

const code = await runTool(process.argv.slice(2), {
  environment: process.env,
  ask: stdin.isTTY && stdout.isTTY ? askOnTerminal() : null,
  readInput: () => text(stdin),
  print: (line) => stdout.write(`${line}\n`),
  printError: (line) => stderr.write(`${line}\n`),
  progress: progressOn(),
  jobs,
})
process.exit(code)
