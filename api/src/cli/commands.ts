import { adminCreate } from './admin-create'
import type { Command } from './command'
import { passwordReset } from './password-reset'
import { schoolCreate } from './school-create'

/** Everything that `npm run lekta` can do, by the words that ask for it. */
export const commands: Readonly<Record<string, Command>> = {
  'admin create': adminCreate,
  'school create': schoolCreate,
  'password reset': passwordReset,
}
