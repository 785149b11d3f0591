import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import ScheduleById from './schedule-by-id'

async function openProjector(id: number) {
  const { user } = renderScreen(ScheduleById, {
    path: '/teacher/schedule/:id',
    at: `/teacher/schedule/${id}`,
    role: 'teacher',
    words,
    answers: createFixtures(),
  })
  await user.click(await screen.findByRole('button', { name: 'Show on projector' }))
  return { user, projector: await screen.findByRole('dialog', { name: /check/ }) }
}

test('the projector shows the login address with its code, the time left and counts, but no child’s name', async () => {
  const { user, projector } = await openProjector(1)
  expect(within(projector).getByText('localhost/login')).toBeVisible()
  expect(within(projector).getByRole('img', { name: 'QR code of the login address' })).toBeVisible()
  expect(within(projector).getByRole('timer')).toHaveTextContent(/Time left(39:5\d|40:00)/)
  expect(projector).toHaveTextContent(/Not started4In progress/)
  expect(projector).not.toHaveTextContent('Lestari')
  await user.click(within(projector).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('timer')).toBeNull()
})

test('before a test opens, the projector says in how many days', async () => {
  const { projector } = await openProjector(3)
  expect(within(projector).getByRole('timer')).toHaveTextContent('Opensin 3 days')
})

test('the projector shows that a test is closed', async () => {
  const { projector } = await openProjector(4)
  expect(projector).toHaveTextContent('The test is closed.')
})
