import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import AuditPage from './audit'

const open = (at = '/admin/audit') =>
  renderScreen(AuditPage, { path: '/admin/audit', at: at as '/', role: 'admin', answers: createFixtures() })

test('an admin sees the school of each entry, and filters by it', async () => {
  const { user, address } = open()
  const [first] = await screen.findAllByRole('button', { name: 'Sekolah Cakrawala' })
  await user.click(first as HTMLElement)
  expect(address()).toBe('/admin/audit?school=1')
  await user.click(await screen.findByRole('button', { name: 'Show all schools' }))
  await waitFor(() => expect(address()).toBe('/admin/audit'))
})

test('a school leads to its page', async () => {
  open()
  await screen.findByText('School created')
  expect(screen.getByRole('link', { name: 'Sekolah Cakrawala' })).toHaveAttribute('href', '/admin/school/1')
})

test('an entry about releases names its area and its token, and leads to the area', async () => {
  open()
  const token = await screen.findByRole('link', { name: 'teacher: Pipeline of the teacher team' })
  expect(token).toHaveAttribute('href', '/admin/releases/teacher')
  expect(screen.getByRole('link', { name: 'teacher' })).toHaveAttribute('href', '/admin/releases/teacher')
})
