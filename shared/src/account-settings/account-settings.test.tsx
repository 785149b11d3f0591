import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Role } from '../contract/endpoint'
import { notificationContract } from '../contract/notification'
import { accountContract, avatarLimit } from '../contract/people/account'
import { type Profile, sessionContract } from '../contract/session'
import { accountFixtures, fixturePassword, profileOf } from '../testing/account-fixtures'
import { type Answer, answers, refusal } from '../testing/fake-api'
import { renderScreen } from '../testing/render-screen'
import AccountSettings from './account-settings'
import { SettingsSection } from './settings-section'

const WithAreaSection = () => (
  <AccountSettings>
    <SettingsSection title="Of the school">Terms</SettingsSection>
  </AccountSettings>
)

interface TestProfile extends Partial<Profile> {
  role?: Role
  tab?: string
  /** Replaces the default answers of the same endpoints. */
  instead?: Answer[]
}

async function open({ role = 'teacher', tab = '', instead = [], ...more }: TestProfile = {}) {
  localStorage.setItem('user', JSON.stringify({ role, fullname: 'Ayu Lestari', avatar: null }))
  const fixtures = [...instead, ...accountFixtures(profileOf(role, more))]
  const path = '/teacher/setting/index'
  const page = renderScreen(WithAreaSection, { path, at: `${path}?tab=${tab}`, role, answers: fixtures })
  await screen.findByRole('heading', { level: 2, name: 'Picture', hidden: true })
  return page
}
const notice = (page: Awaited<ReturnType<typeof open>>) => page.store.getState().notice

const section = (name: string) => within(screen.getByRole('region', { name }))
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeAll(() => {
  // jsdom does not implement object URLs.
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => localStorage.clear())

test('an adult sees who they are, the area’s own section, notifications and security, each in a tab', async () => {
  const { user, address } = await open()
  expect(sections()).toEqual(['Profile', 'E-mail', 'Picture', 'Language'])
  const turn = (name: string) => user.click(screen.getByRole('tab', { name }))
  await turn('School')
  expect(sections()).toEqual(['Of the school'])
  await turn('Notifications')
  expect(sections()).toEqual(['Notifications'])
  await turn('Security')
  expect(sections()).toEqual([
    'Password',
    'Where you are logged in',
    'Your consents',
    'Download my data',
    'Delete your account',
  ])
  expect(address()).toBe('/teacher/setting/index?tab=security')
})

test('what was entered in one tab is still there after a look at another', async () => {
  const { user } = await open()
  const name = section('Profile').getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Ayu Larasati')
  await user.click(screen.getByRole('tab', { name: 'Security' }))
  await user.click(screen.getByRole('tab', { name: 'You' }))
  expect(section('Profile').getByLabelText('Name')).toHaveValue('Ayu Larasati')
})

test('a child sees only the picture, the language and the area’s own section', async () => {
  await open({ role: 'child' })
  expect(sections()).toEqual(['Picture', 'Language', 'Of the school'])
})

test('a failure shows the reason, and Retry loads again', async () => {
  let down = true
  const profileMe = async () => {
    if (down) throw refusal(503, 'The server rests.')
    return profileOf('teacher')
  }
  const { user } = renderScreen(WithAreaSection, { answers: answers(sessionContract, { profileMe }) })
  expect(await screen.findByText('The server rests.')).toBeVisible()
  down = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Profile' })).toBeVisible()
})

describe('the profile', () => {
  const box = (name: string) => section('Profile').getByRole('textbox', { name })
  const save = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(section('Profile').getByRole('button', { name: 'Save profile' }))

  test('is saved, and the new name is updated in the session and in the local storage', async () => {
    const page = await open()
    await page.user.clear(box('Name'))
    await page.user.type(box('Name'), 'Ayu Wulandari')
    await save(page.user)
    await waitFor(() => expect(notice(page)).toEqual({ kind: 'success', text: 'Profile saved.' }))
    expect(page.store.getState().session.name).toBe('Ayu Wulandari')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ role: 'teacher', fullname: 'Ayu Wulandari' })
  })

  test('shows the username as read-only', async () => {
    await open()
    expect(box('Username')).toHaveValue('teacher')
    expect(box('Username')).toHaveAttribute('readonly')
  })
})

describe('the e-mail address', () => {
  const box = (name: string) => section('E-mail').getByLabelText(name)
  const press = ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
    user.click(section('E-mail').getByRole('button', { name }))
  async function change(page: Awaited<ReturnType<typeof open>>, email: string, password = fixturePassword) {
    await page.user.type(box('New e-mail address'), email)
    if (password) await page.user.type(box('Your password'), password)
    await press(page, 'Change address')
  }

  test('is shown as confirmed', async () => {
    await open()
    expect(section('E-mail').getByText('teacher@melati.sch.id')).toBeVisible()
    expect(section('E-mail').getByText('Confirmed')).toBeVisible()
  })

  test('that is not confirmed has a button that sends the link', async () => {
    const page = await open({ email_confirmed: false })
    await press(page, 'Send me the link')
    await waitFor(() => expect(notice(page)?.text).toBe('The e-mail is on its way. Please check your inbox.'))
  })

  test('stays until the new one is confirmed; the e-mail can be sent again, the change cancelled', async () => {
    const page = await open()
    await change(page, 'ayu@example.org')
    const pendingChange = within(await section('E-mail').findByRole('status'))
    expect(
      pendingChange.getByText(
        /sent a link to ayu@example\.org\. Until you open it, your address is still teacher@melati\.sch\.id/,
      ),
    ).toBeVisible()
    expect([box('New e-mail address'), box('Your password')].map((field) => (field as HTMLInputElement).value)).toEqual(
      ['', ''],
    )
    await page.user.click(pendingChange.getByRole('button', { name: 'Send the e-mail again' }))
    await waitFor(() => expect(notice(page)?.text).toBe('The e-mail is on its way. Please check your inbox.'))
    await page.user.click(pendingChange.getByRole('button', { name: 'Cancel change' }))
    await waitFor(() => expect(section('E-mail').queryByRole('status')).toBeNull())
    expect(notice(page)?.text).toBe('Change to ayu@example.org cancelled.')
  })

  test('is not changed without the right password', async () => {
    const page = await open()
    await change(page, 'ayu@example.org', '')
    expect(box('Your password')).toHaveAccessibleDescription(/Please fill this in\./)
    await page.user.type(box('Your password'), 'a guess')
    await press(page, 'Change address')
    expect(await section('E-mail').findByText('This is not your password.')).toBeVisible()
    expect(box('Your password')).toHaveFocus()
    expect(section('E-mail').queryByRole('status')).toBeNull()
  })

  test('must be valid', async () => {
    const page = await open()
    await change(page, 'ayu')
    expect(box('New e-mail address')).toHaveAccessibleDescription(/an e-mail address like name@example\.org\./)
    expect(box('New e-mail address')).toHaveFocus()
  })

  test('can be added if there was none', async () => {
    const page = await open({ email: null })
    await page.user.type(box('E-mail address'), 'ayu@example.org')
    await page.user.type(box('Your password'), fixturePassword)
    await press(page, 'Add address')
    expect(await section('E-mail').findByText(/Open it to confirm this address/)).toBeVisible()
  })
})

describe('the picture', () => {
  const picture = (type = 'image/png', size = 10) => new File([new Uint8Array(size)], 'me.png', { type })
  const input = () => section('Picture').getByLabelText<HTMLInputElement>('Picture')
  const drop = () => input().closest('[class*=drop]') as HTMLElement

  test('is uploaded when it is chosen, updated in the session, and can be removed', async () => {
    const page = await open()
    await page.user.upload(input(), picture())
    await waitFor(() => expect(page.store.getState().session.avatar).toBe('/api/picture/me.png'))
    expect(notice(page)?.text).toBe('Picture saved.')
    await page.user.click(await section('Picture').findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(page.store.getState().session.avatar).toBeNull())
    await waitFor(() => expect(section('Picture').queryByRole('button', { name: 'Remove' })).toBeNull())
  })

  test('can be uploaded by drag and drop', async () => {
    const page = await open()
    fireEvent.dragOver(drop())
    expect(drop()).toHaveAttribute('data-over', 'true')
    fireEvent.drop(drop(), { dataTransfer: { files: [picture()] } })
    expect(drop()).not.toHaveAttribute('data-over')
    await waitFor(() => expect(page.store.getState().session.avatar).toBe('/api/picture/me.png'))
  })

  test.each([
    ['text/plain', 10, /^We cannot read this file/],
    ['image/png', avatarLimit + 1, /too large\. Choose one up to 5 MB/],
  ])('of type %s with %i bytes is refused before it is sent', async (type, size, sentence) => {
    const page = await open()
    fireEvent.drop(drop(), { dataTransfer: { files: [picture(type, size)] } })
    expect(await section('Picture').findByRole('alert')).toHaveTextContent(sentence)
    expect(page.store.getState().session.avatar).toBeNull()
  })
})

describe('the password', () => {
  const box = (name: string) => section('Password').getByLabelText(name)
  async function change({ user }: Awaited<ReturnType<typeof open>>, current: string, password: string) {
    await user.type(box('Current password'), current)
    await user.type(box('New password'), password)
    await user.click(section('Password').getByRole('button', { name: 'Change password' }))
  }

  test('is changed with the current password, and the fields are cleared', async () => {
    const page = await open({ tab: 'security' })
    await change(page, fixturePassword, 'tujuh harimau')
    await waitFor(() => expect(notice(page)?.text).toMatch(/^Password changed\./))
    expect(box('Current password')).toHaveValue('')
    expect(box('New password')).toHaveValue('')
  })

  test('is refused if it is too common; the rule is displayed at the field', async () => {
    const page = await open({ tab: 'security' })
    const rule = /at least 10 characters. Avoid the username/
    expect(box('New password')).toHaveAccessibleDescription(rule)
    await change(page, fixturePassword, 'password123')
    expect(box('New password')).toBeInvalid()
    expect(box('New password')).toHaveFocus()
  })

  test('is not changed if the current password is wrong', async () => {
    const page = await open({ tab: 'security' })
    await change(page, 'wrong', 'tujuh harimau')
    expect(await section('Password').findByText('This is not your password.')).toBeVisible()
    expect(box('Current password')).toHaveFocus()
  })
})

test('the language changes at once and is saved in the account', async () => {
  const saved: unknown[] = []
  const editMe = async ({ body }: { body: unknown }) => {
    saved.push(body)
    return profileOf('teacher', { language: 'id' })
  }
  const { user } = await open({ instead: answers(accountContract, { editMe }) })
  await user.click(screen.getByRole('radio', { name: 'Bahasa Indonesia' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Pengaturan' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Bahasa Indonesia' })).toBeChecked()
  await waitFor(() => expect(saved).toEqual([{ language: 'id' }]))
})

describe('notifications', () => {
  const choice = (name: string) => section('Notifications').findByRole('switch', { name })

  test('can be turned on and off by subject, separately for push and e-mail', async () => {
    const { user } = await open({ tab: 'notifications' })
    expect(await choice('Push: Tests and results')).toBeChecked()
    await user.click(await choice('E-mail: Tests and results'))
    expect(await choice('E-mail: Tests and results')).toBeChecked()
    expect(await choice('E-mail: Imports')).not.toBeChecked()
    await user.click(await choice('Push: Tests and results'))
    expect(await choice('Push: Tests and results')).not.toBeChecked()
    expect(await choice('E-mail: Tests and results')).toBeChecked()
  })

  test('show an error and stay unchanged if the choice cannot be saved', async () => {
    const chooseNotification = async () => {
      throw refusal(503, 'The server rests.')
    }
    const page = await open({ tab: 'notifications', instead: answers(notificationContract, { chooseNotification }) })
    await page.user.click(await choice('E-mail: Tests and results'))
    await waitFor(() => expect(notice(page)).toEqual({ kind: 'error', text: 'The server rests.' }))
    expect(await choice('E-mail: Tests and results')).not.toBeChecked()
  })
})

describe('the list of sessions', () => {
  const list = () => section('Where you are logged in')
  const devices = () =>
    list()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  test('marks this device, which cannot be logged out there', async () => {
    await open({ tab: 'security' })
    await list().findByText('Safari on iPhone')
    expect(devices()[0]).toMatch(/^Chrome on Windows.*This device$/)
    expect(list().queryByRole('button', { name: 'Log out: Chrome on Windows' })).toBeNull()
  })

  test('logs out another device after a confirmation', async () => {
    const { user } = await open({ tab: 'security' })
    await user.click(await list().findByRole('button', { name: 'Log out: Safari on iPhone' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(devices()).toHaveLength(3)
    await user.click(list().getByRole('button', { name: 'Log out: Safari on iPhone' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out this device?' }))
    await user.click(dialog.getByRole('button', { name: 'Log out device' }))
    await waitFor(() => expect(devices()).toHaveLength(2))
  })

  test('logs out all other devices after a confirmation', async () => {
    const page = await open({ tab: 'security' })
    await page.user.click(await list().findByRole('button', { name: 'Log out everywhere else' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Log out other devices' }))
    await waitFor(() => expect(devices()).toHaveLength(1))
    await act(async () => undefined)
    expect(list().queryByRole('button', { name: 'Log out everywhere else' })).toBeNull()
    expect(notice(page)?.text).toBe('All other devices are logged out.')
  })
})
