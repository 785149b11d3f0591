import { maintenanceHeader } from '@lekta/shared/contract/envelope'
import { maintenanceContract } from '@lekta/shared/contract/platform/maintenance'
import { answers } from '@lekta/shared/testing/fake-api'
import { act, screen } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

afterEach(closePortal)

const sentence = /^Lekta is being maintained\. You can read everything, but nothing can be changed right now\./

test('a banner with the operator’s message is shown during maintenance, and no request is made otherwise', async () => {
  const maintenance = async () => ({ since: '2026-11-24T03:00:00Z', message: 'Back at 18:00.' })
  const { store, sent } = await openPortal({
    at: '/teacher/class-room',
    role: 'teacher',
    more: answers(maintenanceContract, { maintenance }),
  })
  await screen.findByRole('heading', { name: 'The classrooms' })
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  expect(sent.map(({ url }) => url)).not.toContain('/maintenance')
  const answer = store.http.defaults.adapter as typeof store.http.request
  store.http.defaults.adapter = async (config) => {
    const response = await answer(config)
    return { ...response, headers: { [maintenanceHeader]: '2026-11-24T03:00:00Z' } }
  }
  await act(() => store.http.get('/profile/me'))
  expect(await screen.findByText(/ Back at 18:00\.$/)).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
})
