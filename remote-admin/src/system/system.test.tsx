import { type System, systemContract } from '@lekta/shared/contract/platform/system'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import { system } from '../testing/administration-fixtures'
import SystemPage from './system'

const open = (first: ReturnType<typeof answers> = []) =>
  renderScreen(SystemPage, { role: 'admin', answers: [...first, ...createFixtures()] })
const panel = async (name: string) => within(await screen.findByRole('region', { name }))

/** Returns the facts of a panel by their labels. */
async function factsOf(name: string) {
  const [labels, values] = [(await panel(name)).getAllByRole('term'), (await panel(name)).getAllByRole('definition')]
  return Object.fromEntries(labels.map(({ textContent }, i) => [textContent, values[i]?.textContent]))
}

test('each part is shown with its worst finding and every sentence', async () => {
  open()
  const checks = await panel('Checks')
  expect(await checks.findByText('1 thing to do')).toBeVisible()
  const rows = checks.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(12)
  expect(rows[1]).toBe('In orderDatabasePostgreSQL 18.1, 64 MB.')
  expect(rows[11]).toBe('To doBackupsThe newest backup is 2 hours old.Backups are not encrypted: set BACKUP_KEY.')
})

test('versions, database, mail, backup and releases are listed', async () => {
  open()
  expect(await factsOf('Versions')).toMatchObject({
    Lekta: '2.4.0',
    Commit: '0123456789ab',
    PostgreSQL: '18.1',
    'Server processes': '2',
    'Processes that work on jobs': '3',
    'Free on the disk': '81 GB of 120 GB',
  })
  expect(await factsOf('Database')).toEqual({
    Size: '64.4 MB',
    Connections: '23 of 100',
    'Newest migration': '0019_administration_and_privacy',
    'Pending migrations': '0',
    Replicas: 'standby-1: streaming, 120 kB behind',
  })
  expect(await factsOf('Mail and queue')).toMatchObject({
    'Mail server': 'smtp.lekta.example:587',
    'Last e-mail failed': 'None since the start',
    'Jobs due now': '12, the oldest for 3 min',
  })
  expect(await factsOf('Newest backup')).toMatchObject({ Size: '9.2 MB', Encrypted: 'Yes', Verified: 'Never' })
  const releases = within(screen.getByRole('table', { name: 'Releases' }))
  expect(releases.getByRole('row', { name: 'teacher 9d11b0e4 77aa01c3' })).toBeVisible()
  expect(releases.getByRole('link', { name: '9d11b0e4' })).toHaveAttribute('href', '/remotes/teacher/latest/')
  expect(releases.getByRole('link', { name: '77aa01c3' })).toHaveAttribute('href', '/remotes/teacher/77aa01c3/')
})

test('an installation without mail server, backup and releases says so', async () => {
  const bare: System = { ...system, backup: null, releases: null, mail: { ...system.mail, server: null } }
  open(answers(systemContract, { system: async () => bare }))
  expect(await screen.findByText('There is no backup yet. The command “backup” makes one.')).toBeVisible()
  expect(screen.getByText('The list of releases cannot be read.')).toBeVisible()
  expect((await factsOf('Mail and queue'))['Mail server']).toBe('None: e-mails become files in DATA_DIR')
  expect(screen.queryByRole('button', { name: 'Send me a test e-mail' })).not.toBeInTheDocument()
})

test('checking again shows what has changed', async () => {
  let isMended = false
  const mended = { subject: 'disk', verdict: 'good', text: '90 GB are free in DATA_DIR.' } as const
  const full = { subject: 'disk', verdict: 'bad', text: 'Only 0.1 GB are free in DATA_DIR: make space now.' } as const
  const { user } = open(answers(systemContract, { systemCheck: async () => [isMended ? mended : full] }))
  expect(await screen.findByText(full.text)).toBeVisible()
  expect(screen.getByText('Problem')).toBeInTheDocument()
  isMended = true
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Everything is in order.')).toBeVisible()
  expect(screen.queryByText(full.text)).not.toBeInTheDocument()
})

test('the facts stay visible when the checks fail', async () => {
  const systemCheck = async () => {
    throw refusal(503, 'The database is not available.')
  }
  open(answers(systemContract, { systemCheck }))
  expect(await screen.findByText('The database is not available.')).toBeVisible()
  expect((await factsOf('Versions')).Lekta).toBe('2.4.0')
})

test('a test e-mail is sent once per click', async () => {
  let sent = 0
  const sendTestMail = async () => ({ to: `ratih.${++sent}@lekta.example` })
  const { user } = open(answers(systemContract, { sendTestMail }))
  await user.click(await screen.findByRole('button', { name: 'Send me a test e-mail' }))
  expect(sent).toBe(1)
})
