import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import Test from './give-test'

const open = (at = '/teacher/test', language: 'en' | 'id' = 'en') =>
  renderScreen(Test, { path: '/teacher/test', at, role: 'teacher', language, words, answers: createFixtures() })

const button = (name = 'Continue') => screen.getByRole('button', { name })

test('a test is scheduled for a class in three steps, and then redirects to its page', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('checkbox', { name: /4B Kenanga/ }))
  await user.click(button())
  expect(await screen.findByRole('heading', { name: 'Test details' })).toHaveFocus()
  await user.clear(screen.getByRole('textbox', { name: 'Title' }))
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Tuesday check')
  await user.click(screen.getByRole('radio', { name: /Next school morning/ }))
  await user.click(button())
  const reviewHeading = await screen.findByRole('heading', { name: 'Review and confirm' })
  expect(reviewHeading).toHaveFocus()
  expect(screen.getByText('Tuesday check')).toBeVisible()
  expect(screen.getByText('19 students')).toBeVisible()
  expect(screen.getByText('1 student left out because they have no seat')).toBeVisible()
  await user.click(button('Give the test'))
  await waitFor(() => expect(address()).toBe('/teacher/schedule/5'))
})

test('an empty selection shows an error, and a single child can be found by name', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose at least one student.')
  const children = screen.getByRole('group', { name: 'Or individual students' })
  await user.type(within(children).getByRole('searchbox'), 'bagas')
  await user.click(within(children).getByRole('checkbox', { name: 'Bagas Lestari' }))
  await user.click(button())
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('1 student')).toBeVisible()
})

test('a child without a seat cannot be chosen', async () => {
  const { user } = open()
  const children = await screen.findByRole('group', { name: 'Or individual students' })
  await user.type(within(children).getByRole('searchbox'), 'citra')
  expect(within(children).getByRole('checkbox', { name: 'Citra Lestari' })).toBeDisabled()
})

test('a custom time without a day shows an error', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: /3A Melati/ }))
  await user.click(button())
  await user.click(await screen.findByRole('radio', { name: /Another time/ }))
  await user.clear(screen.getByLabelText('Opens on'))
  await user.click(button())
  expect(await screen.findByText('Please choose a day and a time.')).toBeVisible()
  await user.click(button('Give the test'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill this in.')
})

describe('on the “Manage access” tab', () => {
  test('a child who has finished can get another attempt, with an undo in the notice', async () => {
    const { user, store } = open('/teacher/test?tab=allow&schedule=1')
    const row = (await screen.findByText('Ayu Lestari')).closest('tr') as HTMLElement
    expect(within(row).getByText('1 of 1')).toBeVisible()
    await user.click(within(row).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Allow a retake' }))
    expect(await within(row).findByText('1 of 2')).toBeVisible()
    expect(store.getState().notice).toMatchObject({ kind: 'success', undo: { path: '/v2/schedule/retake/1' } })
  })

  test('a child can be allowed to start an upcoming test early', async () => {
    const { user } = open('/teacher/test?tab=allow&schedule=3')
    const row = (await screen.findByText('Bagas Lestari')).closest('tr') as HTMLElement
    expect(within(row).getByText('When it opens')).toBeVisible()
    await user.click(within(row).getByRole('button', { name: 'Actions for Bagas Lestari' }))
    await user.click(await screen.findByText('Allow early start'))
    expect(await within(row).findByText('Now')).toBeVisible()
  })

  test('the chosen test is kept in the address', async () => {
    const { user, address } = open('/teacher/test?tab=allow')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Test' }), '3')
    expect(address()).toBe('/teacher/test?tab=allow&schedule=3')
  })
})

test('the page renders in Indonesian', async () => {
  open('/teacher/test', 'id')
  await screen.findByRole('heading', { name: 'Siapa yang akan mengerjakan tes?' })
})
