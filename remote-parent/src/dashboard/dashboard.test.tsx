import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import type { Child } from '@lekta/shared/contract/people/child'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { childrenOf, createFixtures, testOf } from '../fixtures'
import { words } from '../words.id'
import Dashboard from './dashboard'

const now = new Date('2026-11-20T05:00:00Z')
const [ayu, bima, citra] = childrenOf(now) as [Child, Child, Child]

const show = (
  children: Child[] = [ayu, bima, citra],
  tests: Record<number, AssignedTest> = {},
  language: 'en' | 'id' = 'en',
) =>
  renderScreen(Dashboard, {
    path: '/home/dashboard',
    role: 'parent',
    answers: createFixtures({ now, children, tests }),
    language,
    words,
  })
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))

describe('a child on the parent’s dashboard', () => {
  test('shows the latest result in words, the measure, the growth and the reading range', async () => {
    const { user, address } = show()
    const card = await cardOf('Ayu Lestari')
    expect(card.getByText('Ayu reads like most third graders.')).toBeVisible()
    expect(card.getByText('460L')).toBeVisible()
    expect(card.getByText('The true measure is very likely between 340L and 580L.')).not.toBeVisible()
    await user.click(card.getByText('How sure are we?'))
    expect(card.getByText('The true measure is very likely between 340L and 580L.')).toBeVisible()
    expect(card.getByText('Very likely real growth (94% sure).')).toBeVisible()
    expect(card.getByText('360L–510L')).toBeVisible()
    await user.click(card.getByRole('link', { name: 'Ayu Lestari’s latest report' }))
    expect(address()).toBe('/child/report-detail/58')
  })

  test('shows the closing time of an open test, and links to it', async () => {
    const { user, address } = show([ayu], { [ayu.id]: testOf(now, ayu) })
    const card = await cardOf('Ayu Lestari')
    expect(card.getByText(/^“Reading check, autumn” is open until Thu 26 Nov/)).toBeVisible()
    expect(card.getByRole('link', { name: 'Let Ayu take the test here' })).toHaveAttribute(
      'href',
      '/parents/child/test/READ/13/7',
    )
    await user.click(card.getByRole('link', { name: 'Test details for Ayu Lestari' }))
    expect(address()).toBe('/test/start/READ/13')
  })

  test('shows that a running test should be finished', async () => {
    show([ayu], { [ayu.id]: testOf(now, ayu, { state: 'running' }) })
    expect(
      (await cardOf('Ayu Lestari')).getByText(/^Ayu has started “Reading check, autumn”\. Let Ayu finish/),
    ).toBeVisible()
  })

  test('shows when an upcoming test opens and a tip, without a link to the test', async () => {
    const opens_at = new Date('2026-12-10T05:00:00Z').toISOString()
    show([ayu], { [ayu.id]: testOf(now, ayu, { state: 'upcoming', opens_at }) })
    const card = await cardOf('Ayu Lestari')
    expect(card.getByText(/^“Reading check, autumn” opens Thu 10 Dec/)).toBeVisible()
    expect(card.getByText(/^Read together for 15 minutes/)).toBeVisible()
    expect(card.queryByRole('link', { name: /^Test details/ })).toBeNull()
  })

  test('without a finished test shows how to get the first one', async () => {
    show([bima])
    const card = await cardOf('Bima Lestari')
    expect(card.getByText(/^When the teacher gives a test, Bima will find it/)).toBeVisible()
    expect(card.queryByText('Books at the right level')).toBeNull()
  })
})

describe('a result on the parent’s dashboard', () => {
  test('with an untrusted result shows no reading range, and suggests another test', async () => {
    show([citra])
    const card = await cardOf('Citra Lestari')
    expect(card.getByText('Ask the teacher for another test on a calm day.')).toBeVisible()
    expect(card.queryByText('Books at the right level')).toBeNull()
    expect(card.queryByText(/^Citra (reads|is)/)).toBeNull()
  })

  test('after a clear decline shows no sentence about the level', async () => {
    const growth = { difference: -160, probability: 0.01, fallen: true }
    show([{ ...ayu, standing: ayu.standing && { ...ayu.standing, growth } }])
    const card = await cardOf('Ayu Lestari')
    expect(card.getByText(/^This result and the one before differ more than chance allows/)).toBeVisible()
    expect(card.queryByText(/^Ayu reads/)).toBeNull()
  })

  test('without a grade names the texts that suit the child', async () => {
    show([{ ...ayu, standing: ayu.standing && { ...ayu.standing, grade: null, norm: null } }])
    expect((await cardOf('Ayu Lestari')).getByText('Texts from 360L to 510L suit Ayu now.')).toBeVisible()
  })

  test('with a measure below 0L shows a recommendation of picture books', async () => {
    show([{ ...citra, standing: citra.standing && { ...citra.standing, trusted: true } }])
    expect((await cardOf('Citra Lestari')).getByText('Short books with big pictures, read together')).toBeVisible()
  })
})

test('a parent without children sees that no child is linked', async () => {
  show([])
  expect(await screen.findByRole('heading', { name: 'No child is linked to your account yet' })).toBeVisible()
})

test('the dashboard renders in Indonesian', async () => {
  show([ayu], {}, 'id')
  const card = await cardOf('Ayu Lestari')
  expect(card.getByText('Hari ini')).toBeVisible()
  expect(card.getByText('Ayu membaca seperti kebanyakan anak kelas 3.')).toBeVisible()
})
