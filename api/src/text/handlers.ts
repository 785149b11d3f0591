import type { textContract } from '@lekta/shared/contract/assessment/text'
import { assertVisibleClassroom } from '../access/authorise-ids'
import { groupableStudentsOf } from '../class-report/present'
import { selectGroupableStudents } from '../class-report/queries'
import { badInput } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry, type Limit } from '../http/limits/rate-limit'
import { presentMatchingStudents } from './present'
import { analyseTextTask, readTextTask } from './tasks'

/** Limits the requests of an account, because analysing a long text is expensive. */
const TEXTS: Limit = { name: 'text:account', tries: 300, window: 60 * 60_000 }

export const textHandlers: Handlers<typeof textContract> = {
  analyseText: async ({ body, tenant, database, threads, now }) => {
    await countTry(database, TEXTS, tenant.accountId, now)
    return threads.run(analyseTextTask, body.text)
  },

  textOfFile: async ({ file, tenant, database, threads, now }) => {
    await countTry(database, TEXTS, tenant.accountId, now)
    const text = await threads.run(readTextTask, new Uint8Array(await file.arrayBuffer()))
    if (text === null)
      throw badInput({
        file: 'This file cannot be read as text. Choose a Word document (.docx) or a text file (.txt), or copy and paste the text.',
      })
    if (text.trim() === '') throw badInput({ file: 'There is no text in this file.' })
    return { text }
  },

  textReaders: async ({ query, tenant, database }) => {
    await assertVisibleClassroom(tenant, database, query.classroom_id)
    const pupils = await selectGroupableStudents(tenant, database, query.classroom_id)
    return presentMatchingStudents(pupils, groupableStudentsOf(pupils), query.measure)
  },
}
