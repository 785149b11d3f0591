import { adminCreate } from './admin-create'
import { adminArchive, adminList, adminRestore } from './admins'
import { backup } from './backups/backup'
import { eraseAgainCommand } from './backups/erase-again'
import { restore } from './backups/restore'
import { verify } from './backups/verify'
import { check } from './check'
import type { Command } from './command'
import { maintenanceOff, maintenanceOn, maintenanceStatus } from './maintenance'
import { passwordReset } from './password-reset'
import { rebuildResults } from './rebuild-results'
import { schoolCreate } from './school-create'
import { schoolArchive, schoolList, schoolRestore } from './schools'
import { unlock } from './unlock'
import { upgrade } from './upgrade'

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
  backup,
  restore,
  verify,
  'erase again': eraseAgainCommand,
  upgrade,
  check,
  'maintenance on': maintenanceOn,
  'maintenance off': maintenanceOff,
  'maintenance status': maintenanceStatus,
  unlock,
  'rebuild results': rebuildResults,
}
