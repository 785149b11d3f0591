import type { Report, reportContract } from '@lekta/shared/contract/assessment/report'
import { wallTime } from '@lekta/shared/lib/time/zone-time'
import { assertVisibleFilters } from '../access/authorise-ids'
import { bankOf } from '../bank/bank'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry } from '../http/limits/rate-limit'
import { pageOf } from '../http/list-page'
import type { AuthedContext } from '../http/request-context'
import { speak } from '../i18n/sentence'
import { makeReportLink } from '../report-link/report-link'
import { openReportLink, reportLinkLimits } from './open-report-link'
import { presentListedReport, presentReport } from './present'
import * as queries from './queries'
import { letterPdfTask, reportPdfTask } from './tasks'

/** Returns whether the caller is staff. The audit does not record that children and parents read their own reports. */
const isStaff = ({ tenant }: AuthedContext) => tenant.role === 'teacher' || tenant.role === 'school'

type Reading = 'report read' | 'report downloaded' | 'letter downloaded' | 'report link opened'

/** Presents a report, and records the action unless it is null. */
async function presentRow(context: AuthedContext, row: queries.ReportRow | undefined, action: Reading | null) {
  if (!row) throw notFound('report')
  const { tenant, database, now } = context
  const bank = await bankOf(database, now)
  if (action && (isStaff(context) || action === 'report link opened'))
    await queries.recordReport(tenant, database, action, row.attempt, now)
  return presentReport(row, bank, { withAnswers: tenant.role !== 'child', withQuestions: isStaff(context) })
}

/** Returns a report by its id, with the heading of its PDF. */
async function loadReport(context: AuthedContext, id: number, action: Reading) {
  const { tenant, database } = context
  const report = await presentRow(context, await queries.selectReport(tenant, database, id), action)
  return { report, heading: await queries.selectHeading(tenant, database, report.child.id) }
}

/** Returns a PDF file, named after the student and the day on which the test ended in the student's time zone. */
function pdfFile(
  title: string,
  { child, finished_at }: Report,
  { zone }: queries.Heading,
  content: Uint8Array<ArrayBuffer>,
) {
  const { day } = wallTime(new Date(finished_at), zone)
  return new File([content], `${title} ${child.name} ${day}.pdf`, { type: 'application/pdf' })
}

export const reportHandlers: Handlers<typeof reportContract> = {
  reports: async ({ query, tenant, database }) => {
    await assertVisibleFilters(tenant, database, query)
    const { rows, total } = await queries.selectReports(tenant, database, query)
    return pageOf(query, rows.map(presentListedReport), total)
  },

  report: async ({ params: { id }, ...context }) => {
    const { tenant, database, now } = context
    const row = isStaff(context)
      ? await queries.readReport(tenant, database, id, now)
      : await queries.selectReport(tenant, database, id)
    return presentRow(context, row, null)
  },

  testReport: async ({ params, ...context }) =>
    presentRow(context, await queries.selectTestReport(context.tenant, context.database, params), 'report read'),

  reportFile: async ({ params, query: { language }, ...context }) => {
    const { report, heading } = await loadReport(context, params.id, 'report downloaded')
    const content = await context.threads.run(reportPdfTask, { report, heading, language })
    return pdfFile(speak('Reading report', language), report, heading, content)
  },

  parentLetter: async ({ params, query: { language }, ...context }) => {
    const { report, heading } = await loadReport(context, params.id, 'letter downloaded')
    const { threads, now } = context
    const content = await threads.run(letterPdfTask, { report, heading, language, now })
    return pdfFile(speak('Letter to parents', language), report, heading, content)
  },

  shareReport: async ({ params, tenant, database, now }) => {
    await countTry(database, reportLinkLimits.made, tenant.accountId, now)
    const row = await queries.selectReport(tenant, database, params.id)
    if (!row) throw notFound('report')
    return database.transaction(async (transaction) => {
      await queries.recordReport(tenant, transaction, 'report link made', row.attempt, now)
      return makeReportLink(tenant, transaction, row.attempt.id, now)
    })
  },

  sharedReport: async ({ params, ...context }) =>
    presentRow(
      context,
      await openReportLink(context.tenant, context.database, params, context.now),
      'report link opened',
    ),
}
