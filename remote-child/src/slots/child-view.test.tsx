import type { StudentPageActions } from '@lekta/shared/contract/slots'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import { words } from '../words.id'
import ChildView from './child-view'

const props: StudentPageActions = {
  student: { id: 7, name: 'Ayu Lestari', grade: 3 },
  report: { id: 58, title: 'Reading check, summer' },
}
const Action = () => <ChildView {...props} />
const open = (language: 'en' | 'id' = 'en') =>
  renderScreen(Action, { role: 'teacher', answers: createFixtures(), language, words })

test('a teacher opens the report in the words for the child, and closes it', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Child’s view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What Ayu sees' }))
  expect(await dialog.findByRole('heading', { name: 'What you can do now' })).toBeVisible()
  expect(dialog.queryByRole('heading', { name: 'Next steps' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an Indonesian teacher reads it in the words for the child, too', async () => {
  const { user } = open('id')
  await user.click(screen.getByRole('button', { name: 'Versi anak' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Yang dilihat Ayu' }))
  expect(await dialog.findByRole('heading', { name: 'Yang bisa kamu lakukan sekarang' })).toBeVisible()
})
