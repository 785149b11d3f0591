import * as z from 'zod/mini'
import { defineJob } from '../jobs/job'
import { selectPayers } from '../money/buyer'
import { notify } from '../notification/notify'
import { selectSchoolToNotify } from './queries'

/**
 * Notifies the school's accounts of a parent's request. This is a job, so that a request takes the same time whether
 * or not the child exists.
 */
export const notifySchoolJob = defineJob({
  name: 'tell-link-asked',
  data: z.object({ id: z.number() }),
  retry: { limit: 5, delay: 10 },
  work: ({ data: { id }, database }) =>
    database.transaction(async (transaction) => {
      const request = await selectSchoolToNotify(transaction, id)
      if (!request) return
      const { parent, child, childId, schoolId, askedAt } = request
      const managers = await selectPayers({ schoolId, parentId: null }, transaction)
      await notify(
        transaction,
        managers,
        'linkAsked',
        { parent, child, childId },
        `link ${id} asked ${askedAt.getTime()}`,
      )
    }),
})
