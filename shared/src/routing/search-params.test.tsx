import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useSearchParams } from './search-params'

type Changes = readonly (readonly [string, string])[]

const List = ({ changes }: { changes: Changes }) => {
  const [params, change] = useSearchParams()
  const put = (name: string, value: string) =>
    change(
      (current) => {
        current.set(name, value)
        return current
      },
      { replace: true },
    )
  return (
    <button type="button" onClick={() => changes.forEach(([name, value]) => void put(name, value))}>
      {params.toString()}
    </button>
  )
}

const NothingYet = () => null

/**
 * Renders a list that changes its address several times with one click. With a guard, as in the portal, each change
 * takes effect later.
 */
function renderList(changes: Changes, guard?: () => Promise<null>) {
  const page = { path: '/list', element: <List changes={changes} />, HydrateFallback: NothingYet }
  const router = createMemoryRouter([guard ? { ...page, loader: guard } : page], {
    initialEntries: ['/list?tab=students'],
  })
  render(<RouterProvider router={router} />)
  const click = async () => userEvent.click(await screen.findByRole('button'))
  return { click, search: () => router.state.location.search }
}

const both: Changes = [
  ['grade', '4'],
  ['status', 'open'],
]

describe('two changes of the query at once', () => {
  test('are both applied', async () => {
    const { click, search } = renderList(both)
    await click()
    expect(search()).toBe('?tab=students&grade=4&status=open')
    expect(screen.getByRole('button')).toHaveTextContent('tab=students&grade=4&status=open')
  })

  test('are both applied even if a guard runs first', async () => {
    const { click, search } = renderList(both, async () => null)
    await click()
    expect(await screen.findByText('tab=students&grade=4&status=open')).toBeVisible()
    expect(search()).toBe('?tab=students&grade=4&status=open')
  })

  test('leave the later value if they are of the same parameter', async () => {
    const { click, search } = renderList([
      ['grade', '4'],
      ['grade', '5'],
    ])
    await click()
    expect(search()).toBe('?tab=students&grade=5')
  })
})
