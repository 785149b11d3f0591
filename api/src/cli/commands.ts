import { adminCreate } from './admin-create'
import { backup } from './backup'
import type { Command } from './command'
import { eraseAgainCommand } from './erase-again'
import { passwordReset } from './password-reset'
import { restore } from './restore'
import { schoolCreate } from './school-create'
import { upgrade } from './upgrade'
import { verify } from './verify'

/** All commands of `npm run lekta` by name. */
export const commands: Readonly<Record<string, Command>> = {
  'admin create': adminCreate,
  'school create': schoolCreate,
  'password reset': passwordReset,
  backup,
  restore,
  verify,
  'erase again': eraseAgainCommand,
  upgrade,
}
