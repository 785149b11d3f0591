import { platformSchoolContract } from '@lekta/shared/contract/platform/platform-school'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import AddSchool from './add-school'
import SchoolList from './school-list'
import SchoolPage from './school-page'

describe('the list of schools', () => {
  const open = (first: ReturnType<typeof answers> = []) =>
    renderScreen(SchoolList, { path: '/admin/school', role: 'admin', answers: [...first, ...createFixtures()] })

  test('shows what each school has and links to it', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Sekolah Cakrawala' })
    expect(link).toHaveAttribute('href', '/admin/school/1')
    const row = within(link.closest('tr') as HTMLElement)
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Sekolah Cakrawala',
      'Bandung',
      'CAKRA-7Q4M',
      '240',
      '7',
      '182 of 200',
      expect.stringContaining('2027'),
      expect.stringContaining('2026'),
    ])
  })

  test('can be switched to archived schools', async () => {
    const { user } = open()
    await screen.findByRole('link', { name: 'Sekolah Cakrawala' })
    await user.selectOptions(screen.getByLabelText('Show'), 'Archived')
    expect(await screen.findByText('Nothing matches this filter')).toBeVisible()
  })

  test('says that there is no school yet', async () => {
    const platformSchools = async () => ({ data: [], total: 0, page: 1, last_page: 1 })
    open(answers(platformSchoolContract, { platformSchools }))
    expect(await screen.findByText('No schools yet')).toBeVisible()
  })
})

test('a new school shows the login card of its account once', async () => {
  const { user } = renderScreen(AddSchool, { path: '/admin/school/add', role: 'admin', answers: createFixtures() })
  await user.type(screen.getByLabelText('Name of the school'), 'SD Melati')
  await user.click(screen.getByRole('button', { name: 'Add school' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'SD Melati can log in now' })).toBeVisible()
  const card = screen.getByRole('group', { name: 'Login card' })
  expect(card).toHaveTextContent('k3np-7mwa-x2yd-hq9f')
  expect(card).toHaveFocus()
  expect(screen.getByText(/School code: BARU-3N5P/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add another school' }))
  expect(screen.getByLabelText('Name of the school')).toHaveValue('')
})

test('a taken username is an error at its field, and nothing is lost', async () => {
  const addPlatformSchool = async () => {
    throw refusal(400, 'Taken.', { username: 'This username is already taken. Please choose another.' })
  }
  const { user } = renderScreen(AddSchool, {
    path: '/admin/school/add',
    role: 'admin',
    answers: [...answers(platformSchoolContract, { addPlatformSchool }), ...createFixtures()],
  })
  await user.type(screen.getByLabelText('Name of the school'), 'SD Melati')
  await user.type(screen.getByLabelText('Username (optional)'), 'melati')
  await user.click(screen.getByRole('button', { name: 'Add school' }))
  expect(await screen.findByText('This username is already taken. Please choose another.')).toBeVisible()
  expect(screen.getByLabelText('Name of the school')).toHaveValue('SD Melati')
})

const openSchool = (first: ReturnType<typeof answers> = []) =>
  renderScreen(SchoolPage, {
    path: '/admin/school/:id',
    at: '/admin/school/1',
    role: 'admin',
    answers: [...first, ...createFixtures()],
  })

describe('the page of a school', () => {
  test('shows details, accounts, seats, unpaid invoices and contacts', async () => {
    openSchool()
    expect(await screen.findByRole('heading', { level: 1, name: 'Sekolah Cakrawala' })).toBeVisible()
    expect(screen.getByLabelText('Address (optional)')).toHaveValue('Jl. Dago 12')
    expect(screen.getByRole('article', { name: 'Sekolah Cakrawala' })).toHaveTextContent('2 open sessions')
    expect(screen.getByRole('table', { name: 'Subscriptions' })).toHaveTextContent('182 of 200')
    expect(screen.getByRole('list', { name: 'Unpaid invoices' })).toHaveTextContent('2026/000003')
    expect(screen.getByText('Head of school · 022 512345')).toBeVisible()
  })

  test('archives the school after a question that names the consequence, and can undo it', async () => {
    const { user, store } = openSchool()
    await user.click(await screen.findByRole('button', { name: 'Archive school' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive Sekolah Cakrawala?' }))
    await waitFor(() => expect(dialog.getByText(/logged out at once and can no longer log in/)).toBeVisible())
    await user.click(dialog.getByRole('button', { name: 'Archive school' }))
    expect(await screen.findByRole('button', { name: 'Restore school' })).toBeVisible()
    expect(store.getState().notice).toMatchObject({
      text: 'Sekolah Cakrawala is archived.',
      undo: { path: '/v2/platform/school/restore/1' },
    })
    await user.click(screen.getByRole('button', { name: 'Restore school' }))
    expect(await screen.findByRole('button', { name: 'Archive school' })).toBeVisible()
  })

  test('adds and removes a contact', async () => {
    const savePlatformContact = jest.fn(async () => null)
    const { user } = openSchool(answers(platformSchoolContract, { savePlatformContact }))
    await user.click(await screen.findByRole('button', { name: 'Add contact' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add contact' }))
    await user.selectOptions(dialog.getByLabelText('Contact for'), 'Billing')
    await user.type(dialog.getByLabelText('Name'), 'Pak Budi')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(savePlatformContact).toHaveBeenCalledWith(
        expect.objectContaining({ params: { id: 1 }, body: { subject: 'billing', name: 'Pak Budi' } }),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Remove Ibu Sri' }))
    const question = within(await screen.findByRole('dialog', { name: 'Remove Ibu Sri?' }))
    await user.click(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('No contacts yet.')).toBeVisible()
  })

  test('gives the account a new first password, shown once', async () => {
    const { user } = openSchool()
    await user.click(await screen.findByRole('button', { name: 'New first password for Sekolah Cakrawala' }))
    const question = within(await screen.findByRole('dialog', { name: /New first password for/ }))
    await user.click(question.getByRole('button', { name: 'Create new password' }))
    expect(await screen.findByRole('dialog', { name: 'Login card' })).toHaveTextContent('k3np-7mwa-x2yd-hq9f')
  })
})

describe('seats of a school', () => {
  test('grants seats, and withdraws those that no student has', async () => {
    const { user } = openSchool()
    await user.click(await screen.findByRole('button', { name: 'Grant seats' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant seats to Sekolah Cakrawala' }))
    await user.type(dialog.getByLabelText('Seats'), '100001')
    await user.click(dialog.getByRole('button', { name: 'Grant seats' }))
    expect(await dialog.findByText('A grant has at most 100,000 seats.')).toBeVisible()
    await user.clear(dialog.getByLabelText('Seats'))
    await user.type(dialog.getByLabelText('Seats'), '30')
    await user.click(dialog.getByRole('button', { name: 'Grant seats' }))
    const row = within((await screen.findByText('Pilot seats')).closest('tr') as HTMLElement)
    expect(row.getByText('0 of 30')).toBeVisible()
    await user.click(row.getByRole('button', { name: 'Withdraw free seats' }))
    const question = within(await screen.findByRole('dialog', { name: /Withdraw the free seats of “Pilot seats”/ }))
    await waitFor(() => expect(question.getByText(/30 seats that no student has become invalid/)).toBeVisible())
    await user.click(question.getByRole('button', { name: 'Withdraw free seats' }))
    await waitFor(() => expect(screen.queryByText('Pilot seats')).not.toBeInTheDocument())
  })

  test('an archived school gets no seats', async () => {
    const { user } = openSchool()
    await user.click(await screen.findByRole('button', { name: 'Archive school' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive Sekolah Cakrawala?' }))
    await user.click(dialog.getByRole('button', { name: 'Archive school' }))
    await screen.findByRole('button', { name: 'Restore school' })
    expect(screen.queryByRole('button', { name: 'Grant seats' })).not.toBeInTheDocument()
  })
})
