import { useMutation } from '@lekta/shared/client'
import { Link, Outlet, useNavigate } from '@lekta/shared/routing'
import { Checkbox, NativeSelect, TextInput } from '@lekta/shared/ui'
import { screen, waitFor, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { defineContract } from '../contract/endpoint'
import { answers, refusal } from '../testing/fake-api'
import { renderScreen } from '../testing/render-screen'
import { Form, PasswordField } from './form'
import { formErrorSentences } from './form-errors'
import { UnsavedGuard } from './unsaved-guard'
import { useForm } from './use-form'
import { words } from './words.id'

const Entry = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  email: z.optional(z.email()),
  seats: z.coerce.number<string>().check(z.minimum(2), z.maximum(9)),
  plan: z.enum(['year', 'month']),
  secret: z.string().check(z.minLength(6)),
  code: z._default(z.string().check(z.regex(/^[A-Z]+$/, 'A code has capital letters alone.')), 'A'),
  agreed: z.literal(true),
})
const guestContract = defineContract({
  addGuest: { method: 'POST', path: '/guest', summary: 'Add', access: 'user', body: Entry, data: z.null() },
})

const initial = { name: '', email: '', seats: '2', plan: '', secret: '', code: '', agreed: false }

const AddGuest = ({ navigates = false }: { navigates?: boolean }) => {
  const [add] = useMutation(guestContract.addGuest)
  const navigate = useNavigate()
  const form = useForm({
    body: Entry,
    initial,
    send: (body) => add({ body }).unwrap(),
    done: 'The guest is added.',
    onDone: () => navigates && void navigate('/guests'),
  })
  return (
    <Form form={form} label="New guest" action="Add">
      <TextInput {...form.text('name')} label="Name" />
      <TextInput {...form.text('email')} label="E-mail" />
      <TextInput {...form.text('seats')} label="Seats" />
      <NativeSelect {...form.text('plan')} label="Plan" data={['', 'year', 'month']} />
      <PasswordField {...form.text('secret')} label="Secret" />
      <TextInput {...form.text('code')} label="Code" />
      <Checkbox {...form.tick('agreed')} label="Agreed" />
    </Form>
  )
}

const Page = () => (
  <UnsavedGuard>
    <AddGuest />
    <Link to="/elsewhere">Elsewhere</Link>
    <Outlet />
  </UnsavedGuard>
)
const NavigatingPage = () => (
  <UnsavedGuard>
    <AddGuest navigates />
  </UnsavedGuard>
)

function open(Screen = Page, refuse?: () => unknown, language: 'en' | 'id' = 'en') {
  const added: unknown[] = []
  const fixtures = answers(guestContract, {
    addGuest: async ({ body }) => {
      if (refuse) throw refuse()
      added.push(body)
      return null
    },
  })
  return { ...renderScreen(Screen, { path: '/guest', role: 'parent', answers: fixtures, language }), added }
}
type Opened = ReturnType<typeof open>

const box = (name: string) => screen.getByLabelText(name)
const send = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Add' }))
async function fill({ user }: Opened) {
  await user.type(box('Name'), '  Ayu ')
  await user.selectOptions(box('Plan'), 'year')
  await user.type(box('Secret'), 'harimau')
  await user.click(box('Agreed'))
}

test('invalid fields show errors, and the first one takes the focus', async () => {
  const page = open()
  await page.user.type(box('E-mail'), 'ayu')
  await page.user.clear(box('Seats'))
  await page.user.type(box('Seats'), '12')
  await page.user.type(box('Secret'), 'abc')
  await page.user.type(box('Code'), 'abc')
  await send(page)
  expect(box('Name')).toHaveAccessibleDescription('Please fill this in.')
  expect(box('E-mail')).toHaveAccessibleDescription('Please enter an e-mail address like name@example.org.')
  expect(box('Seats')).toHaveAccessibleDescription('Enter 9 or less.')
  expect(box('Plan')).toHaveAccessibleDescription('Please fill this in.')
  expect(box('Secret')).toHaveAccessibleDescription('Use at least 6 characters.')
  expect(box('Code')).toHaveAccessibleDescription('A code has capital letters alone.')
  expect(box('Agreed')).toHaveAccessibleDescription('Tick this box to continue.')
  expect(box('Name')).toHaveFocus()
  expect(box('Name')).toBeInvalid()
  expect(page.added).toEqual([])
})

test('an error disappears as soon as its field changes', async () => {
  const page = open()
  await send(page)
  await page.user.type(box('Name'), 'A')
  expect(box('Name')).toBeValid()
  expect(box('Secret')).toBeInvalid()
})

test('errors are translated into Indonesian', async () => {
  const page = open(Page, undefined, 'id')
  await page.user.type(box('Secret'), 'abc')
  await send(page)
  expect(box('Name')).toHaveAccessibleDescription('Mohon isi bagian ini.')
  expect(box('Secret')).toHaveAccessibleDescription('Mohon gunakan sedikitnya 6 karakter.')
})

test('every error message has an Indonesian translation', () => {
  expect(Object.values(formErrorSentences).filter((sentence) => !(sentence in words))).toEqual([])
})

test('fields that are optional in the contract are not required', () => {
  open()
  expect(box('Name')).toBeRequired()
  expect(box('E-mail')).not.toBeRequired()
  expect(box('Code')).not.toBeRequired()
})

test('a success shows a notice and the saved values; empty optional fields are not sent', async () => {
  const page = open()
  await fill(page)
  await send(page)
  expect(page.added).toEqual([{ name: 'Ayu', seats: 2, plan: 'year', secret: 'harimau', code: 'A', agreed: true }])
  expect(page.store.getState().notice).toEqual({ kind: 'success', text: 'The guest is added.' })
  expect(box('Name')).toHaveValue('Ayu')
})

test('the server’s errors are shown at their fields', async () => {
  const page = open(Page, () => refusal(400, 'Bad.', { secret: 'This secret is known to many.', name: 'Taken.' }))
  await fill(page)
  await send(page)
  expect(box('Secret')).toHaveAccessibleDescription('This secret is known to many.')
  await waitFor(() => expect(box('Name')).toHaveFocus())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error that belongs to no field is shown in an alert, and the input stays', async () => {
  const page = open(Page, () => refusal(429, 'Please wait for a minute.', { address: 'Too often.' }))
  await fill(page)
  await send(page)
  expect(screen.getByRole('alert')).toHaveTextContent('Please wait for a minute.')
  expect(box('Secret')).toHaveValue('harimau')
  expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled()
})

const leave = ({ user }: Opened) => user.click(screen.getByRole('link', { name: 'Elsewhere' }))
const warning = () => screen.findByRole('dialog', { name: 'Leave without saving?' })

test('leaving with unsaved changes needs a confirmation', async () => {
  const page = open()
  await page.user.type(box('Name'), 'Ayu')
  await leave(page)
  await page.user.click(within(await warning()).getByRole('button', { name: 'Stay' }))
  expect(page.address()).toBe('/guest')
  expect(box('Name')).toHaveValue('Ayu')
  await leave(page)
  await page.user.click(within(await warning()).getByRole('button', { name: 'Leave' }))
  expect(page.address()).toBe('/elsewhere')
})

test('without changes, or with changes reverted, there is no confirmation', async () => {
  const page = open()
  await page.user.type(box('Name'), 'A{Backspace}')
  await leave(page)
  expect(page.address()).toBe('/elsewhere')
})

test('the browser warns of unsaved changes before the page is closed', async () => {
  const page = open()
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leaving()).toBe(false)
  await page.user.type(box('Name'), 'Ayu')
  expect(leaving()).toBe(true)
})

test('a form that navigates after saving is not blocked', async () => {
  const page = open(NavigatingPage)
  await fill(page)
  await send(page)
  expect(page.address()).toBe('/guests')
  expect(screen.queryByRole('dialog')).toBeNull()
})
