import { childContract } from '@lekta/shared/contract/people/child'
import { linkContract } from '@lekta/shared/contract/people/link'
import { accountFixtures, profileOf } from '@lekta/shared/testing/account-fixtures'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import ChildAdd from './child-add'

const show = (first: readonly Answer[] = [], at = '/parent/child/add', language: 'en' | 'id' = 'en') =>
  renderScreen(ChildAdd, {
    path: '/parent/child/add',
    at,
    role: 'parent',
    answers: [...first, ...createFixtures()],
    language,
    words,
  })
const school = '/parent/child/add?way=school'
const consent = () => screen.getByRole('checkbox', { name: /I am this child’s parent/ })

test('adding a child requires consent and then shows the login card', async () => {
  const added = answers(childContract, {
    addChild: async ({ body: { name, preferred_name } }) => ({
      id: 70,
      name,
      preferred_name,
      username: 'dini',
      password: 'abcd-efgh-jkmn-pqrs',
    }),
  })
  const { user } = show(added)
  await user.type(screen.getByLabelText('Name'), 'Dini Lestari')
  await user.type(screen.getByLabelText('Preferred name (optional)'), 'Didi')
  await user.click(screen.getByRole('button', { name: 'Add child' }))
  expect(consent()).toBeInvalid()
  await user.click(consent())
  await user.click(screen.getByRole('button', { name: 'Add child' }))
  expect(await screen.findByRole('heading', { name: 'Dini Lestari can log in now' })).toBeVisible()
  expect(screen.getAllByText('abcd-efgh-jkmn-pqrs')[0]).toBeVisible()
  expect(screen.getAllByText('Didi')[0]).toBeVisible()
})

describe('a request for a child at a school', () => {
  test('requires consent and is then listed with username and school code', async () => {
    const { user } = show()
    await user.click(screen.getByRole('radio', { name: /^My child’s school uses/ }))
    await user.type(screen.getByLabelText('School code'), 'mela-t17q')
    await user.type(screen.getByLabelText('Your child’s username'), 'dini.lestari')
    await user.click(screen.getByRole('button', { name: 'Ask the school' }))
    expect(consent()).toBeInvalid()
    await user.click(consent())
    await user.click(screen.getByRole('button', { name: 'Ask the school' }))
    expect(await screen.findByRole('heading', { name: 'Request received' })).toBeVisible()
    const requestRegion = within(await screen.findByRole('region', { name: 'Requests to schools' }))
    expect(requestRegion.getByText('dini.lestari, school code MELA-T17Q')).toBeVisible()
    expect(requestRegion.getByText(/^Sent on .*\. Waiting for the school\.$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Link another child' }))
    expect(screen.getByLabelText('School code')).toHaveValue('')
  })

  test('shows errors at their fields, for a missing code and for a refusal by the server', async () => {
    const refused = answers(linkContract, {
      askLink: async () => {
        const message = 'This child is already linked to your account.'
        throw refusal(400, message, { username: message })
      },
    })
    const { user } = show(refused, school)
    await user.click(screen.getByRole('button', { name: 'Ask the school' }))
    expect(screen.getByLabelText('School code')).toHaveAccessibleDescription(/^Please fill this in/)
    await user.type(screen.getByLabelText('School code'), 'MELA')
    await user.type(screen.getByLabelText('Your child’s username'), 'ayu')
    await user.click(consent())
    await user.click(screen.getByRole('button', { name: 'Ask the school' }))
    const username = screen.getByLabelText('Your child’s username')
    await waitFor(() => expect(username).toHaveAccessibleDescription(/^This child is already linked to your account\./))
    expect(username).toBeInvalid()
    expect(screen.getByLabelText('School code')).toBeValid()
  })

  test.each([
    [false, 1],
    [true, 0],
  ])('shows a message while the parent’s e-mail is unconfirmed (confirmed: %s)', async (email_confirmed, alerts) => {
    show(accountFixtures(profileOf('parent', { email_confirmed }), new Date()), school)
    if (alerts) await screen.findByRole('link', { name: 'Go to settings' })
    await screen.findByRole('button', { name: 'Ask the school' })
    expect(screen.queryAllByText(/^Please confirm your e-mail address first/)).toHaveLength(alerts)
  })

  test('can be refused because the e-mail is unconfirmed, and the form keeps its values', async () => {
    const unconfirmed = answers(linkContract, {
      askLink: async () => {
        throw refusal(409, 'Please confirm your e-mail address first, so the school can see who is asking.')
      },
    })
    const { user } = show(unconfirmed, school)
    await user.type(screen.getByLabelText('School code'), 'MELAT17Q')
    await user.type(screen.getByLabelText('Your child’s username'), 'ayu')
    await user.click(consent())
    await user.click(screen.getByRole('button', { name: 'Ask the school' }))
    const form = within(screen.getByRole('form', { name: 'Ask the school' }))
    expect(await form.findByRole('alert')).toHaveTextContent(/^Please confirm your e-mail address first/)
    expect(screen.getByLabelText('School code')).toHaveValue('MELAT17Q')
    expect(screen.queryByRole('heading', { name: 'Request received' })).toBeNull()
  })

  test('renders in Indonesian', async () => {
    show([], school, 'id')
    expect(await screen.findByRole('button', { name: 'Minta kepada sekolah' })).toBeVisible()
  })
})
