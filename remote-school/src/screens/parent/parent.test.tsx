import { call } from '@lekta/shared/client'
import { linkContract } from '@lekta/shared/contract/people/link'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { words } from '../../words.id'
import Parent from './parent'

const now = new Date('2026-11-20T05:00:00Z')
const show = (first: readonly Answer[] = [], at = '/school/parent', language: 'en' | 'id' = 'en') =>
  renderScreen(Parent, {
    path: '/school/parent',
    at,
    role: 'school',
    answers: [...first, ...schoolFixtures('school', now)],
    language,
    words,
  })
const findButton = (name: RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))

test('requests are listed with the parent’s e-mail address, child and classroom, and the school code is shown', async () => {
  show()
  const row = (await screen.findByText('Dewi Prasetya')).closest('tr') as HTMLElement
  const cells = within(row).getAllByRole('cell')
  expect(cells[0]).toHaveTextContent(/^Dewi Prasetya\s*dewi@keluarga\.example$/)
  expect(cells[1]).toHaveTextContent(/Ayu Lestari\s*ayu\.lestari, 3A Melati$/)
  expect(await screen.findByText('Your school code')).toBeVisible()
  expect(await screen.findByRole('tab', { name: /Requests\s*2/ })).toBeVisible()
})

test('approving a request after a confirmation moves the parent to the linked parents', async () => {
  const { user } = show()
  await user.click(await findButton(/^Approve Dewi Prasetya for/))
  const confirmation = await dialog()
  await waitFor(() => expect(confirmation.getByText(/^Approve only if you know/)).toBeVisible())
  await user.click(confirmation.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.queryByText('Dewi Prasetya')).toBeNull())
  expect(screen.getByText('Bambang Santoso')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Linked parents' }))
  expect(await screen.findByText('Dewi Prasetya')).toBeVisible()
})

test('declining a request sends the reason without surrounding spaces', async () => {
  const reasons: (string | undefined)[] = []
  const declining = answers(linkContract, {
    declineLink: async ({ body }) => {
      reasons.push(body.reason)
      return null
    },
  })
  const { user } = show(declining)
  await user.click(await findButton(/^Decline Bambang Santoso for/))
  const confirmation = await dialog()
  await user.type(confirmation.getByLabelText(/^Reason shown to the parent/), ' Please come by. ')
  await user.click(confirmation.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(reasons).toEqual(['Please come by.'])
})

test('a request that a colleague has already answered shows a message, and disappears from the list', async () => {
  let colleagueDeclines: () => Promise<unknown> = async () => undefined
  const alreadyAnswered = answers(linkContract, {
    approveLink: async () => {
      await colleagueDeclines()
      throw refusal(409, 'A colleague has already declined this request.')
    },
  })
  const { user, store } = show(alreadyAnswered)
  colleagueDeclines = () => call(store.http, linkContract.declineLink, { params: { id: 1 }, body: {} })
  await user.click(await findButton(/^Approve Dewi Prasetya for/))
  await user.click((await dialog()).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(store.getState().notice?.text).toMatch(/has already declined this request/))
  await waitFor(() => expect(screen.queryByText('Dewi Prasetya')).toBeNull())
  expect(screen.getByText('Bambang Santoso')).toBeVisible()
})

test('a link is ended after a confirmation', async () => {
  const { user } = show([], '/school/parent?tab=linked')
  await user.click(await findButton(/^Unlink Siti Rahmawati from/))
  const confirmation = await dialog()
  await waitFor(() => expect(confirmation.getByText(/All results stay with your school\.$/)).toBeVisible())
  await user.click(confirmation.getByRole('button', { name: 'Unlink' }))
  expect(await screen.findByRole('heading', { name: 'No linked parents yet' })).toBeVisible()
})

test('without requests, the page shows a message', async () => {
  const noRequests = answers(linkContract, {
    linkRequests: async () => ({ data: [], total: 0, last_page: 1, page: 1 }),
  })
  show(noRequests)
  expect(await screen.findByRole('heading', { name: 'No open requests' })).toBeVisible()
})

test('the page renders in Indonesian', async () => {
  show([], '/school/parent', 'id')
  expect(await screen.findByRole('heading', { level: 1, name: 'Orang tua' })).toBeVisible()
  expect((await screen.findAllByRole('button', { name: /^Setujui/ })).length).toBe(2)
})
