import { ERASURE_WAIT, STAFF_ERASURE_WAIT } from '@lekta/shared/contract/retention'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import type { Database } from '../../database/connect'
import { ApiError, badInput, notFound } from '../../errors/api-error'
import { say } from '../../i18n/sentence'
import { type Candidate, hasAnother, type Requester, selectCandidates } from './candidates'

/** Returns the accounts to erase. Throws a 404 unless the tenant may ask about each of them. */
export async function findCandidates(tenant: Requester, database: Database, ids: readonly number[]) {
  const found = await selectCandidates(tenant, database, ids)
  if (found.length < new Set(ids).size) throw notFound('account')
  return found
}

const isSelf = ({ accountId }: Requester, { id }: Candidate) => id === accountId

/** Returns the number of days in which the erasure can be cancelled. */
export const waitOf = (tenant: Requester, candidates: readonly Candidate[]): number => {
  const isByStaff =
    (tenant.role === 'school' || tenant.role === 'admin') && !candidates.some((one) => isSelf(tenant, one))
  return (isByStaff ? STAFF_ERASURE_WAIT : ERASURE_WAIT).days
}

/** Returns the school that manages a child of the tenant, and must be asked to erase it; undefined if there is none. */
export const schoolToAsk = ({ role }: Requester, candidates: readonly Candidate[]) =>
  role === 'parent' ? candidates.find(({ isChild, schoolId }) => isChild && schoolId !== null)?.school : undefined

/** Returns what may be typed to confirm. Several students are confirmed by their number. */
export function confirmationsOf(tenant: Requester, candidates: readonly Candidate[]): string[] {
  const one = candidates.find((candidate) => isSelf(tenant, candidate)) ?? candidates[0]
  if (!one || (candidates.length > 1 && !isSelf(tenant, one))) return [String(candidates.length)]
  const { name, preferredName, username } = one
  return [
    ...new Set([firstNameOf({ name, preferred_name: preferredName }), name.split(' ')[0] ?? name, username, name]),
  ]
}

function assertConfirmed(tenant: Requester, candidates: readonly Candidate[], typed: string) {
  const allowed = confirmationsOf(tenant, candidates)
  if (allowed.some((text) => text.toLowerCase() === typed.toLowerCase())) return
  throw badInput({ confirm: say('Please type “{{text}}” to confirm.', { text: allowed[0] ?? '' }) })
}

function assertTogether(tenant: Requester, candidates: readonly Candidate[]) {
  if (candidates.length === 1 || !candidates.some((one) => isSelf(tenant, one))) return
  if (tenant.role !== 'parent') throw new ApiError(409, 'Please delete your own account separately.')
  const shared = candidates.find((one) => one.isChild && one.otherParents > 0)
  if (shared) {
    const { name } = shared
    throw new ApiError(409, say('{{name}} has another parent here, so the account stays with them.', { name }))
  }
}

/** Throws a 409 if nobody else could manage the platform or the school afterwards. */
async function assertManaged(database: Database, candidates: readonly Candidate[]) {
  const exceptIds = candidates.map(({ id }) => id)
  for (const { roles, schoolId, school } of candidates) {
    if (roles.includes('admin') && !(await hasAnother(database, 'admin', { exceptIds, schoolId: null })))
      throw new ApiError(409, 'This is the only admin account. Create another one first.')
    if (roles.includes('school') && !(await hasAnother(database, 'school', { exceptIds, schoolId }))) {
      const values = { school: school ?? '' }
      throw new ApiError(
        409,
        say('This is the only account that manages {{school}}. Create another one first.', values),
      )
    }
  }
}

/**
 * Throws an error unless the tenant may request the erasure of all candidates: a 409 that says what to do first, or a
 * 400 if the confirmation or an admin's note is missing.
 */
export async function assertErasable(
  tenant: Requester,
  database: Database,
  candidates: readonly Candidate[],
  { confirm, note }: { confirm: string; note?: string | undefined },
): Promise<void> {
  const open = candidates.find(({ dueAt }) => dueAt !== null)
  if (open) throw new ApiError(409, say('{{name}} is already going to be deleted.', { name: open.name }))
  const school = schoolToAsk(tenant, candidates)
  if (school)
    throw new ApiError(409, say('Only {{school}} can delete this child’s data. Please ask the school.', { school }))
  if (tenant.role === 'admin' && !candidates.some((one) => isSelf(tenant, one)) && !note)
    throw badInput({ note: 'Please note how and when the person requested this.' })
  assertTogether(tenant, candidates)
  assertConfirmed(tenant, candidates, confirm)
  await assertManaged(database, candidates)
}
