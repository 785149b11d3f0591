import { findOneAccount } from '../people/reset-password'
import { unlock as unlockAccount } from '../platform/account-actions'
import { defineCommand } from './command'

export const unlock = defineCommand({
  summary: 'forget the failed logins of an account, so that its owner can log in at once',
  argument: '<username or e-mail>',
  options: {},
  run: async ({ database, now, argument }) => {
    const found = await findOneAccount(database, argument)
    await unlockAccount(database, found, { actor: 'command', now })
    return `The failed logins of ${found.name} are forgotten.`
  },
})
