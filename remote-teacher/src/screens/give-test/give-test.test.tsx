import { renderScreen } from '@lekta/shared/testing/render-screen'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
  await user.click(button('Or individual students'))
  const children = screen.getByRole('group', { name: 'Or individual students' })
  await user.type(within(children).getByRole('searchbox'), 'bagas')
  await user.click(within(children).getByRole('checkbox', { name: 'Bagas Lestari' }))
  await user.click(button())
  await screen.findByRole('heading', { name: 'Test details' })
  await user.click(button())
  expect(await screen.findByText('1 student')).toBeVisible()
})

test('a child without a seat cannot be chosen', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Or individual students' }))
  const children = await screen.findByRole('group', { name: 'Or individual students' })
  await user.type(within(children).getByRole('searchbox'), 'citra')
  expect(within(children).getByRole('checkbox', { name: 'Citra Lestari' })).toBeDisabled()
})

describe('a test in a lesson', () => {
  const openDetails = async (at: string) => {
    const page = open(at)
    await screen.findByRole('heading', { name: 'Test details' })
    return page
  }

  test('ends as long after its start as before when the start is moved', async () => {
    const { user } = await openDetails('/teacher/test?classroom=1&step=details')
    await user.click(screen.getByRole('radio', { name: /In a lesson/ }))
    expect(screen.getByLabelText('From')).toHaveValue('07:30')
    expect(screen.getByLabelText('Until')).toHaveValue('08:10')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '09:00' } })
    expect(screen.getByLabelText('Until')).toHaveValue('09:40')
    await user.click(button('60 minutes'))
    expect(screen.getByLabelText('Until')).toHaveValue('10:00')
    await user.click(button())
    expect(await screen.findByText(/9:00\s*–\s*10:00/)).toBeVisible()
  })

  test.each([
    ['Day', '', 'Please choose a day and a time.'],
    ['Until', '07:00', 'Closing time must be after opening time.'],
    ['Title', '', 'Please enter a title.'],
  ])('with a wrong %s is refused in its own step, at the field', async (label, value, sentence) => {
    const { user, address } = await openDetails('/teacher/test?classroom=1&step=details')
    await user.click(screen.getByRole('radio', { name: /In a lesson/ }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await user.click(button())
    expect(await screen.findByText(sentence)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
    expect(address()).toBe('/teacher/test?classroom=1&step=details')
  })

  test('may end on a later day', async () => {
    const { user } = await openDetails('/teacher/test?classroom=1&step=details&day=2031-02-03&time=07:00')
    await user.click(screen.getByRole('checkbox', { name: 'It ends on a later day' }))
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2031-02-05' } })
    await user.click(button())
    expect(await screen.findByText(/Feb 3.*Feb 5|3 Feb.*5 Feb/)).toBeVisible()
  })
})

test('the address chooses a class or students, and names the step', async () => {
  const { user, address } = open('/teacher/test?students=1,2')
  expect(await screen.findByRole('checkbox', { name: 'Bagas Lestari' })).toBeChecked()
  await user.click(button())
  await screen.findByRole('heading', { name: 'Test details' })
  expect(address()).toBe('/teacher/test?students=1%2C2&step=details')
})

test('a step that needs students is not shown without them', async () => {
  open('/teacher/test?step=review')
  await screen.findByRole('heading', { name: 'Who will take the test?' })
})

test('a class that has the test already is named, and its test can be extended', async () => {
  const { user, store } = open('/teacher/test?classroom=2')
  const warning = await screen.findByRole('note')
  expect(warning).toHaveTextContent(/4B Kenanga has “Reading check, autumn” open until .* \(\d+ not started\)\./)
  await user.click(within(warning).getByRole('button', { name: 'Extend “Reading check, autumn”' }))
  const dialog = await screen.findByRole('dialog', { name: 'Extend test' })
  await user.click(within(dialog).getByRole('button', { name: 'Extend test' }))
  await waitFor(() => expect(store.getState().notice?.text).toBe('Test extended.'))
})

test('the page renders in Indonesian', async () => {
  open('/teacher/test', 'id')
  await screen.findByRole('heading', { name: 'Siapa yang akan mengerjakan tes?' })
})
