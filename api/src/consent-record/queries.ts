import { brand } from '@lekta/shared/brand'
import type { ChildRelation } from '@lekta/shared/contract/people/consent'
import { and, desc, eq, inArray, isNotNull, isNull, lt, max, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { AccountRef } from '../access/tenant'
import type { Database } from '../database/connect'
import { perDatabase } from '../database/per-database'
import { account, consent, parentLink } from '../database/schema'
import type { Language } from '../i18n/sentence'

/** Who a consent is for: the account itself, or a child. The child is null until the school has confirmed it. */
export type ConsentScope =
  | { relation: 'self' }
  | { relation: ChildRelation; studentId: number | null; verifiedBy?: 'school' | null }

interface NewConsent {
  scope: ConsentScope
  language: Language
  at: Date
}

/** Records that an account consents to the current wording: to the terms for itself, or to storing a child's data. */
export const insertConsent = ({ accountId }: AccountRef, database: Database, { scope, ...given }: NewConsent) => {
  const subject = scope.relation === 'self' ? ('terms' as const) : ('child-data' as const)
  return database.insert(consent).values({ accountId, subject, ...scope, ...given, wording: brand.legalDate })
}

/** Returns the account's consents with the names of the children, newest first. */
export const selectConsents = ({ accountId }: AccountRef, database: Database) =>
  database
    .select({
      id: consent.id,
      subject: consent.subject,
      studentId: consent.studentId,
      name: account.name,
      relation: consent.relation,
      verifiedBy: consent.verifiedBy,
      wording: consent.wording,
      language: consent.language,
      at: consent.at,
      withdrawnAt: consent.withdrawnAt,
    })
    .from(consent)
    .leftJoin(account, eq(account.id, consent.studentId))
    .where(eq(consent.accountId, accountId))
    .orderBy(desc(consent.at), desc(consent.id))

export type ConsentRow = Awaited<ReturnType<typeof selectConsents>>[number]

/** Accounts whose consent is not due. It cannot become due again until another version of the program is started. */
const settled = perDatabase(() => new LRUCache<number, true>({ max: 100_000 }))

/**
 * Returns whether an adult's account has not consented to the current wording, although it is older than the wording.
 * An account without any consent that was created since, by its school for example, does not have to.
 */
export async function isConsentDue({ accountId }: AccountRef, database: Database, now: Date): Promise<boolean> {
  const inForce = new Date(brand.legalDate)
  if (now < inForce || settled(database).has(accountId)) return false
  const [found] = await database
    .select({ createdAt: account.createdAt, latest: max(consent.wording) })
    .from(account)
    .leftJoin(consent, and(eq(consent.accountId, account.id), eq(consent.subject, 'terms')))
    .where(and(eq(account.id, accountId), sql`${account.roles} <> array['child']`))
    .groupBy(account.id)
  const isDue = found ? (found.latest === null ? found.createdAt < inForce : found.latest < brand.legalDate) : false
  if (!isDue) settled(database).set(accountId, true)
  return isDue
}

/**
 * Returns the account's children, each with the relation of its latest consent, except those for which it has
 * withdrawn its consent. Children that were added before consents named them are included.
 */
export async function selectConsentedChildren({ accountId }: AccountRef, database: Database) {
  const rows = await database
    .selectDistinctOn([parentLink.studentId], {
      studentId: parentLink.studentId,
      relation: consent.relation,
      verifiedBy: consent.verifiedBy,
      withdrawnAt: consent.withdrawnAt,
    })
    .from(parentLink)
    .leftJoin(
      consent,
      and(eq(consent.studentId, parentLink.studentId), eq(consent.accountId, parentLink.parentId), isForChild),
    )
    .where(eq(parentLink.parentId, accountId))
    .orderBy(parentLink.studentId, desc(consent.at))
  return rows.filter(({ withdrawnAt }) => withdrawnAt === null)
}

const isForChild = eq(consent.subject, 'child-data')

/** Marks the account's consents for a child as withdrawn. */
export const withdrawConsents = (
  { accountId }: AccountRef,
  database: Database,
  { studentId, now }: { studentId: number; now: Date },
) =>
  database
    .update(consent)
    .set({ withdrawnAt: now })
    .where(
      and(eq(consent.accountId, accountId), eq(consent.studentId, studentId), isForChild, isNull(consent.withdrawnAt)),
    )

/**
 * Makes the account's consents valid again that it withdrew together with requesting the erasure of children. Call it
 * when the account cancels these erasures.
 */
export const restoreConsents = (
  { accountId }: AccountRef,
  database: Database,
  { studentIds, withdrawnAt }: { studentIds: readonly number[]; withdrawnAt: readonly Date[] },
) =>
  database
    .update(consent)
    .set({ withdrawnAt: null })
    .where(
      and(
        eq(consent.accountId, accountId),
        inArray(consent.studentId, [...studentIds]),
        inArray(consent.withdrawnAt, [...withdrawnAt]),
      ),
    )

/** The condition for the consent of a link request to which the school has not agreed. */
const isUnverified = and(isForChild, isNull(consent.studentId), isNotNull(consent.relation)) as SQL

/**
 * Adds the child to the consent that came with a link request, and that the school has verified the relation. The
 * caller has checked the request.
 */
export const verifyConsent = (
  database: Database,
  { parentId, studentId, askedAt }: { parentId: number; studentId: number; askedAt: Date },
) =>
  database
    .update(consent)
    .set({ studentId, verifiedBy: 'school' })
    .where(and(eq(consent.accountId, parentId), eq(consent.at, askedAt), isUnverified))

/** Deletes the consents of link requests that led to nothing. Belongs to no tenant: a job calls it. */
export const deleteUnverified = (database: Database, before: Date) =>
  database.delete(consent).where(and(isUnverified, lt(consent.at, before)))
