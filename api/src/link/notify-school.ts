import * as z from 'zod/mini'
import { defineJob } from '../jobs/job'
import { selectPayers } from '../money/buyer'
import { notify } from '../notification/notify'
import { selectSchoolToNotify } from './queries'

/** Tells those who run the school that a parent asks. A job, so that asking takes as long where there is no such child. */
export const notifySchoolJob = defineJob({
  name: 'tell-link-asked',
  data: z.object({ id: z.number() }),
  retry: { limit: 5, delay: 10 },
  work: ({ data: { id }, database }) =>
    database.transaction(async (transaction) => {
      const asked = await selectSchoolToNotify(transaction, id)
      if (!asked) return
      const { parent, child, schoolId, askedAt } = asked
      const readers = await selectPayers({ schoolId, parentId: null }, transaction)
      await notify(transaction, readers, 'linkAsked', { parent, child }, `link ${id} asked ${askedAt.getTime()}`)
    }),
})
