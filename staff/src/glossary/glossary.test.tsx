import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import Glossary from './glossary'
import { TermHelp } from './term-help'
import { isTermId, termFacts, termOf, terms } from './terms'
import { words } from './words.id'

const open = (at = '/teacher/glossary', language: 'en' | 'id' = 'en') =>
  renderScreen(Glossary, { path: '/teacher/glossary', at, role: 'teacher', language, words })
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const box = () => screen.getByRole('searchbox', { name: 'Search a word' })

describe('the glossary', () => {
  test('explains every word in its group, with figures from the program', () => {
    open()
    expect(names()).toHaveLength(terms.length)
    const growth = screen.getByRole('region', { name: 'Growth' })
    expect(growth).toHaveTextContent('at least 90% likely to be real')
    expect(screen.getByRole('region', { name: 'Suitable texts' })).toHaveTextContent('100L below the measure and 50L')
  })

  test('finds words by their name or explanation, and says so if there is none', async () => {
    const { user, address } = open()
    await user.type(box(), 'voucher')
    await waitFor(() => expect(names()).toEqual(['Voucher']))
    expect(address()).toBe('/teacher/glossary?q=voucher')
    await user.clear(box())
    await user.type(box(), 'xylophone')
    expect(await screen.findByRole('heading', { name: 'No word matches “xylophone”' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all words' }))
    expect(names()).toHaveLength(terms.length)
    expect(box()).toHaveFocus()
  })

  test('starts at the word in the address, and a related word is one click away', async () => {
    const { user } = open('/teacher/glossary#percentile')
    const percentile = screen.getByRole('region', { name: 'Percentile' })
    expect(percentile).toHaveFocus()
    await user.click(within(percentile).getByRole('link', { name: 'Needs attention' }))
    expect(screen.getByRole('region', { name: 'Needs attention' })).toHaveFocus()
  })

  test('is in Indonesian too, and finds Indonesian words', async () => {
    const { user } = open('/teacher/glossary', 'id')
    expect(screen.getByRole('heading', { level: 1, name: 'Daftar istilah' })).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'kursi')
    await waitFor(() => expect(names()).toContain('Kursi'))
  })

  test('has an Indonesian text for each word, and refers only to words that it explains', () => {
    const texts = terms.flatMap(({ group, name, short, more }) => [group, name, short, ...(more ? [more] : [])])
    expect(texts.filter((text) => !(text in words))).toEqual([])
    expect(terms.flatMap(({ see }) => see).filter((id) => !isTermId(id))).toEqual([])
  })

  test('mentions only figures that it has', () => {
    const mentioned = terms.flatMap(({ short, more = '' }) => `${short} ${more}`.match(/(?<=\{\{)\w+/g) ?? [])
    expect(mentioned.filter((name) => !(name in termFacts))).toEqual([])
  })
})

const Page = () => (
  <p>
    Seats <TermHelp term="seat" /> <button type="button">Next</button>
  </p>
)

describe('the question mark beside a word', () => {
  const show = () => renderScreen(Page, { path: '/school/student', role: 'school' })
  const mark = () => screen.getByRole('button', { name: 'What does “Seat” mean?' })
  const note = () => screen.queryByRole('note')

  test('explains the word and leads to the glossary', async () => {
    const { user, address } = show()
    expect(note()).toBeNull()
    await user.click(mark())
    expect(mark()).toHaveAttribute('aria-expanded', 'true')
    expect(note()).toHaveTextContent(termOf('seat').short)
    await user.tab()
    expect(screen.getByRole('link', { name: 'More in the glossary' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'More in the glossary' })).toHaveAttribute('href', '/school/glossary#seat')
    await user.keyboard('{Enter}')
    expect(address()).toBe('/school/glossary')
  })

  test('closes with Escape, a second click, and when the focus or a click leaves it', async () => {
    const { user } = show()
    await user.click(mark())
    await user.keyboard('{Escape}')
    expect(note()).toBeNull()
    expect(mark()).toHaveFocus()
    await user.click(mark())
    await user.click(mark())
    expect(note()).toBeNull()
    await user.click(mark())
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(note()).toBeNull()
  })
})
