import { renderScreen } from '@lekta/shared/testing/render-screen'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'
import { screen, within } from '@testing-library/react'
import Setting from './setting'

const open = () =>
  renderScreen(Setting, { path: '/school/setting/index', role: 'school', answers: schoolFixtures('school') })

test('the page explains data retention, links to the contact form and has no retention setting', async () => {
  open()
  const region = await screen.findByRole('region', { name: 'Your students’ data' })
  const data = within(region)
  expect(data.getByText(/kept until you ask us to delete them/)).toBeVisible()
  expect(data.getByRole('link', { name: 'Request or delete data' })).toHaveAttribute(
    'href',
    '/contact-us?topic=privacy',
  )
  expect(region.querySelector('input, select, textarea')).toBeNull()
})
