import type { Profile } from '../contract/session'

/** Returns the profile of a logged-in user without a school and with a confirmed address, changed by `values`. */
export const profileOf = (values: Partial<Profile> = {}): Profile => ({
  id: 1,
  name: 'Sri',
  username: 'sri',
  email: null,
  email_confirmed: true,
  language: 'en',
  avatar: null,
  roles: [],
  school: null,
  ...values,
})
