import { spawn } from 'node:child_process'
import { apiFolder, type ServerProgram, serverProgram } from '../build/bundle-server'
import { runForwarding } from './run-forwarding'

/** Runs a program of the server. Resolves with its exit code. */
export const runServer = (program: ServerProgram) => runForwarding(serverProgram(program), apiFolder)

/**
 * Brings the database to the state that the server expects. Resolves with an exit code. Ctrl-C in a terminal reaches
 * this program directly, so it stops the database.
 */
export const prepareDatabase = () =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, serverProgram('prepare-database'), { cwd: apiFolder, stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
