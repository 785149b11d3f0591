import { adminCreate } from './admin-create'
import { adminArchive, adminList, adminRestore } from './admins'
import type { Command } from './command'
import { passwordReset } from './password-reset'
import { schoolCreate } from './school-create'
import { schoolArchive, schoolList, schoolRestore } from './schools'
import { unlock } from './unlock'

/** All commands of `npm run lekta` by name. */
export const commands: Readonly<Record<string, Command>> = {
  'admin create': adminCreate,
  'admin list': adminList,
  'admin archive': adminArchive,
  'admin restore': adminRestore,
  'school create': schoolCreate,
  'school list': schoolList,
  'school archive': schoolArchive,
  'school restore': schoolRestore,
  'password reset': passwordReset,
  unlock,
}
