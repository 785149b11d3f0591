import { adminCreate } from './admin-create'
import type { Command } from './command'
import { passwordReset } from './password-reset'
import { schoolCreate } from './school-create'

/** All commands of `npm run lekta` by name. */
export const commands: Readonly<Record<string, Command>> = {
  'admin create': adminCreate,
  'school create': schoolCreate,
  'password reset': passwordReset,
}
