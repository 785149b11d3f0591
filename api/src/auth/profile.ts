import type { Profile } from '@lekta/shared/contract/session'
import type { Caller } from '../access/authenticate'

/** Returns an account as its owner sees it. */
export const presentProfile = ({
  id,
  name,
  username,
  email,
  emailConfirmedAt,
  pendingEmail,
  language,
  avatar,
  roles,
  mustChangePassword,
  schoolId,
  schoolName,
  timeZone,
}: Omit<Caller, 'session' | 'opener'>): Profile => ({
  id,
  name,
  username,
  email,
  email_confirmed: emailConfirmedAt !== null,
  pending_email: pendingEmail,
  language,
  avatar,
  roles,
  must_change_password: mustChangePassword,
  school:
    schoolId !== null && schoolName !== null && timeZone !== null
      ? { id: schoolId, name: schoolName, time_zone: timeZone }
      : null,
})
