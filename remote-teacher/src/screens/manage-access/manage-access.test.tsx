import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import ManageAccess from './manage-access'

const path = '/teacher/allow-test'
const open = (at = path) => renderScreen(ManageAccess, { path, at, role: 'teacher', words, answers: createFixtures() })

test('a child who has finished can get another attempt, with an undo in the notice', async () => {
  const { user, store } = open('/teacher/allow-test?schedule=1')
  const row = (await screen.findByText('Ayu Lestari')).closest('tr') as HTMLElement
  expect(within(row).getByText('1 of 1')).toBeVisible()
  await user.click(within(row).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Allow a retake' }))
  expect(await within(row).findByText('1 of 2')).toBeVisible()
  expect(store.getState().notice).toMatchObject({ kind: 'success', undo: { path: '/v2/schedule/retake/1' } })
})

test('a child can be allowed to start an upcoming test early', async () => {
  const { user } = open('/teacher/allow-test?schedule=3')
  const row = (await screen.findByText('Bagas Lestari')).closest('tr') as HTMLElement
  expect(within(row).getByText('When it opens')).toBeVisible()
  await user.click(within(row).getByRole('button', { name: 'Actions for Bagas Lestari' }))
  await user.click(await screen.findByText('Allow early start'))
  expect(await within(row).findByText('Now')).toBeVisible()
})

test('the chosen test is kept in the address', async () => {
  const { user, address } = open('/teacher/allow-test')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Test' }), '3')
  expect(address()).toBe('/teacher/allow-test?schedule=3')
})
