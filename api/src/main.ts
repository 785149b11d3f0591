import { brand } from '@lekta/shared/brand'
import { demoAccounts, demoPassword } from './demo/seed'
import { runProcess } from './run-process'
import { start } from './start'

await runProcess(start, ({ address, setupCode }, { port, publicUrl, demo }) => [
  `${brand.name} is at ${port === 0 ? address : publicUrl}`,
  ...(setupCode ? [`There is no admin yet. Open ${publicUrl}/setup and enter this code: ${setupCode}`] : []),
  ...(demo ? [`Demo accounts, password ${demoPassword}: ${demoAccounts.join(', ')}`] : []),
])
