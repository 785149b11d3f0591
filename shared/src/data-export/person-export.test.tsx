import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { dataExportContract, type PersonExport as ExportState } from '../contract/data-export'
import { exportFixtures, readyExport, waitingExport } from '../testing/export-fixtures'
import { type Answer, answers, refusal } from '../testing/fake-api'
import { renderScreen } from '../testing/render-screen'
import { PersonExport } from './person-export'

beforeAll(() => {
  // jsdom does not implement object URLs.
  URL.createObjectURL = () => 'blob:archive'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => jest.useRealTimers())

const show = (first: Partial<Omit<ExportState, 'person'>> = {}, instead: Answer[] = []) =>
  renderScreen(() => <PersonExport id={7} />, { role: 'parent', answers: [...instead, ...exportFixtures(first)] })

const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('an archive is requested, is being prepared, and can be downloaded without a reload', async () => {
  jest.useFakeTimers()
  show()
  fireEvent.click(await button('Prepare the file'))
  expect(await screen.findByRole('status')).toHaveTextContent(/You can leave this page/)
  await act(() => jest.advanceTimersByTimeAsync(5000))
  expect(await button('Download (2.4 MB)')).toBeVisible()
  expect(screen.getByText(/^Available until .*Keep the file in a safe place\.$/)).toBeVisible()
})

test('a download saves the file under its name', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = show({ latest: readyExport() })
  await user.click(await button('Download (2.4 MB)'))
  await waitFor(() => expect(click.mock.contexts[0]).toHaveProperty('download', 'Lekta Ayu Lestari.zip'))
  click.mockRestore()
})

test('a download that fails shows the reason', async () => {
  const dataExportFile = async () => {
    throw refusal(410, 'This file has expired and was deleted. You can request a new one.')
  }
  const { user } = show({ latest: readyExport() }, answers(dataExportContract, { dataExportFile }))
  await user.click(await button('Download (2.4 MB)'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/has expired and was deleted/)
})

test('a new archive can be prepared while there is one', async () => {
  const { user } = show({ latest: readyExport() })
  await user.click(await button('Prepare a new one'))
  expect(await screen.findByRole('status')).toBeVisible()
})

test('an expired archive is mentioned, and can be prepared again', async () => {
  const made = new Date('2026-11-01T08:00:00Z')
  show({ latest: { ...readyExport(made), state: 'expired' } })
  expect(await screen.findByText('The last file expired on 8 November 2026 and was deleted.')).toBeVisible()
  expect(await button('Prepare the file')).toBeVisible()
})

test.each([
  ['disk full', /disk is full.*tell the administrator, then try again/],
  ['too large', /more data than one file can hold \(100 MB\).*contact page/],
  ['interrupted', /could not be made\. Nothing was stored/],
] as const)('an archive that failed (%s) says what to do, and can be tried again', async (failure, text) => {
  const { user } = show({ latest: { ...waitingExport(), state: 'failed', failure } })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await user.click(await button('Try again'))
  expect(await screen.findByRole('status')).toBeVisible()
})

test('a request that is refused shows the reason', async () => {
  const requestExport = async () => {
    throw refusal(429, 'Too many attempts. Please wait 3 minutes and try again.')
  }
  const { user, store } = show({}, answers(dataExportContract, { requestExport }))
  await user.click(await button('Prepare the file'))
  await waitFor(() => expect(store.getState().notice?.text).toMatch(/Too many attempts/))
})

test('a parent asks the school of a linked child, and sees when', async () => {
  const { user, store } = show({ school: { name: 'Sekolah Cakrawala', requested_at: null } })
  await user.click(await button('Ask the school'))
  expect(await screen.findByRole('status')).toHaveTextContent(/^You asked the school on /)
  expect(store.getState().notice?.text).toBe('Sekolah Cakrawala has been notified.')
  expect(await button('Ask the school again')).toBeVisible()
})
