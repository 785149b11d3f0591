import { createAdmin } from '../people/create-admin'
import { defineCommand } from './command'
import { emailOption, languageOption, nameOption, usernameOption } from './options'
import { presentLogin } from './present'

export const adminCreate = defineCommand({
  summary: 'create an account that runs the platform',
  password: true,
  options: { name: nameOption, username: usernameOption, email: emailOption, language: languageOption },
  run: async ({ database, config, now, values, password }) => {
    const made = await createAdmin(database, { ...values, password, now, actor: 'command' })
    const shown = password === null ? made.password : null
    return `The admin account of ${made.name} is ready.\n\n${presentLogin(config, { ...made, password: shown })}`
  },
})
