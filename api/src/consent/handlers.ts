import { brand } from '@lekta/shared/brand'
import type { Consent, consentContract } from '@lekta/shared/contract/people/consent'
import * as queries from '../consent-record/queries'
import { ApiError } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { withdrawConsent } from './withdraw'

const present = ({ studentId, name, verifiedBy, withdrawnAt, at, ...row }: queries.ConsentRow): Consent => ({
  ...row,
  child: studentId === null || name === null ? null : { id: studentId, name },
  verified_by_school: verifiedBy === 'school',
  at: at.toISOString(),
  withdrawn_at: withdrawnAt?.toISOString() ?? null,
})

export const consentHandlers: Handlers<typeof consentContract> = {
  consents: async ({ tenant, database }) => (await queries.selectConsents(tenant, database)).map(present),

  agreeToWording: async ({ body, tenant, caller, database, language, now }) => {
    if (body.wording !== brand.legalDate)
      throw new ApiError(409, 'The terms have changed again. Please reload the page and read the current wording.')
    await database.transaction(async (transaction) => {
      const agree = (scope: queries.ConsentScope) =>
        queries.insertConsent(tenant, transaction, { scope, language: language ?? caller.language, at: now })
      await agree({ relation: 'self' })
      for (const { studentId, relation, verifiedBy } of await queries.selectConsentedChildren(tenant, transaction))
        await agree({ studentId, relation: relation === 'guardian' ? relation : 'parent', verifiedBy })
    })
    return null
  },

  withdrawConsent: async ({ params: { id }, tenant, caller, database, now }) => {
    await withdrawConsent(tenant, database, { id, name: caller.name, now })
    return null
  },
}
