import { Pager } from '@lekta/shared/ui'
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../../testing/render-screen'
import { scrollTime } from '../scroll-to-top'

let scrollTo: jest.SpiedFunction<typeof window.scrollTo>
const scrollFrom = (scrollY: number) => Object.assign(window, { scrollY })
/** What the browser of a user who has not asked for reduced motion answers. */
const anyMotion = window.matchMedia('')

const Paged = ({
  from,
  lastPage,
  onPage: record,
}: {
  from: number
  lastPage: number
  onPage: (page: number) => void
}) => {
  const [page, go] = useState(from)
  const onPage = (next: number) => {
    record(next)
    go(next)
  }
  return <Pager page={page} lastPage={lastPage} onPage={onPage} />
}

function renderPager(from: number, lastPage: number) {
  const requested: number[] = []
  renderScreen(() => <Paged from={from} lastPage={lastPage} onPage={(page) => requested.push(page)} />)
  return { requested }
}

const buttons = () =>
  within(screen.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

const click = (name: string) => act(() => screen.getByRole('button', { name }).click())
const passTime = (time: number) => act(() => void jest.advanceTimersByTime(time))

beforeEach(() => {
  jest.useFakeTimers()
  scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue()
})
afterEach(() => {
  jest.useRealTimers()
  scrollTo.mockRestore()
  scrollFrom(0)
})

test.each([
  [1, 1, ['1', 'Next']],
  [1, 3, ['1', '2', '3', 'Next']],
  [1, 20, ['1', '2', '3', '4', '5', 'Next']],
  [10, 20, ['8', '9', '10', '11', '12', 'Next']],
  [20, 20, ['16', '17', '18', '19', '20', 'Next']],
])('page %d of %d has buttons for the pages around it, and Next', (page, last, shown) => {
  renderPager(page, last)
  expect(buttons()).toEqual(shown)
})

test('the current page is marked', () => {
  renderPager(2, 3)
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('button', { name: 'Page 3' })).not.toHaveAttribute('aria-current')
})

test('a number requests its page, and Next the following one, until the last page', () => {
  const { requested } = renderPager(1, 3)
  click('Page 2')
  click('Next')
  expect(requested).toEqual([2, 3])
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})

describe('a page change', () => {
  test('scrolls to the top within 500 ms', () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue(anyMotion)
    renderPager(1, 3)
    scrollFrom(800)
    click('Page 2')
    passTime(scrollTime / 2)
    const halfway = scrollTo.mock.lastCall?.at(1)
    expect(halfway).toBeGreaterThan(0)
    expect(halfway).toBeLessThan(800)
    passTime(scrollTime / 2 + 20)
    expect(scrollTime).toBe(500)
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    const { length } = scrollTo.mock.calls
    passTime(scrollTime)
    expect(scrollTo).toHaveBeenCalledTimes(length)
    jest.mocked(window.matchMedia).mockRestore()
  })

  test('jumps to the top with reduced motion', () => {
    renderPager(1, 3)
    scrollFrom(800)
    click('Next')
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })
})
