import type { Role } from '../contract/endpoint'
import { type NotificationChoice, notificationContract, subjectsFor } from '../contract/notification'
import { accountContract, type DeviceSession } from '../contract/people/account'
import { type Profile, sessionContract } from '../contract/session'
import { type Answer, answers, refusal } from './fake-api'
import { privacyFixtures } from './privacy-fixtures'

const hour = 60 * 60 * 1000

/** Returns the profile of a fictional account with a role. */
export const profileOf = (role: Role, more: Partial<Profile> = {}): Profile => ({
  id: 1,
  name: 'Ayu Lestari',
  username: role,
  email: role === 'child' ? null : `${role}@melati.sch.id`,
  email_confirmed: role !== 'parent',
  pending_email: null,
  language: 'en',
  avatar: null,
  roles: [role],
  school: null,
  ...more,
})

const sessionsAt = (now: Date): DeviceSession[] =>
  [
    { device: 'Chrome on Windows', age: 3, unused: 0 },
    { device: 'Safari on iPhone', age: 200, unused: 9 },
    { device: 'Firefox on Linux', age: 700, unused: 90 },
  ].map(({ device, age, unused }, i) => ({
    id: i + 1,
    device,
    created_at: new Date(now.getTime() - age * hour).toISOString(),
    used_at: new Date(now.getTime() - unused * hour).toISOString(),
    current: i === 0,
  }))

/** The current password on the fake server. */
export const fixturePassword = 'lekta-demo'

/** Returns the answers of a fake server for one account. The server remembers changes. */
export function accountFixtures(account: Profile, now = new Date()): Answer[] {
  let profile = account
  let sessions = sessionsAt(now)
  let choices: NotificationChoice[] = subjectsFor[account.roles[0] ?? 'child'].map((jenis) => ({
    jenis,
    push: true,
    mail: false,
  }))
  const change = (more: Partial<Profile>) => {
    profile = { ...profile, ...more }
    return profile
  }
  return [
    ...answers(sessionContract, { profileMe: async () => profile }),
    ...answers(accountContract, {
      editMe: async ({ body: { email, password, ...body } }) => {
        if (email === undefined || email === profile.email) return change(body)
        if (password === fixturePassword) return change({ ...body, pending_email: email })
        throw refusal(400, 'This is not your password.', { password: 'This is not your password.' })
      },
      cancelEmailChange: async () => change({ pending_email: null }),
      sendConfirmation: async () => null,
      uploadAvatar: async ({ file }) => change({ avatar: `/api/picture/${file.name}` }),
      removeAvatar: async () => change({ avatar: null }),
      changeMyPassword: async ({ body }) => {
        if (body.current === fixturePassword) return null
        throw refusal(400, 'This is not your password.', { current: 'This is not your password.' })
      },
      mySessions: async () => sessions,
      endMySession: async ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params.id)
        return null
      },
      endMyOtherSessions: async () => {
        sessions = sessions.filter(({ current }) => current)
        return null
      },
    }),
    ...privacyFixtures(),
    ...answers(notificationContract, {
      notificationChoices: async () => choices,
      chooseNotification: async ({ body }) => {
        choices = choices.map((choice) => (choice.jenis === body.jenis ? body : choice))
        return null
      },
    }),
  ]
}
