import { childContract } from '@lekta/shared/contract/child'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import ChildAdd from './child-add'

test('a child is added once the parent has agreed, and its card is told', async () => {
  const added = answers(childContract, {
    addChild: async ({ body: { name } }) => ({ id: 70, name, username: 'dini', password: 'abcd-efgh-jkmn-pqrs' }),
  })
  const { user } = renderScreen(ChildAdd, {
    path: '/parent/child/add',
    role: 'parent',
    answers: [...added, ...createFixtures()],
    words,
  })
  await user.type(screen.getByLabelText('Name'), 'Dini Lestari')
  await user.click(screen.getByRole('button', { name: 'Add child' }))
  const consent = screen.getByRole('checkbox', { name: /I am this child’s parent/ })
  expect(consent).toBeInvalid()
  await user.click(consent)
  await user.click(screen.getByRole('button', { name: 'Add child' }))
  expect(await screen.findByRole('heading', { name: 'Dini Lestari can log in now' })).toBeVisible()
  expect(screen.getAllByText('abcd-efgh-jkmn-pqrs')[0]).toBeVisible()
})
