import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import { requestOf } from '../fixtures-link'
import Children from '../screens/child/child'
import { words } from '../words.id'

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000).toISOString()
const show = (...requests: ReturnType<typeof requestOf>[]) =>
  renderScreen(Children, {
    path: '/parent/child',
    role: 'parent',
    answers: createFixtures({ now, children: [], requests }),
    words,
  })
const panel = async () => within(await screen.findByRole('region', { name: 'Requests to schools' }))

test('a pending request shows when it was sent, and can be withdrawn after a confirmation', async () => {
  const { user } = show(requestOf(now))
  const requestPanel = await panel()
  expect(requestPanel.getByText(/^Sent on .*\. Waiting for the school\.$/)).toBeVisible()
  await user.click(requestPanel.getByRole('button', { name: 'Withdraw the request for dini.lestari' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
  await screen.findByRole('heading', { name: 'No child is linked to your account yet' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests to schools' })).toBeNull())
})

test('a declined request shows the reason and the day for a new one, and can be removed', async () => {
  const declined = { state: 'declined', decided_at: inDays(-1), again_at: inDays(13) } as const
  const { user } = show(requestOf(now, { ...declined, reason: 'Please come by the office.' }))
  const requestPanel = await panel()
  expect(
    requestPanel.getByText(/^The school declined on .*\. Talking to the teacher often helps\. You can ask again from/),
  ).toBeVisible()
  expect(requestPanel.getByText('The school says: “Please come by the office.”')).toBeVisible()
  await user.click(requestPanel.getByRole('button', { name: 'Remove the request for dini.lestari from this list' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests to schools' })).toBeNull())
})

test('an unanswered request and an ended link have different messages', async () => {
  show(
    requestOf(now, { state: 'unanswered', again_at: inDays(-1) }),
    requestOf(now, { id: 2, state: 'ended', decided_at: inDays(-20), again_at: inDays(-6) }),
  )
  const requestPanel = await panel()
  expect(requestPanel.getByText(/The school did not answer in time/)).toBeVisible()
  expect(
    requestPanel.getByText(/^The school ended the link on .*\. Talking to the teacher often helps\.$/),
  ).toBeVisible()
})

test('without children, a link leads to the form for a child at a school', async () => {
  const { user, address } = show()
  await user.click(await screen.findByRole('link', { name: 'My child’s school uses Lekta' }))
  expect(address()).toBe('/parent/child/add?way=school')
})
