import type { Handlers } from '@lekta/shared/contract/endpoint'
import type { sessionContract } from '@lekta/shared/contract/session'
import { refusal } from '@lekta/shared/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeMessages } from '../../testing/fake-messages'
import { closePortal, openPortal, remember } from '../../testing/open-portal'

afterEach(closePortal)

/** Opens the portal in a parent's browser that acts for a child who is called Ayu. */
const open = (at: string, server: Partial<Handlers<typeof sessionContract>> = {}) => {
  remember('parent', 'Rina Lestari')
  localStorage.setItem('token_child', 'of the child')
  const child = { role: 'child', fullname: 'Sri Ayu Lestari', preferred_name: 'Ayu', avatar: null }
  localStorage.setItem('user_child', JSON.stringify(child))
  const back = async ({ body }: { body: { password: string } }) => {
    if (body.password !== 'lekta-demo')
      throw refusal(400, 'Please check what is marked.', { password: 'This is not your current password.' })
    return null
  }
  return openPortal({ at, server: { backFromChild: back, ...server }, more: fakeMessages().answers() })
}

const bar = async () => within(await screen.findByRole('complementary', { name: 'Who is using this device' }))

test('a page of the child names the child in a bar, and its requests send the child’s token', async () => {
  const { sent } = await open('/child/test')
  expect(await screen.findByRole('heading', { name: 'The tests' })).toBeVisible()
  expect(await (await bar()).findByText('You are using Ayu’s account')).toBeVisible()
  expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer of the child' })
})

test('a page that the child may not open redirects to /404, which has the button to return', async () => {
  const { address } = await open('/teacher/student')
  await waitFor(() => expect(address()).toBe('/404'))
  expect(await (await bar()).findByRole('button', { name: 'Back to Rina’s account' })).toBeVisible()
})

test('the parent’s password, but no other, returns to the parent’s dashboard', async () => {
  const { user, address, sent } = await open('/child/test')
  await user.click(await (await bar()).findByRole('button', { name: 'Back to Rina’s account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Rina’s password'), 'a guess')
  await user.click(dialog.getByRole('button', { name: 'Go back' }))
  expect(await dialog.findByText('This is not your current password.')).toBeVisible()
  await user.clear(dialog.getByLabelText('Rina’s password'))
  await user.type(dialog.getByLabelText('Rina’s password'), 'lekta-demo')
  await user.click(dialog.getByRole('button', { name: 'Go back' }))
  await waitFor(() => expect(address()).toBe('/home/dashboard'))
  expect(await screen.findByRole('heading', { name: 'Hi, Rina!' })).toBeVisible()
  expect(screen.queryByRole('complementary', { name: 'Who is using this device' })).not.toBeInTheDocument()
  expect(localStorage.getItem('token_child')).toBeNull()
  expect(sent.find(({ url }) => url === '/auth/back')?.headers).toMatchObject({ Authorization: 'Bearer kept' })
})

test('when the child’s session has ended, a dialog opens that Escape does not close', async () => {
  const refuseSession = async () => {
    throw refusal(401, 'Your session has expired. Please log in again.')
  }
  const { user } = await open('/child/test', { profileMe: refuseSession })
  expect(await screen.findByRole('dialog', { name: 'Ayu’s time on this device is up' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Ayu’s time on this device is up' })).toBeVisible()
  expect(localStorage.getItem('token')).toBe('kept')
})

test('returning redirects to the login page if the parent’s session has ended too', async () => {
  const refuseSession = async () => {
    throw refusal(401, 'Your session has expired. Please log in again.')
  }
  const { user, address } = await open('/child/test', { backFromChild: refuseSession })
  await user.click(await (await bar()).findByRole('button', { name: 'Back to Rina’s account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Rina’s password'), 'lekta-demo')
  await user.click(dialog.getByRole('button', { name: 'Go back' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(localStorage.getItem('token_child')).toBeNull()
})
