import type { accountContract, DeviceSession } from '@lekta/shared/contract/people/account'
import { newToken } from '../access/token'
import { setPassword } from '../auth/change-password'
import { deviceNameOf } from '../auth/device-name'
import { assertGoodPassword, hashPassword } from '../auth/password'
import { presentProfile } from '../auth/profile'
import { revokeSessions } from '../auth/queries'
import { ApiError, badInput, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry } from '../http/limits/rate-limit'
import { assertCurrentPassword, mailConfirmation } from './change-email'
import { assertChildMayChange, editAccount } from './edit-account'
import { toAvatar } from './picture'
import { picturePathOf } from './pictures'
import * as queries from './queries'
import { accountRateLimits } from './rate-limits'

type SessionRow = Awaited<ReturnType<typeof queries.selectSessions>>[number]

const presentSession = ({ id, userAgent, createdAt, usedAt }: SessionRow, currentId: number): DeviceSession => ({
  id,
  device: deviceNameOf(userAgent),
  created_at: createdAt.toISOString(),
  used_at: usedAt.toISOString(),
  current: id === currentId,
})

export const accountHandlers: Handlers<typeof accountContract> = {
  editMe: async ({ body, caller, database, now }) => {
    assertChildMayChange(caller, body)
    await countTry(database, accountRateLimits.edit, caller.id, now)
    return presentProfile({ ...caller, ...(await editAccount(caller, database, body, now)) })
  },

  sendConfirmation: async ({ caller, database, now }) => {
    const email = caller.pendingEmail ?? caller.email
    if (!email) throw new ApiError(409, 'Your account has no e-mail address yet. Please add one first.')
    if (!caller.pendingEmail && caller.emailConfirmedAt) return null
    await countTry(database, accountRateLimits.confirmation, caller.id, now)
    await mailConfirmation(database, email, caller, now)
    return null
  },

  cancelEmailChange: async ({ caller, tenant, database }) =>
    presentProfile({ ...caller, ...(await queries.updateAccount(tenant, database, { pendingEmail: null })) }),

  uploadAvatar: async ({ file, caller, tenant, database, now }) => {
    await countTry(database, accountRateLimits.avatar, caller.id, now)
    const content = await toAvatar(file)
    const name = newToken()
    return database.transaction(async (transaction) => {
      await queries.upsertPicture(tenant, transaction, { name, content })
      const person = await queries.updateAccount(tenant, transaction, { avatar: picturePathOf(name) })
      return presentProfile({ ...caller, ...person })
    })
  },

  removeAvatar: async ({ caller, tenant, database }) =>
    database.transaction(async (transaction) => {
      await queries.deletePicture(tenant, transaction)
      return presentProfile({ ...caller, ...(await queries.updateAccount(tenant, transaction, { avatar: null })) })
    }),

  changeMyPassword: async ({ body: { current, password }, caller, database, now }) => {
    await assertCurrentPassword(caller, database, { field: 'current', password: current }, now)
    if (password === current) throw badInput({ password: 'This is already your password. Please choose another.' })
    assertGoodPassword({ password, ...caller })
    const passwordHash = await hashPassword(password)
    await database.transaction((transaction) => setPassword(transaction, caller, passwordHash, now, caller.session.id))
    return null
  },

  mySessions: async ({ caller, tenant, database, now }) => {
    const rows = await queries.selectSessions(tenant, database, now)
    return rows.map((row) => presentSession(row, caller.session.id))
  },

  endMySession: async ({ params, tenant, database, now }) => {
    if (!(await queries.revokeSession(tenant, database, params.id, now))) throw notFound('session')
    return null
  },

  endMyOtherSessions: async ({ caller, tenant, database, now }) => {
    await revokeSessions(tenant, database, now, caller.session.id)
    return null
  },
}
