import { and, eq } from 'drizzle-orm'
import { account, releasePin, school } from '../../database/schema'
import { badInput, notFound } from '../../errors/api-error'
import { type AreaChange, actorColumns, emptyAudience, type Happened, loadServable } from './change-area'

interface Pinning {
  version: string
  schoolId: number | null
  accountId: number | null
  reason: string
}

/** Returns the pin that an area has for a school or an account. */
async function selectPinOf({ transaction, area }: AreaChange, { schoolId, accountId }: Pinning) {
  const isOne = schoolId === null ? eq(releasePin.accountId, accountId ?? 0) : eq(releasePin.schoolId, schoolId)
  const [row] = await transaction
    .select()
    .from(releasePin)
    .where(and(eq(releasePin.area, area.name), isOne))
  return row ?? null
}

async function assertExists({ transaction }: AreaChange, { schoolId, accountId }: Pinning): Promise<void> {
  if (schoolId !== null) {
    const rows = await transaction.select({ id: school.id }).from(school).where(eq(school.id, schoolId))
    if (rows.length === 0) throw badInput({ school_id: 'There is no such school.' })
  }
  if (accountId !== null) {
    const rows = await transaction.select({ id: account.id }).from(account).where(eq(account.id, accountId))
    if (rows.length === 0) throw badInput({ account_id: 'There is no such account.' })
  }
}

const audienceOf = ({ schoolId, accountId }: Pick<Pinning, 'schoolId' | 'accountId'>) => ({
  ...emptyAudience,
  schools: schoolId === null ? [] : [schoolId],
  accounts: accountId === null ? [] : [accountId],
})

/** Always serves a release to one school or one account, instead of the release that it was pinned to before. */
export async function pinRelease(change: AreaChange, pinning: Pinning): Promise<readonly Happened[]> {
  const { transaction, area, actor, now } = change
  const { version, schoolId, accountId, reason } = pinning
  if ((schoolId === null) === (accountId === null)) throw badInput({ school_id: 'Choose one school or one account.' })
  await assertExists(change, pinning)
  const row = await loadServable(transaction, area.name, version)
  const before = await selectPinOf(change, pinning)
  if (before) await transaction.delete(releasePin).where(eq(releasePin.id, before.id))
  const { accountId: createdBy, tokenId } = actorColumns(actor)
  await transaction
    .insert(releasePin)
    .values({ area: area.name, releaseId: row.id, schoolId, accountId, reason, createdBy, tokenId, createdAt: now })
  return [
    {
      ...{ action: 'pinned', releaseId: row.id, beforeId: before?.releaseId ?? null },
      ...{ audience: audienceOf(pinning), reason },
    },
  ]
}

/** Removes a pin. Throws a 404 if the area has no such pin. */
export async function unpinRelease({ transaction, area }: AreaChange, id: number): Promise<readonly Happened[]> {
  const [pin] = await transaction
    .delete(releasePin)
    .where(and(eq(releasePin.area, area.name), eq(releasePin.id, id)))
    .returning()
  if (!pin) throw notFound('pin')
  return [{ action: 'unpinned', releaseId: pin.releaseId, audience: audienceOf(pin) }]
}
