import { contactContract } from '@lekta/shared/contract/contact'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { screen } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

afterEach(closePortal)

const taken = jest.fn(async (_: unknown) => null)
beforeEach(() => taken.mockClear())

const open = (at = '/contact-us', sendMessage: () => Promise<null> = taken as never) =>
  openPortal({ at, more: answers(contactContract, { sendMessage }) })

const send = () => screen.getByRole('button', { name: 'Send message' })

async function fill({ user }: Awaited<ReturnType<typeof open>>, email = 'ratna@sekolah.example') {
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ratna')
  await user.type(screen.getByRole('textbox', { name: 'Your e-mail address' }), email)
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), '100 children, from July.')
}

test('a complete message is sent, and its sender sees a confirmation', async () => {
  const portal = await open('/contact-us?topic=privacy')
  await fill(portal)
  expect(screen.getByRole('combobox', { name: 'What is your message about?' })).toHaveValue('privacy')
  await portal.user.click(send())
  expect(await screen.findByRole('heading', { name: 'Thank you, we have received your message' })).toHaveFocus()
  expect(screen.getByText('We will reply to ratna@sekolah.example.')).toBeVisible()
  expect(taken.mock.calls[0]?.[0]).toMatchObject({
    body: { name: 'Ratna', topic: 'privacy', message: '100 children, from July.', website: '' },
  })
})

test('invalid fields show errors, and nothing is sent', async () => {
  const portal = await open()
  await fill(portal, 'ratna')
  await portal.user.click(send())
  expect(screen.getByRole('textbox', { name: 'Your e-mail address' })).toHaveAccessibleDescription(
    'Please enter an e-mail address like name@example.org.',
  )
  expect(screen.getByRole('textbox', { name: 'Your e-mail address' })).toHaveFocus()
  expect(taken).not.toHaveBeenCalled()
})

test('if the server refuses, the reason is shown and the text stays', async () => {
  const sentence = 'We have already received 5 messages from your network. Please wait 12 minutes and try again.'
  const portal = await open('/contact-us', async () => {
    throw refusal(429, sentence)
  })
  await fill(portal)
  await portal.user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('100 children, from July.')
})

test('the trap for programs is out of reach of people', async () => {
  await open()
  await screen.findByRole('textbox', { name: 'Your name' })
  const trap = document.querySelector('input[name="website"]')
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull()
})
