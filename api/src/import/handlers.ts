import { createHash } from 'node:crypto'
import type { Upload } from '@lekta/shared/contract/endpoint'
import type { ImportRow, ImportRun, importContract } from '@lekta/shared/contract/import/import'
import type { ImportKind } from '@lekta/shared/contract/import/import-columns'
import { assertVisibleFilters } from '../access/authorise-ids'
import type { Tenant } from '../access/tenant'
import { ApiError, badInput, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry, type Limit } from '../http/limits/rate-limit'
import { pageOf } from '../http/list-page'
import type { AuthedContext } from '../http/request-context'
import { enqueue } from '../jobs/job'
import { checkImportJob } from './check'
import { commitImportJob } from './commit'
import { presentRun } from './present-run'
import * as queries from './queries'
import {
  correctImportTask,
  fileOf,
  importCardsTask,
  importTemplateTask,
  rejectedRowsTask,
  undoImportTask,
} from './tasks'

type StaffContext = AuthedContext<Tenant<'school' | 'teacher'>>

/** Limits uploads, because processing a sheet is expensive and a sheet of voucher codes may contain guesses. */
const UPLOADS: Limit = { name: 'import:account', tries: 60, window: 60 * 60_000 }

async function findRun({ tenant, database }: StaffContext, id: number) {
  const run = await queries.selectRun(tenant, database, id)
  if (!run) throw notFound('import')
  return run
}

/** Kinds of sheets that create accounts. */
const makingKinds: readonly ImportKind[] = ['student', 'class-list', 'teacher']

const showRun = async (context: StaffContext, id: number): Promise<ImportRun> =>
  presentRun(await findRun(context, id), context.now)

/** Stores an uploaded sheet. If the same file was uploaded before, returns the first import of it. */
async function takeFile(context: StaffContext, kind: ImportKind, file: Upload): Promise<ImportRun> {
  const { tenant, database, now } = context
  await countTry(database, UPLOADS, tenant.accountId, now)
  const content = Buffer.from(await file.arrayBuffer())
  const fileHash = createHash('sha256').update(content).digest('hex')
  const committed = await queries.selectCommittedRun(tenant, database, { kind, fileHash })
  if (committed !== undefined) return showRun(context, committed)
  const { schoolId, accountId: createdBy, role: createdAs } = tenant
  const run = { schoolId, createdBy, createdAs, kind, fileHash, content, createdAt: now, askedAt: now }
  const id = await database.transaction(async (transaction) => {
    const made = await queries.insertRun(transaction, { ...run, fileName: file.name.slice(0, 200) })
    await enqueue(transaction, checkImportJob, { id: made })
    return made
  })
  return showRun(context, id)
}

const presentRow = ({ position, cells, original, ...row }: queries.Row): ImportRow => ({
  id: position,
  sheet: row.sheet,
  line: row.line,
  cells: cells as Record<string, string>,
  original: (original ?? {}) as Record<string, string>,
  outcome: row.outcome,
  faults: row.faults,
  notices: row.notices,
})

export const importHandlers: Handlers<typeof importContract> = {
  importStudents: async ({ body, file, ...context }) => takeFile(context, body.kind, file),

  importTeachers: async ({ file, ...context }) => takeFile(context, 'teacher', file),

  importSubscriptions: async ({ body, file, ...context }) => {
    if (body.kind === 'teacher-seat' && context.tenant.role === 'teacher')
      throw new ApiError(403, 'Only a school can give seats to its teachers’ students.')
    return takeFile(context, body.kind, file)
  },

  importVouchers: async ({ file, ...context }) => takeFile(context, 'voucher', file),

  imports: async ({ query, tenant, database, now }) => {
    await assertVisibleFilters(tenant, database, query)
    const filter = { query, kinds: query.kinds }
    const [runs, total] = await Promise.all([
      queries.selectRuns(tenant, database, filter),
      queries.countRuns(tenant, database, filter),
    ])
    return pageOf(
      query,
      runs.map((run) => presentRun(run, now)),
      total,
    )
  },

  importRun: async ({ params, ...context }) => showRun(context, params.id),

  importRows: async ({ params, query, ...context }) => {
    await findRun(context, params.id)
    const filter = { outcome: query.outcome, toReview: query.to_review }
    const [rows, total] = await Promise.all([
      queries.selectRows(context.database, params.id, { query, ...filter }),
      queries.countRows(context.database, params.id, filter),
    ])
    return pageOf(query, rows.map(presentRow), total)
  },

  correctImport: async ({ params, body, ...context }) => {
    const { id } = await findRun(context, params.id)
    await context.threads.run(correctImportTask, { id, now: context.now, corrections: body })
    return showRun(context, id)
  },

  discardImport: async ({ params, ...context }) => {
    const { id } = await findRun(context, params.id)
    if (!(await queries.discardRun(context.database, id)))
      throw new ApiError(409, 'Only an import that has not been saved can be discarded.')
    return { id }
  },

  commitImport: async ({ params, body, ...context }) => {
    const run = await findRun(context, params.id)
    // Repeating the request must not commit the import again.
    if (run.status === 'committing' || run.status === 'committed') return presentRun(run, context.now)
    if (run.status !== 'checked') throw new ApiError(409, 'This import is no longer possible. Choose the file again.')
    if (run.rejected > 0 && !body.without_rejected)
      throw badInput({ without_rejected: 'Some rows have errors. Correct them, or import only the valid rows.' })
    if (run.questions.length > 0)
      throw badInput({ questions: 'Choose first which classroom is meant, or that it is a new one.' })
    if (run.created + run.changed === 0) throw new ApiError(409, 'There is nothing new to import.')
    await context.database.transaction(async (transaction) => {
      const values = { status: 'committing', done: 0, failure: null, askedAt: context.now } as const
      if (await queries.transitionRun(transaction, run.id, 'checked', values))
        await enqueue(transaction, commitImportJob, { id: run.id })
    })
    return showRun(context, run.id)
  },

  undoImport: async ({ params, ...context }) => {
    const { id } = await findRun(context, params.id)
    await context.threads.run(undoImportTask, { id, tenant: context.tenant, now: context.now })
    context.metrics.count('imports', 'undone')
    return showRun(context, id)
  },

  importCards: async ({ params, ...context }) => {
    const { tenant, threads, now } = context
    const { id, status, kind } = await findRun(context, params.id)
    if (status !== 'committed' || !makingKinds.includes(kind)) throw notFound('import')
    return threads.run(importCardsTask, { id, tenant, people: kind === 'teacher' ? 'teachers' : 'students', now })
  },

  importTemplate: async ({ params: { kind }, query: { language }, threads }) =>
    fileOf(await threads.run(importTemplateTask, { kind, language })),

  rejectedRows: async ({ params, query, ...context }) => {
    const { id } = await findRun(context, params.id)
    const { tenant, threads } = context
    const file = await threads.run(rejectedRowsTask, { id, tenant, language: query.language })
    if (!file) throw notFound('rejected row')
    return fileOf(file)
  },
}
