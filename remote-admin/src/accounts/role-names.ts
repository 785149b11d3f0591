import type { Role } from '@lekta/shared/contract/endpoint'

/** The names of the roles, to be translated. */
export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  school: 'School',
  teacher: 'Teacher',
  parent: 'Parent',
  child: 'Child',
}
