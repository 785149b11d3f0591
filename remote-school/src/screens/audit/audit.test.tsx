import { type AuditQuery, type AuditRow, auditContract } from '@lekta/shared/contract/audit'
import { auditAnswers, auditRows } from '@lekta/shared/testing/audit-fixtures'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { words } from '../../words.id'
import AuditPage from './audit'

const now = new Date('2026-11-20T05:00:00Z')

const show = ({ at = '/school/audit', first = [] as Answer[], language = 'en' as 'en' | 'id' } = {}) =>
  renderScreen(AuditPage, {
    path: '/school/audit',
    at: at as '/',
    role: 'school',
    answers: [...first, ...schoolFixtures('school', now)],
    language,
    words,
  })

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement)

test('each row says when who did what to whom, with a link to it', async () => {
  show()
  const changed = await rowOf('Student data changed')
  expect(changed.getByText(/20 Nov 2026, 11:56/)).toBeVisible()
  expect(changed.getByRole('button', { name: 'Show only what Sari Wulandari did' })).toBeVisible()
  expect(changed.getByRole('link', { name: 'Ayu Lestari' })).toHaveAttribute('href', '/school/student/add?id=1')
  const listed = await rowOf('List of students viewed')
  expect(listed.getByRole('link', { name: '4A' })).toHaveAttribute('href', '/school/class-room/student/1')
  expect((await rowOf('Invoice paid')).getByText('Server')).toBeVisible()
  expect((await rowOf('School created')).getByText('Command line')).toBeVisible()
  expect(screen.getByText('Deleted account')).toBeVisible()
  expect(screen.getByText('Deleted person')).toBeVisible()
})

test('a click on a name shows only what that person did', async () => {
  const { user, address } = show()
  await user.click((await rowOf('Student data changed')).getByRole('button'))
  await waitFor(() => expect(screen.queryByText('Invoice paid')).toBeNull())
  expect(address()).toContain('sari.wulandari')
})

test('filters by student, kind and period are in the address', async () => {
  const { user, address } = show()
  await screen.findByText('Invoice paid')
  await user.type(screen.getByRole('searchbox', { name: 'Name of the student' }), 'ayu{Enter}')
  await waitFor(() => expect(screen.queryByText('Invoice paid')).toBeNull())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Viewed and changed' }), 'Changed')
  await waitFor(() => expect(screen.queryByText('Report opened')).toBeNull())
  expect(await screen.findByText('Student data changed')).toBeVisible()
  expect(address()).toBe('/school/audit?child=ayu&kind=change')
})

test('an address opens with its filters; values that nobody can choose are ignored', async () => {
  const queries: AuditQuery[] = []
  const listed = answers(auditContract, {
    schoolAudit: async ({ query }) => {
      queries.push(query)
      return { data: [] as AuditRow[], total: 0, page: 1, last_page: 1 }
    },
  })
  show({ at: '/school/audit?child=ayu&kind=all&from=2026-11-01&until=soon', first: listed })
  expect(await screen.findByText('Nothing matches this filter')).toBeVisible()
  const last = queries.at(-1)
  expect(last).toMatchObject({ child: 'ayu', from: '2026-11-01', time_zone: 'Asia/Jakarta' })
  expect(last?.kind).toBeUndefined()
  expect(last?.until).toBeUndefined()
})

test('an empty log explains what will be in it, and a failed one can be loaded again', async () => {
  const { unmount } = show({ first: auditAnswers(now, []) })
  expect(await screen.findByText('Nothing has been recorded yet')).toBeVisible()
  unmount()
  let isDown = true
  const broken = answers(auditContract, {
    schoolAudit: async () => {
      if (isDown) throw refusal(503, 'Please try again later.')
      return { data: auditRows(now), total: 6, page: 1, last_page: 1 }
    },
  })
  const { user } = show({ first: broken })
  await screen.findByText('Please try again later.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Student data changed')).toBeVisible()
})

test('a log that is longer than the list says so', async () => {
  const long = answers(auditContract, {
    schoolAudit: async () => ({ data: auditRows(now), total: 10_000, page: 1, last_page: 500 }),
  })
  show({ first: long })
  expect(await screen.findByText(/^Only the newest 10,?000 entries are listed/)).toBeVisible()
})

test('the page is in Indonesian too', async () => {
  show({ language: 'id' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Siapa melihat atau mengubah apa' })).toBeVisible()
  expect(await screen.findByText('Baris perintah')).toBeVisible()
})
