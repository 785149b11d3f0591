import { projectCommands, projectUsage } from './commands'
import { runCommand } from './run-command'

// The program of the published package.
await runCommand(projectCommands, projectUsage)
