import type { Plan } from '@lekta/shared/contract/money/plan'
import { planContract } from '@lekta/shared/contract/money/plan'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { screen, within } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'
import { firstText, textAfter } from './sample-items'

afterEach(closePortal)

const plan = (audience: Plan['audience'], name: string, price: number): Plan => ({
  code: name,
  audience,
  name,
  price,
  currency: 'IDR',
  months: 6,
  tests_per_child: 3,
})
const offered = [plan('parent', 'Half a year', 99_000), plan('school', 'School year', 60_000)]
const selling = { more: answers(planContract, { plans: async () => offered }) }

const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('the page has one main heading and a labelled region for each part', async () => {
  await openPortal(selling)
  await screen.findByText('Half a year')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toEqual(
    expect.arrayContaining(['measure-title', 'test-title', 'class-title', 'prices-title', 'questions-title']),
  )
})

test('the main links lead to the contact form, the registration and the login', async () => {
  await openPortal(selling)
  const to = async (name: string) => (await screen.findAllByRole('link', { name }))[0]?.getAttribute('href')
  expect(await to('Start with your school')).toBe('/contact-us?topic=school')
  expect(await to('Register as a parent')).toBe('/register-parent')
  expect(await to('I am a school or teacher')).toBe('/login?as=master')
  expect(await to('I am a parent or child')).toBe('/login')
})

test('each of the four audiences has a card with an example', async () => {
  await openPortal(selling)
  const people = await part('One portal for everyone')
  const cards = people.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
  const card = (at: number) => within(cards[at] as HTMLElement)
  expect(
    people
      .getAllByRole('heading')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Schools', 'Teachers', 'Parents', 'Children'])
  const behind = card(0)
    .getAllByRole('listitem')
    .filter((item) => item.dataset.behind)
  expect(behind.map(({ textContent }) => textContent)).toEqual(['Grade 5700L'])
  expect(card(1).getByText('17 finished')).toBeVisible()
  expect(card(2).getByText('Books at the right level: 660L to 810L')).toBeVisible()
  expect(card(3).getByRole('img', { name: 'Your level: 760L' })).toBeVisible()
})

describe('the prices', () => {
  test('are loaded from the server and shown for each audience, with the price per test', async () => {
    await openPortal(selling)
    const prices = await part('Prices')
    const card = within((await prices.findByRole('heading', { name: 'Half a year' })).closest('li') as HTMLElement)
    expect(card.getByText(/99,000/)).toBeVisible()
    expect(card.getByText('6 months')).toBeVisible()
    expect(card.getByText(/33,000/)).toBeVisible()
    expect(prices.getByText(/60,000/)).toBeVisible()
  })

  test('show a message if they cannot be loaded, and can be retried', async () => {
    let down = true
    const plans = async () => {
      if (down) throw refusal(503, 'The database is not responding. Please try again in a moment.')
      return offered
    }
    const { user } = await openPortal({ more: answers(planContract, { plans }) })
    const prices = await part('Prices')
    expect(await prices.findByText('The database is not responding. Please try again in a moment.')).toBeVisible()
    expect(prices.getByRole('link', { name: 'Register as a parent' })).toBeVisible()
    down = false
    await user.click(prices.getByRole('button', { name: 'Retry' }))
    expect(await prices.findByText('Half a year')).toBeVisible()
    expect(prices.queryByRole('link', { name: 'Ask us about prices' })).toBeNull()
  })

  test('are replaced by links to the contact form if the server has no plans', async () => {
    await openPortal({ more: answers(planContract, { plans: async () => [] }) })
    const prices = await part('Prices')
    const [forSchools, ...others] = await prices.findAllByRole('link', { name: 'Ask us about prices' })
    expect(forSchools).toHaveAttribute('href', '/contact-us')
    expect(others).toHaveLength(1)
  })
})

describe('the sample test', () => {
  const [first] = firstText.questions
  const answer = async (choice: number) => {
    const { user } = await openPortal(selling)
    const sample = await part('What the test looks like')
    const choose = (option: number) => user.click(sample.getAllByRole('radio')[option] as HTMLElement)
    const press = (name: string) => user.click(sample.getByRole('button', { name }))
    await choose(choice)
    return { sample, choose, press }
  }

  test.each([
    ['a harder', first.key, /volcano/, /This text is harder than the first\..* After 22 to 26 texts/],
    ['an easier', (first.key + 1) % 4, /Today one hen/, /This text is easier than the first\..* After 22 to 26 texts/],
  ])('asks two questions about each text, continues with %s one, and can be started again', async (...row) => {
    const [, choice, passage, end] = row
    const { sample, choose, press } = await answer(choice)
    await press('Show the second question')
    expect(sample.getByText(firstText.passage)).toBeVisible()
    expect(sample.getByText(/^For most people on this ferry/)).toHaveFocus()
    await choose(0)
    expect(sample.getByText(/The real test never says right or wrong/)).toBeVisible()
    await press('Show the next text')
    expect(sample.getByText(passage)).toBeVisible()
    await choose(0)
    await press('Show the second question')
    await choose(0)
    expect(sample.getByText(end)).toBeVisible()
    await press('Start again')
    expect(sample.getByText(firstText.passage)).toBeVisible()
  })

  test('puts the chosen words into the gap', async () => {
    const { sample } = await answer(0)
    expect(sample.getByText(first.options[0] as string, { selector: '[data-filled]' })).toBeVisible()
  })

  test.each([0, 1, 2, 3])('has four different options for each question (option %i)', (option) => {
    for (const text of [firstText, textAfter(0), textAfter(first.key)])
      for (const { options, key } of text.questions) {
        expect(options.indexOf(options[option] as string)).toBe(option)
        expect(options[key]).toBeDefined()
      }
  })
})
