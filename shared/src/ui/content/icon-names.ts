/** The icons that a menu entry can have. */
export const iconNames = [
  'dashboard',
  'test',
  'student',
  'children',
  'classroom',
  'report',
  'search',
  'growth',
  'teacher',
  'settings',
  'calendar',
  'key',
  'privacy',
  'invoice',
  'ticket',
  'history',
  'queue',
  'server',
  'release',
] as const
export type IconName = (typeof iconNames)[number]
