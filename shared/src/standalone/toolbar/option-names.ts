import type { Role } from '../../contract/endpoint'
import type { Size } from '../../lib/size'
import type { ApiState } from '../../testing/states/api-states'
import type { Surroundings, Theme } from '../options'

export const stateNames = {
  full: 'Full',
  empty: 'Empty',
  error: 'Error',
  slow: 'Slow',
  offline: 'Offline',
  unauthorised: 'Logged out (401)',
  manyRows: '10,000 rows',
} as const satisfies Record<ApiState, string>

export const catalogueNames = { all: 'All states', ...stateNames } as const

export const roleNames = {
  admin: 'Admin',
  school: 'School',
  teacher: 'Teacher',
  parent: 'Parent',
  child: 'Child',
} as const satisfies Record<Role, string>

export const themeNames = { light: 'Light', dark: 'Dark' } as const satisfies Record<Theme, string>

export const sizeNames = {
  default: 'Default',
  medium: 'Medium',
  small: 'Small',
  mini: 'Mini',
} as const satisfies Record<Size, string>

export const surroundingsNames = { nothing: 'Nothing', portal: 'The portal' } as const satisfies Record<
  Surroundings,
  string
>
