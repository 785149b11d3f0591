import { apiFolder, type ServerProgram, serverProgram } from '../build/bundle-server'
import { runForwarding } from './run-forwarding'

/** Runs a program of the server. Resolves with its exit code. */
export const runServer = (program: ServerProgram) => runForwarding(serverProgram(program), apiFolder)
