import { linkContract } from '@lekta/shared/contract/link'
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
const press = (name: RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))

test('each requesting parent is listed with address, child and class, next to the school’s code', async () => {
  show()
  const row = (await screen.findByText('Dewi Prasetya')).closest('tr') as HTMLElement
  expect(row).toHaveTextContent('dewi@keluarga.example')
  expect(await screen.findByText('Your school code')).toBeVisible()
  expect(await screen.findByRole('tab', { name: /Requests\s*2/ })).toBeVisible()
})

test('an approved parent leaves the list after a confirmation, and appears among the linked', async () => {
  const { user } = show()
  await user.click(await press(/^Approve Dewi Prasetya for/))
  const question = await dialog()
  await waitFor(() => expect(question.getByText(/^Approve only if you know/)).toBeVisible())
  await user.click(question.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.queryByText('Dewi Prasetya')).toBeNull())
  expect(screen.getByText('Bambang Santoso')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Linked parents' }))
  expect(await screen.findByText('Dewi Prasetya')).toBeVisible()
})

test('a parent is declined with the reason that was written', async () => {
  const said: (string | undefined)[] = []
  const declining = answers(linkContract, {
    declineLink: async ({ body }) => {
      said.push(body.reason)
      return null
    },
  })
  const { user } = show(declining)
  await user.click(await press(/^Decline Bambang Santoso for/))
  const question = await dialog()
  await user.type(question.getByLabelText(/^Reason shown to the parent/), ' Please come by. ')
  await user.click(question.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(said).toEqual(['Please come by.'])
})

test('if a colleague was faster, a message appears and the list is refreshed', async () => {
  const late = answers(linkContract, {
    approveLink: async () => {
      throw refusal(409, 'A colleague has already declined this request.')
    },
  })
  const { user, store } = show(late)
  await user.click(await press(/^Approve Dewi Prasetya for/))
  await user.click((await dialog()).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('has already declined this request'))
})

test('a link is ended after a question', async () => {
  const { user } = show([], '/school/parent?tab=linked')
  await user.click(await press(/^Unlink Siti Rahmawati from/))
  const question = await dialog()
  await waitFor(() => expect(question.getByText(/All results stay with your school\.$/)).toBeVisible())
  await user.click(question.getByRole('button', { name: 'Unlink' }))
  expect(await screen.findByRole('heading', { name: 'No linked parents yet' })).toBeVisible()
})

test('without requests, the page explains how families send them', async () => {
  const noRequests = answers(linkContract, {
    linkRequests: async () => ({ data: [], total: 0, last_page: 1, page: 1 }),
  })
  show(noRequests)
  expect(await screen.findByRole('heading', { name: 'No open requests' })).toBeVisible()
})

test('Indonesian is spoken', async () => {
  show([], '/school/parent', 'id')
  expect(await screen.findByRole('heading', { level: 1, name: 'Orang tua' })).toBeVisible()
  expect((await screen.findAllByRole('button', { name: /^Setujui/ })).length).toBe(2)
})
