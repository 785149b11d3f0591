import { contactContract } from '@lekta/shared/contract/contact'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { screen } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

afterEach(closePortal)

const received = jest.fn(async (_: unknown) => null)
beforeEach(() => received.mockClear())

const open = (at = '/contact-us', sendMessage: () => Promise<null> = received as never) =>
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
  expect(received.mock.calls[0]?.[0]).toMatchObject({
    body: {
      name: 'Ratna',
      email: 'ratna@sekolah.example',
      topic: 'privacy',
      message: '100 children, from July.',
      website: '',
    },
  })
})

test('an invalid e-mail address shows an error, and nothing is sent', async () => {
  const portal = await open()
  await fill(portal, 'ratna')
  await portal.user.click(send())
  expect(screen.getByRole('textbox', { name: 'Your e-mail address' })).toHaveAccessibleDescription(
    'Please enter an e-mail address like name@example.org.',
  )
  expect(screen.getByRole('textbox', { name: 'Your e-mail address' })).toHaveFocus()
  expect(received).not.toHaveBeenCalled()
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

test('the hidden field against spam is neither focusable nor accessible', async () => {
  await open()
  await screen.findByRole('textbox', { name: 'Your name' })
  const trap = document.querySelector('input[name="website"]')
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull()
})
