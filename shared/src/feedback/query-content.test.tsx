import { screen } from '@testing-library/react'
import { renderScreen } from '../testing/render-screen'
import { combineQueries, QueryContent, type QueryState } from './query-content'

const query = <Data,>(state: Omit<QueryState<Data>, 'refetch'>) => ({ ...state, refetch: jest.fn() })
const down = { message: 'The library is closed.' }

type Props = Partial<Parameters<typeof QueryContent<string>>[0]>

const show = (state: QueryState<string>, props: Props = {}) =>
  renderScreen(() => (
    <QueryContent query={state} skeleton={<p>Please wait</p>} {...props}>
      {(title) => <h2>{title}</h2>}
    </QueryContent>
  ))

describe('the content of a query', () => {
  test('is a skeleton until the first answer', () => {
    show(query({}))
    expect(screen.getByText('Please wait')).toBeVisible()
  })

  test('is rendered from the data', () => {
    show(query({ data: 'Books' }))
    expect(screen.getByRole('heading', { name: 'Books' })).toBeVisible()
  })

  test('is a failure with a retry button if there are no data', async () => {
    const failed = query<string>({ error: down })
    const { user } = show(failed, { order: 1, aboveFailure: <p>Back</p> })
    expect(screen.getByRole('alert')).toHaveTextContent('The library is closed.')
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getByText('Back')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(failed.refetch).toHaveBeenCalledTimes(1)
  })

  test('stays when a refetch fails', () => {
    show(query({ data: 'Books', error: down }))
    expect(screen.getByRole('heading', { name: 'Books' })).toBeVisible()
  })

  test('does not stay when a refetch fails and it is a form', () => {
    show(query({ data: 'Books', error: down }), { isForm: true })
    expect(screen.getByRole('alert')).toHaveTextContent('The library is closed.')
  })
})

describe('combined queries', () => {
  test('have the data of all', () => {
    const { data } = combineQueries({ title: query({ data: 'Books' }), pages: query({ data: 12 }) })
    expect(data).toEqual({ title: 'Books', pages: 12 })
  })

  test('have no data while one has none', () => {
    const title = query({ data: 'Books', error: down })
    const { data, error } = combineQueries({ title, pages: query({}) })
    expect({ data, error }).toEqual({ data: undefined, error: undefined })
  })

  test('fail with the one that fails, and repeat it', () => {
    const pages = query({ error: down })
    const { error, refetch } = combineQueries({ title: query({ data: 'Books' }), pages })
    expect(error).toBe(down)
    refetch()
    expect(pages.refetch).toHaveBeenCalledTimes(1)
  })

  test('keep their data when a refetch fails', () => {
    const { data, error } = combineQueries({ title: query({ data: 'Books', error: down }) })
    expect({ data, error }).toEqual({ data: { title: 'Books' }, error: down })
  })
})
