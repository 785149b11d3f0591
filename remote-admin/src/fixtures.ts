import { type AdminDashboard, dashboardContract } from '@lekta/shared/contract/dashboard'
import { dataExportContract, type ListedExport } from '@lekta/shared/contract/data-export'
import {
  type AwaitedInvoice,
  invoiceContract,
  type PlatformInvoice,
  type PlatformPayment,
} from '@lekta/shared/contract/money/invoice'
import { type Overpayment, paymentContract } from '@lekta/shared/contract/money/payment'
import { accountFixtures, profileOf } from '@lekta/shared/testing/account-fixtures'
import { auditAnswers, auditRows } from '@lekta/shared/testing/audit-fixtures'
import { readyExport, waitingExport } from '@lekta/shared/testing/export-fixtures'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import type { Samples } from '@lekta/shared/testing/samples'
import { administrationFixtures } from './testing/administration-fixtures'
import { auditOfReleases } from './testing/audit-of-releases'
import { bankFixtures } from './testing/bank-fixtures'
import { versions } from './testing/releases/release-data'
import { releaseFixtures } from './testing/releases/release-fixtures'

export const figures: AdminDashboard = {
  schools: 41,
  students: 12345,
  sessions: 7,
  running: 3,
  answers: 250,
  finished_day: 12,
  finished_month: 340,
  unpaid_invoices: 3,
  overpayments: 1,
  jobs_waiting: 4,
  jobs_failed: 2,
  busiest: [
    { id: 1, name: 'Sekolah Cakrawala', students: 240, teachers: 7, tests: 208 },
    { id: 2, name: 'Sekolah Tunas Samudra', students: 96, teachers: 4, tests: 80 },
  ],
}

export const awaitedInvoice: AwaitedInvoice = {
  id: 3,
  number: '2026/000003',
  status: 'unpaid',
  purpose: 'buy',
  subscription_id: 2,
  plan_name: 'School year',
  seats: 20,
  currency: 'IDR',
  total: 900_000,
  issued_at: '2026-11-20T03:00:00Z',
  due_at: '2026-12-04T03:00:00Z',
  paid_at: null,
  bill_to: 'Sekolah Cakrawala',
}

export const platformInvoice: PlatformInvoice = { ...awaitedInvoice, school_id: 1 }

const midtransPayment: PlatformPayment = {
  id: 12,
  provider: 'midtrans',
  status: 'pending',
  currency: 'IDR',
  amount: 900_000,
  reference: 'MID-12',
  created_at: '2026-11-20T03:05:00Z',
  settled_at: null,
  events: [{ id: 1, at: '2026-11-20T03:06:00Z', outcome: 'nothing changed' }],
}

export const overpayment: Overpayment = {
  ...{ id: 8, provider: 'midtrans', reference: 'MID-77', currency: 'IDR', amount: 45_000 },
  came_at: '2026-11-21T03:00:00Z',
  invoice: { number: '2026/000012', status: 'void' },
  bill_to: 'Sari Wulandari',
  fitting: [{ id: 15, number: '2026/000015' }],
}

export const listedExport: ListedExport = {
  ...readyExport(new Date('2026-11-21T03:00:00Z')),
  person: { id: 7, name: 'Ayu Lestari', username: 'ayu.lestari' },
  requested_by: { id: 1, name: 'Ratih Kusuma', username: 'admin' },
  note: 'Letter of 19 November from the mother; identity card seen.',
  own: true,
}
const exportList = { text: ({ person }: ListedExport) => `${person.name} ${person.username}`, sort: {} }
const invoiceList = { text: ({ number, bill_to }: AwaitedInvoice) => `${number} ${bill_to}`, sort: {} }
const overpaymentList = { text: ({ bill_to }: Overpayment) => bill_to, sort: {} }

/** Creates a fake server with one invoice awaiting its transfer, one overpayment, and one item to review. */
export function createFixtures(): Answer[] {
  let invoices = [awaitedInvoice]
  let overpayments = [overpayment]
  let exports = [listedExport, { ...listedExport, id: 2, own: false, note: null }]
  const settleOverpayment = async () => {
    overpayments = []
    return null
  }
  return [
    ...administrationFixtures(),
    ...releaseFixtures(),
    ...auditAnswers(new Date(), auditRows(new Date(), auditOfReleases)),
    ...accountFixtures(profileOf('admin', { name: 'Ratih Kusuma' })),
    ...answers(dashboardContract, { adminDashboard: async () => figures }),
    ...answers(invoiceContract, {
      awaitedInvoices: async ({ query }) => listOf(invoices, query, invoiceList),
      allInvoices: async ({ query }) => listOf([platformInvoice], query, invoiceList),
      invoicePayments: async () => [midtransPayment],
      settleTransfer: async () => {
        invoices = []
        return null
      },
    }),
    ...answers(paymentContract, {
      surplusPayments: async ({ query }) => listOf(overpayments, query, overpaymentList),
      refundSurplus: settleOverpayment,
      spendSurplus: settleOverpayment,
    }),
    ...answers(dataExportContract, {
      dataExports: async ({ query }) => listOf(exports, query, exportList),
      requestAccountExport: async ({ body: { account, note } }) => {
        const error = 'There is no account with this username or e-mail address.'
        if (account !== listedExport.person.username) throw refusal(400, error, { account: error })
        exports = [{ ...listedExport, ...waitingExport(), id: 9, note }, ...exports]
        return waitingExport()
      },
    }),
    ...bankFixtures(),
  ]
}

/** Addresses at which the pages have something to show. */
export const samples: Samples = {
  '/admin/school/:id': '/admin/school/1',
  '/admin/releases/:area': [
    '/admin/releases/teacher',
    '/admin/releases/teacher?tab=history',
    '/admin/releases/teacher?tab=pins',
    '/admin/releases/teacher?tab=tokens',
    '/admin/releases/test-runner',
    '/admin/releases/library',
  ],
  '/admin/releases/:area/version/:version': [
    `/admin/releases/teacher/version/${versions.canary}`,
    `/admin/releases/teacher/version/${versions.withdrawn}`,
    `/admin/releases/teacher/version/${versions.next}`,
  ],
  '/admin/releases/:area/compare': `/admin/releases/teacher/compare?before=${versions.stable}&after=${versions.canary}`,
}
