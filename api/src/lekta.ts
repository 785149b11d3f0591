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

const code = await runTool(process.argv.slice(2), {
  environment: process.env,
  ask: stdin.isTTY && stdout.isTTY ? askOnTerminal() : null,
  readInput: () => text(stdin),
  print: (line) => stdout.write(`${line}\n`),
  printError: (line) => stderr.write(`${line}\n`),
  jobs,
})
process.exit(code)
