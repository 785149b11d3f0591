import { createHash } from 'node:crypto'
import type { Upload } from '@lekta/shared/contract/endpoint'
import type { ImportRow, ImportRun, importContract } from '@lekta/shared/contract/import'
import type { ImportKind } from '@lekta/shared/contract/import-columns'
import { assertVisibleFilters } from '../access/authorise-ids'
import type { Tenant } from '../access/tenant'
import { ApiError, badInput, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry, type Limit } from '../http/limits/rate-limit'
import { pageOf } from '../http/list-page'
import type { AuthedContext } from '../http/request-context'
import { enqueue } from '../jobs/job'
import { renewPasswords } from '../people/accounts'
import { recordStudents, recordSubjects } from '../people/audit'
import { checkImportJob } from './check'
import { commitImportJob } from './commit'
import { templateOf } from './files'
import { presentRun } from './present-run'
import * as queries from './queries'

type Visit = AuthedContext<Tenant<'school' | 'teacher'>>

/** Limits uploads, because a sheet is work for the server, and a sheet of voucher codes may be guesses. */
const UPLOADS: Limit = { name: 'import:account', tries: 60, window: 60 * 60_000 }

async function findRun({ tenant, database }: Visit, id: number) {
  const run = await queries.selectRun(tenant, database, id)
  if (!run) throw notFound('import')
  return run
}

/** Kinds of sheets that create accounts. */
const makingKinds: readonly ImportKind[] = ['student', 'class-list', 'teacher']

const showRun = async (visit: Visit, id: number): Promise<ImportRun> => presentRun(await findRun(visit, id), visit.now)

/** Stores an uploaded sheet. The same file again returns the first import of it. */
async function takeFile(visit: Visit, kind: ImportKind, file: Upload): Promise<ImportRun> {
  const { tenant, database, now } = visit
  await countTry(database, UPLOADS, tenant.accountId, now)
  const content = Buffer.from(await file.arrayBuffer())
  const fileHash = createHash('sha256').update(content).digest('hex')
  const twin = await queries.selectTwin(tenant, database, { kind, fileHash })
  if (twin !== undefined) return showRun(visit, twin)
  const { schoolId, accountId: createdBy, role: createdAs } = tenant
  const run = { schoolId, createdBy, createdAs, kind, fileHash, content, createdAt: now, askedAt: now }
  const id = await database.transaction(async (transaction) => {
    const made = await queries.insertRun(transaction, { ...run, fileName: file.name.slice(0, 200) })
    await enqueue(transaction, checkImportJob, { id: made })
    return made
  })
  return showRun(visit, id)
}

const presentRow = ({ position, cells, ...row }: queries.Row): ImportRow => ({
  id: position,
  sheet: row.sheet,
  line: row.line,
  cells: cells as Record<string, string>,
  outcome: row.outcome,
  faults: row.faults,
  notices: row.notices,
})

export const importHandlers: Handlers<typeof importContract> = {
  importStudents: async ({ body, file, ...visit }) => takeFile(visit, body.kind, file),

  importTeachers: async ({ file, ...visit }) => takeFile(visit, 'teacher', file),

  importSubscriptions: async ({ body, file, ...visit }) => {
    if (body.kind === 'teacher-seat' && visit.tenant.role === 'teacher')
      throw new ApiError(403, 'Only a school can give seats to its teachers’ students.')
    return takeFile(visit, body.kind, file)
  },

  importVouchers: async ({ file, ...visit }) => takeFile(visit, 'voucher', file),

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

  importRun: async ({ params, ...visit }) => showRun(visit, params.id),

  importRows: async ({ params, query, ...visit }) => {
    await findRun(visit, params.id)
    const { outcome } = query
    const [rows, total] = await Promise.all([
      queries.selectRows(visit.database, params.id, { query, outcome }),
      queries.countRows(visit.database, params.id, outcome),
    ])
    return pageOf(query, rows.map(presentRow), total)
  },

  commitImport: async ({ params, body, ...visit }) => {
    const run = await findRun(visit, params.id)
    // A repeated request commits once.
    if (run.status === 'committing' || run.status === 'committed') return presentRun(run, visit.now)
    if (run.status !== 'checked') throw new ApiError(409, 'This import is no longer possible. Choose the file again.')
    if (run.rejected > 0 && !body.without_rejected)
      throw badInput({ without_rejected: 'Some rows have errors. Correct them, or import only the valid rows.' })
    if (run.created + run.changed === 0) throw new ApiError(409, 'There is nothing new to import.')
    await visit.database.transaction(async (transaction) => {
      const asked = { status: 'committing', done: 0, failure: null, askedAt: visit.now } as const
      if (await queries.transitionRun(transaction, run.id, 'checked', asked))
        await enqueue(transaction, commitImportJob, { id: run.id })
    })
    return showRun(visit, run.id)
  },

  undoImport: async ({ params, ...visit }) => {
    const { id } = await findRun(visit, params.id)
    await visit.importThreads.run('undo', { id, tenant: visit.tenant, now: visit.now })
    return showRun(visit, id)
  },

  importCards: async ({ params, ...visit }) => {
    const { tenant, database, now } = visit
    const run = await findRun(visit, params.id)
    if (run.status !== 'committed' || !makingKinds.includes(run.kind)) throw notFound('import')
    return database.transaction(async (transaction) => {
      const ids = await queries.selectNewcomers(tenant, transaction, run.id)
      const cards = await renewPasswords(tenant, transaction, { ids, mustChange: run.kind === 'teacher', now })
      const subjects = ids.map((id) => `account ${id}`)
      if (run.kind === 'teacher') await recordSubjects(tenant, transaction, 'teacher password renewed', subjects, now)
      else await recordStudents(tenant, transaction, 'student password renewed', ids, now)
      return cards
    })
  },

  importTemplate: async ({ params, query }) => templateOf(params.kind, query.language),

  rejectedRows: async ({ params, query, ...visit }) => {
    const { id } = await findRun(visit, params.id)
    const { tenant, importThreads } = visit
    const file = await importThreads.run('rejected', { id, tenant, language: query.language })
    if (!file) throw notFound('rejected row')
    return new File([file.bytes], file.name, { type: file.type })
  },
}
