import { resetPassword } from '../people/reset-password'
import { defineCommand } from './command'
import { presentLogin } from './present'

export const passwordReset = defineCommand({
  summary: 'give an account a new first password and log it out everywhere',
  password: true,
  argument: '<username or e-mail>',
  options: {},
  run: async ({ database, config, now, argument, password }) => {
    const { account, ended } = await resetPassword(database, { name: argument, password, now })
    const sessions = ended === 1 ? '1 session was ended.' : `${ended} sessions were ended.`
    const next = account.mustChangePassword ? ' Its owner chooses another at the next login.' : ''
    return [
      `${account.name} has a new password. ${sessions}${next}`,
      '',
      presentLogin(config, { ...account, password: password === null ? account.password : null }),
    ].join('\n')
  },
})
