import { runCommand } from './run-command'

const { argv } = process
afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(process, { argv, exitCode: undefined })
})

/** Runs the command line, and returns what it prints as an error, with the exit code. */
async function run(...words: string[]) {
  const error = jest.spyOn(console, 'error').mockReturnValue()
  jest.spyOn(process.stdout, 'on').mockReturnThis()
  process.argv = ['node', 'program', ...words]
  await runCommand({ publish: () => undefined }, 'The usage.')
  return [error.mock.calls.at(-1)?.[0] as unknown, process.exitCode]
}

test('a mistyped command is named, with the one that was meant and the usage', async () => {
  expect(await run('publsh')).toEqual(['There is no command “publsh”. Did you mean “publish”?\n\nThe usage.', 2])
  expect(await run('pin')).toEqual(['There is no command “pin”.\n\nThe usage.', 2])
})

test('without a command, the usage is printed', async () => {
  expect(await run()).toEqual(['The usage.', 2])
})
