import { type AdminDashboard, dashboardContract } from '@lekta/shared/contract/dashboard'
import { type AwaitedInvoice, invoiceContract } from '@lekta/shared/contract/invoice'
import { type Overpayment, paymentContract } from '@lekta/shared/contract/payment'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { act, screen, waitFor, within } from '@testing-library/react'
import { fakeRemotes } from '../../testing/fake-remotes'
import { closePortal, openPortal, remember } from '../../testing/open-portal'

const Cards = () => <h2>Today</h2>
let broken = false
const Faulty = () => {
  if (broken) throw new Error('boom')
  return <h2>Today</h2>
}

const doors = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const greeting = () => screen.findByRole('heading', { level: 1 })

const { fetch } = window
const answerWith = (answer: () => Promise<Response>) => {
  const asked = jest.fn(answer)
  Object.assign(window, { fetch: asked })
  return asked
}

beforeEach(() => void answerWith(async () => new Response()))
afterEach(() => {
  closePortal()
  Object.assign(window, { fetch })
})

test.each([
  ['Sri Wahyuni Prasetyo', 'Hi, Sri!'],
  ['  Ayu  ', 'Hi, Ayu!'],
  ['Ni Luh\u00a0Ayu', 'Hi, Ni!'],
])('%s is greeted with “%s”', async (fullname, sentence) => {
  remember('teacher', fullname)
  await openPortal({ at: '/home/dashboard' })
  expect(await greeting()).toHaveTextContent(sentence)
  expect(screen.getByText('Here is your dashboard')).toBeVisible()
  expect(document.title).toBe('Dashboard - Lekta')
})

test.each([
  ['teacher', ['/teacher/student', '/teacher/class-room']],
  ['child', ['/child/test']],
  ['child,teacher', ['/child/test']],
])('the tiles of %s are the pages of the first role’s menu', async (role, paths) => {
  await openPortal({ at: '/home/dashboard', role })
  await greeting()
  expect(doors()).toEqual(['/home/dashboard', ...paths].slice(1))
})

test('a tile has the menu’s label and the page’s subtitle, loads early and opens its page', async () => {
  const { user, remotes } = await openPortal({ at: '/home/dashboard', role: 'teacher' })
  await greeting()
  const tile = within(screen.getByRole('main')).getByRole('link', { name: 'Student All whom you teach' })
  const before = remotes.preloaded.length
  await user.hover(tile)
  expect(remotes.preloaded.slice(before)).toEqual(['teacher'])
  await user.click(tile)
  expect(await screen.findByRole('heading', { name: 'The students' })).toBeVisible()
})

describe('an area’s cards', () => {
  const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

  test('stand below the greeting, in the place of the tiles', async () => {
    await openPortal({ at: '/home/dashboard', role: 'teacher', remotes: fakeRemotes(Cards) })
    expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Hi, Sri!' })).toBeVisible()
    expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([])
  })

  test('are announced while their code is on its way', async () => {
    const remotes = fakeRemotes(Cards)
    const release = remotes.hold('dashboard')
    await openPortal({ at: '/home/dashboard', role: 'teacher', remotes })
    expect(await greeting()).toHaveTextContent('Hi, Sri!')
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading')
    await act(async () => release())
    expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  })

  test('that cannot be shown leave a card with the reason, and the greeting stands', async () => {
    const told = quiet()
    broken = true
    const remotes = fakeRemotes(Faulty)
    const { user } = await openPortal({ at: '/home/dashboard', role: 'teacher', remotes })
    expect(await screen.findByRole('alert')).toHaveTextContent('This page isn’t available right now')
    expect(await greeting()).toHaveTextContent('Hi, Sri!')
    broken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
    expect(remotes.dropped).toEqual([expect.objectContaining({ area: 'teacher', version: '1.0.0' })])
    told.mockRestore()
  })

  test('of another role than the first stay away', async () => {
    await openPortal({ at: '/home/dashboard', role: 'child,teacher', remotes: fakeRemotes(Cards) })
    await greeting()
    expect(doors()).toEqual(['/child/test'])
  })
})

const nothing = { data: [], last_page: 1, total: 0, page: 1 }

const awaiting = (rows: AwaitedInvoice[], settleTransfer: () => Promise<null> = async () => null) => [
  ...answers(invoiceContract, {
    awaitedInvoices: async () => ({ data: rows, last_page: 1, total: rows.length, page: 1 }),
    settleTransfer,
  }),
  ...answers(paymentContract, { surplusPayments: async () => nothing }),
]

describe('invoices that wait for a transfer', () => {
  const invoice: AwaitedInvoice = {
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

  test('are marked as paid by an admin, with reference and proof', async () => {
    const settle = jest.fn(async () => null)
    const { user } = await openPortal({ at: '/home/dashboard', role: 'admin', more: awaiting([invoice], settle) })
    await user.click(await screen.findByRole('button', { name: 'Mark 2026/000003 as paid' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Payment of 2026/000003' }))
    const reference = asked.getByLabelText('Transfer reference')
    await user.click(asked.getByRole('button', { name: 'Mark as paid' }))
    expect(asked.getByText('Please choose the proof of transfer.')).toBeVisible()
    expect(reference).toBeInvalid()
    await user.type(reference, 'TRF 17')
    await user.click(asked.getByRole('button', { name: 'Mark as paid' }))
    expect(asked.getByText('Please choose the proof of transfer.')).toBeVisible()
    expect(settle).not.toHaveBeenCalled()
    const slip = new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' })
    await user.upload(asked.getByLabelText('Proof of transfer'), slip)
    expect(asked.getByText('slip.pdf')).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Mark as paid' }))
    expect(await screen.findByText('Invoice 2026/000003 is paid.')).toBeVisible()
    expect(settle).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: 3 }, body: { reference: 'TRF 17' }, file: expect.any(File) }),
    )
  })
})

describe('money that pays for nothing', () => {
  const money: Overpayment = {
    ...{ id: 8, provider: 'midtrans', reference: 'MID-77', currency: 'IDR', amount: 45_000 },
    came_at: '2026-11-21T03:00:00Z',
    invoice: { number: '2026/000012', status: 'void' },
    bill_to: 'Sari Wulandari',
    fitting: [{ id: 15, number: '2026/000015' }],
  }

  /** A server with that money, which is gone once it is settled. */
  function serverWith() {
    let rows = [money]
    const settle = jest.fn(async () => {
      rows = []
      return null
    })
    const more = [
      ...answers(paymentContract, {
        surplusPayments: async () => ({ data: rows, last_page: 1, total: rows.length, page: 1 }),
        refundSurplus: settle,
        spendSurplus: settle,
      }),
      ...awaiting([]),
    ]
    return { settle, more }
  }
  const openList = async () => {
    const { settle, more } = serverWith()
    const { user } = await openPortal({ at: '/home/dashboard', role: 'admin', more })
    const list = within(await screen.findByRole('list', { name: 'Overpayments' }))
    return { user, settle, list }
  }
  const gone = () => waitFor(() => expect(screen.queryByText('Overpayments')).toBeNull())

  test('tells from whom it came, how much, when, and why it was not needed', async () => {
    const { list } = await openList()
    expect(list.getByText(/45,000 from Sari Wulandari/)).toBeVisible()
    expect(list.getByText('Paid towards invoice 2026/000012, which is void.')).toBeVisible()
    expect(list.getByText(/21.* · MID-77$/)).toBeVisible()
  })

  test('is given back with reference and proof', async () => {
    const { user, settle, list } = await openList()
    await user.click(list.getByRole('button', { name: /^Refund .*45,000 from Sari Wulandari$/ }))
    const asked = within(await screen.findByRole('dialog', { name: 'Record a refund' }))
    await user.type(asked.getByLabelText('Transfer reference'), 'TRF 18')
    await user.upload(asked.getByLabelText('Proof of transfer'), new File(['%PDF-1.7'], 'slip.pdf'))
    await user.click(asked.getByRole('button', { name: 'Record refund' }))
    expect(await screen.findByText('Refund recorded.')).toBeVisible()
    expect(settle).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: 8 }, body: { reference: 'TRF 18' }, file: expect.any(File) }),
    )
    await gone()
  })

  test('pays another invoice of the same buyer once that was confirmed', async () => {
    const { user, settle, list } = await openList()
    await user.click(list.getByRole('button', { name: 'Use for 2026/000015' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Use this money to pay invoice 2026/000015?' }))
    await user.click(asked.getByRole('button', { name: 'Use for 2026/000015' }))
    expect(await screen.findByText('Invoice 2026/000015 is paid.')).toBeVisible()
    expect(settle).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 8 }, body: { invoice_id: 15 } }))
    await gone()
  })
})

describe('the platform’s figures', () => {
  const figures: AdminDashboard = {
    schools: 41,
    students: 12345,
    sessions: 7,
    running: 3,
    answers: 250,
    finished_day: 12,
    finished_month: 340,
    jobs_waiting: 4,
    jobs_failed: 2,
    database_bytes: 64_400_000,
    busiest: [
      { id: 1, name: 'Sekolah Cakrawala', students: 240, teachers: 7, tests: 208 },
      { id: 2, name: 'Sekolah Tunas Samudra', students: 96, teachers: 4, tests: 80 },
    ],
  }
  const server = (handler: () => Promise<AdminDashboard>) => [
    ...answers(dashboardContract, { adminDashboard: handler }),
    ...awaiting([]),
  ]

  test('tell an admin what goes on now, and the busiest schools', async () => {
    await openPortal({ at: '/home/dashboard', role: 'admin', more: server(async () => figures) })
    const table = within(await screen.findByRole('table', { name: 'Schools' }))
    const cells = table.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    expect(cells).toEqual([[], ['Sekolah Cakrawala', '240', '7', '208'], ['Sekolah Tunas Samudra', '96', '4', '80']])
    const main = screen.getByRole('main')
    for (const told of [
      'Tests being taken3',
      'Answers in the last hour250',
      'Open sessions7',
      'Queued jobs4',
      'Failed jobs2',
      'Students12,345At 41 schools',
      'Database size64 MB',
    ])
      expect(main).toHaveTextContent(told)
    expect(main).toHaveTextContent('The 2 busiest of 41 schools')
  })

  test('that do not come can be asked for again', async () => {
    let down = true
    const flaky = server(async () => {
      if (down) throw refusal(503, 'The server is resting.')
      return { ...figures, busiest: [] }
    })
    const { user } = await openPortal({ at: '/home/dashboard', role: 'admin', more: flaky })
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting.')
    down = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No schools yet.')).toBeVisible()
  })
})

describe('the platform’s health', () => {
  const part = () => screen.findByRole('heading', { name: 'Platform health', level: 2 })

  test.each([
    [200, 'Server and database are running.'],
    [503, 'The server is running, but its database is not ready.'],
  ])('after an answer %d is said to an admin as “%s”', async (status, sentence) => {
    const asked = answerWith(async () => new Response(null, { status }))
    await openPortal({ at: '/home/dashboard', role: 'admin' })
    await part()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(asked.mock.calls[0]?.at(0)).toBe('/readyz')
  })

  test('without an answer is said as well, and can be asked again', async () => {
    answerWith(async () => {
      throw new TypeError('Failed to fetch')
    })
    const { user } = await openPortal({ at: '/home/dashboard', role: 'admin' })
    expect(await screen.findByText('The server isn’t responding.')).toBeVisible()
    answerWith(async () => new Response())
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('Server and database are running.')).toBeVisible()
  })

  test('is nothing for anybody else', async () => {
    const asked = answerWith(async () => new Response())
    await openPortal({ at: '/home/dashboard', role: 'teacher' })
    await greeting()
    expect(screen.queryByRole('heading', { name: 'Platform health' })).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })
})
