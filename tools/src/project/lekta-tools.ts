import { runCommand } from '../run-command'
import { projectCommands, projectUsage } from './commands'

// The program of the published package.
await runCommand(projectCommands, projectUsage)
