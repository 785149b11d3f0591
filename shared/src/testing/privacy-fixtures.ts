import { type ErasurePreview, type ErasureRow, type OpenErasure, privacyContract } from '../contract/privacy'
import { type Answer, answers, refusal } from './fake-api'
import { listOf } from './fake-list'

export const erasurePreview: ErasurePreview = {
  people: [{ id: 7, name: 'Ayu Lestari' }],
  confirm: ['Ayu', 'ayu', 'Ayu Lestari'],
  days: 14,
  due_at: '2026-12-07T03:00:00Z',
  erased: { tests: 3, answers: 61, classrooms: 1, links: 1, notifications: 12, logins: 4 },
  retained: [],
  invoices: 0,
  ask_school: null,
  notified: { parents: 0, school: false },
  children: [],
  cancel_by_mail: true,
}

export const openErasure: OpenErasure = {
  account_id: 7,
  name: 'Ayu Lestari',
  kind: 'child',
  requested_at: '2026-11-23T03:00:00Z',
  requested_by: 'Sari Wulandari',
  due_at: '2026-12-07T03:00:00Z',
  can_cancel: true,
}

export const erasureRow: ErasureRow = {
  ...{ id: 5, state: 'open', kind: 'child', reason: 'request', account_id: 7, name: 'Ayu Lestari', username: 'ayu' },
  ...{ school: 'Sekolah Cakrawala', requested_by: 'Sari Wulandari', note: null },
  requested_at: '2026-11-23T03:00:00Z',
  due_at: '2026-12-07T03:00:00Z',
  ended_at: null,
  erased: {},
}
const erasedRow: ErasureRow = {
  ...erasureRow,
  ...{ id: 4, state: 'done', account_id: null, name: null, username: null },
  ended_at: '2026-11-20T03:00:00Z',
  erased: { tests: 2, answers: 40, notifications: 9 },
}

interface Options {
  preview?: Partial<ErasurePreview>
  open?: OpenErasure[]
}

/** Returns the answers of a fake server about erasing people. It remembers requests and cancellations. */
export function privacyFixtures({ preview, open = [] }: Options = {}): Answer[] {
  const shown = { ...erasurePreview, ...preview }
  let waiting = open
  return answers(privacyContract, {
    erasurePreview: async () => shown,
    requestErasure: async ({ body: { ids, confirm } }) => {
      if (!shown.confirm.includes(confirm)) {
        const message = `Please type “${shown.confirm[0]}” to confirm.`
        throw refusal(400, message, { confirm: message })
      }
      waiting = ids.map((id) => ({ ...openErasure, account_id: id }))
      return { due_at: shown.due_at }
    },
    cancelErasure: async () => {
      waiting = []
      return null
    },
    cancelErasureByLink: async ({ body: { token } }) => {
      if (token !== 'secret') throw refusal(404, 'This link is not valid.')
      return { name: 'Sari Wulandari' }
    },
    askErasure: async () => null,
    openErasures: async () => waiting,
    erasures: async ({ query }) => {
      const rows = [erasureRow, erasedRow].filter(({ state }) => query.state === undefined || query.state === state)
      return listOf(rows, query, { text: ({ name, school }) => `${name} ${school}`, sort: {} })
    },
  })
}
