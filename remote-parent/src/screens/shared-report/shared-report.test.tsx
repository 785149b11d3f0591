import type { Role } from '@lekta/shared/contract/endpoint'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import SharedReport from './shared-report'

const show = (role: Role, token = 'a-link') =>
  renderScreen(SharedReport, {
    path: '/parents/child/report/:id/:token',
    at: `/parents/child/report/58/${token}`,
    role,
    words,
    answers: createFixtures(),
  })

test('a shared report shows a parent the measure, a back link and the link to share', async () => {
  const { user } = show('parent')
  expect(await screen.findByRole('heading', { name: 'Reading measure' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'My children' })).toHaveAttribute('href', '/parent/child')
  await user.click(screen.getByRole('button', { name: 'Link to this report' }))
  expect(await screen.findByRole('textbox', { name: 'Link to this report' })).toHaveValue(
    'http://localhost/parents/child/report/58/a-link',
  )
})

test('a shared report shows a child the level and a back link, but no link to share', async () => {
  show('child')
  expect(await screen.findByRole('heading', { name: 'Your level' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'My reading' })).toHaveAttribute('href', '/child/report')
  expect(screen.queryByRole('button', { name: 'Link to this report' })).not.toBeInTheDocument()
})

test('an invalid link shows a message', async () => {
  show('parent', 'made-up')
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such report.')
})
