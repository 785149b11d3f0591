import { LONGEST_MESSAGE, MaintenanceMessage } from '@lekta/shared/contract/platform/maintenance'
import { selectMaintenance } from '../access/maintenance'
import { switchMaintenance } from '../maintenance/switch-maintenance'
import { defineCommand } from './command'

const messageOption = {
  placeholder: '<text>',
  help: 'what people read in the banner, such as “Back at 18:00.”',
  question: 'Message',
  schema: MaintenanceMessage,
  expected: `text of at most ${LONGEST_MESSAGE} characters`,
  otherwise: 'the usual sentence',
} as const

export const maintenanceOn = defineCommand({
  summary: 'make the portal read-only; running tests continue, jobs wait',
  options: { message: messageOption },
  run: async ({ database, values, now }) => {
    await switchMaintenance(database, { on: true, message: values.message, actor: 'command', now })
    return 'Maintenance is on: within a second nothing can be changed, except that running tests continue.'
  },
})

export const maintenanceOff = defineCommand({
  summary: 'make the portal writable again',
  options: {},
  run: async ({ database, now }) => {
    await switchMaintenance(database, { on: false, actor: 'command', now })
    return 'Maintenance is over.'
  },
})

export const maintenanceStatus = defineCommand({
  summary: 'say whether the portal is read-only',
  options: {},
  run: async ({ database }) => {
    const { since, message } = await selectMaintenance(database)
    if (!since) return 'Maintenance is off.'
    return [`Maintenance has been on since ${since.toISOString()}.`, message].filter(Boolean).join('\n')
  },
})
