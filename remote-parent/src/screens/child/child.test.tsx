import { type Child, childContract } from '@lekta/shared/contract/people/child'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { childrenOf, createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import Children from './child'

const now = new Date('2026-11-20T05:00:00Z')
const [ayu, bima, citra] = childrenOf(now) as [Child, Child, Child]
const show = (children: Child[] = childrenOf(now), language: 'en' | 'id' = 'en', more = {}) =>
  renderScreen(Children, {
    path: '/parent/child',
    role: 'parent',
    answers: createFixtures({ now, children, ...more }),
    language,
    words,
  })
/** Shows children without an assigned test. */
const showWithoutTests = (children: Child[]) => show(children, 'en', { tests: {} })
const cardOf = (name: string) => screen.findByRole('article', { name })

const childWithGrowth = (difference: number, probability: number): Child => ({
  ...ayu,
  standing: ayu.standing && { ...ayu.standing, growth: { difference, probability } },
})

describe('a child’s card on the “My children” page', () => {
  test('shows the measure with its band and date, the growth, the grade and the points', async () => {
    show()
    const card = within(await cardOf('Ayu Lestari'))
    expect(card.getByText('460L')).toBeVisible()
    expect(card.getByText('Ayu reads like most third graders.')).toBeVisible()
    expect(card.getByText('Tested on 8 November 2026')).toBeVisible()
    expect(card.getByText('+105L since the previous test')).toBeVisible()
    expect(card.getByText('Very likely real growth (94% sure).')).toBeVisible()
    expect(card.getByText('Grade 3, SD Melati')).toBeVisible()
    expect(card.getByText('1,250 points')).toBeVisible()
  })

  test('links to the latest report and to the profile', async () => {
    const { user, address } = show()
    const card = within(await cardOf('Ayu Lestari'))
    expect(card.getByRole('link', { name: 'Ayu Lestari’s profile' })).toHaveAttribute('href', '/parent/profile/child/7')
    await user.click(card.getByRole('link', { name: 'Ayu Lestari’s latest report' }))
    expect(address()).toBe('/child/report-detail/58')
  })

  test('has a profile link, but no points and no report link, if no test is finished', async () => {
    showWithoutTests([bima])
    const card = within(await cardOf('Bima Lestari'))
    expect(card.getByText('No tests finished yet')).toBeVisible()
    expect(card.getByText(/^When the teacher gives a test, Bima will find it after logging in/)).toBeVisible()
    expect(card.queryByText(/points/)).not.toBeInTheDocument()
    expect(card.queryByRole('link', { name: /report/ })).not.toBeInTheDocument()
    expect(card.getByRole('link', { name: 'Bima Lestari’s profile' })).toBeVisible()
  })

  test('explains how to start a home test if the child has no school', async () => {
    showWithoutTests([{ ...bima, school: null }])
    const card = within(await cardOf('Bima Lestari'))
    expect(card.getByText(/^Start a home test for Bima/)).toBeVisible()
    expect(card.getByText('Grade 1')).toBeVisible()
  })
})

describe('measure and growth on the card', () => {
  test('uncertain growth is described as probable', async () => {
    show([childWithGrowth(40, 0.71)])
    expect(await screen.findByText('Probably growing (71% sure). The next test will make it clearer.')).toBeVisible()
  })

  test('a slightly lower measure is described as no clear growth', async () => {
    show([childWithGrowth(-20, 0.3)])
    expect(await screen.findByText('-20L since the previous test')).toBeVisible()
    expect(screen.getByText(/^No clear growth this time/)).toBeVisible()
  })

  test('a decline that is very likely real is described without blaming either test', async () => {
    show([childWithGrowth(-240, 0.04)])
    expect(await screen.findByText(/differ more than chance allows\. A third test will decide/)).toBeVisible()
  })

  test.each([
    [-150, 0.12, true, /differ more than chance allows/],
    [-150, 0.08, false, /^No clear growth this time/],
  ])(
    'a difference of %i (%d) is called a decline if the server says %s',
    async (difference, probability, fallen, text) => {
      show([{ ...ayu, standing: ayu.standing && { ...ayu.standing, growth: { difference, probability, fallen } } }])
      expect(await screen.findByText(text)).toBeVisible()
    },
  )

  test('without a comparable earlier test, the card announces growth for the next test', async () => {
    show([{ ...ayu, standing: ayu.standing && { ...ayu.standing, growth: null } }])
    expect(
      await screen.findByText(/^No earlier test can be compared with this one\. You will see growth/),
    ).toBeVisible()
    expect(screen.queryByText(/first test/)).not.toBeInTheDocument()
  })

  test('an untrusted result suggests another test and shows neither band nor growth', async () => {
    show([{ ...ayu, standing: ayu.standing && { ...ayu.standing, trusted: false, growth: null } }])
    expect(await screen.findByText(/Ask the teacher for another test on a calm day\.$/)).toBeVisible()
    expect(screen.queryByText(/Most likely between|You will see growth|first test/)).not.toBeInTheDocument()
  })

  test('an untrusted measure below 0L explains BR, and has a warning instead of band and growth', async () => {
    show([citra])
    const card = within(await cardOf('Citra Lestari'))
    expect(card.getByText('BR140L')).toBeVisible()
    expect(card.getByText(/^BR means beginning reader/)).toBeVisible()
    expect(card.getByText('This measure is not reliable')).toBeVisible()
    expect(card.queryByText(/Most likely between|since the previous test/)).not.toBeInTheDocument()
  })
})

describe('on the “My children” page', () => {
  test('a parent without children sees links to add one', async () => {
    show([])
    expect(await screen.findByRole('heading', { name: 'No child is linked to your account yet' })).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Add child' }))
      expect(link).toHaveAttribute('href', '/parent/child/add')
  })

  test('loading is announced while the children load', async () => {
    show()
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    await cardOf('Ayu Lestari')
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  test('a failed request can be retried', async () => {
    let down = true
    const failing = answers(childContract, {
      children: async () => {
        if (down) throw refusal(503, 'The server is resting. Please try again.')
        return { data: [ayu], last_page: 1, total: 1, page: 1 }
      },
    })
    const { user } = renderScreen(Children, { path: '/parent/child', role: 'parent', answers: failing })
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting. Please try again.')
    down = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await cardOf('Ayu Lestari')).toBeVisible()
  })

  test('cards and heading are in Indonesian', async () => {
    show(childrenOf(now), 'id')
    const card = within(await cardOf('Ayu Lestari'))
    expect(card.getByText('Sangat mungkin pertumbuhan nyata (94% yakin).')).toBeVisible()
    expect(card.getByText('Kelas 3, SD Melati')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Anak-anak saya' })).toBeVisible()
  })
})
