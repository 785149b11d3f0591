/** The pictures that a menu entry may name. */
export const iconNames = [
  'dashboard',
  'test',
  'student',
  'children',
  'classroom',
  'report',
  'search',
  'growth',
  'settings',
] as const
export type IconName = (typeof iconNames)[number]
