import * as z from 'zod/mini'
import { defineContract } from '../../contract/endpoint'
import { ListQuery } from '../../contract/list'
import { answers, refusal } from '../../testing/fake-api'
import { recordedHttp } from '../../testing/transports'
import { createStore } from '../store/store'
import { mutationOf, queryOf } from './api'
import { call, requestOf } from './call'

const Shelf = z.object({ id: z.number(), name: z.string() })
const shelfContract = defineContract({
  shelves: {
    method: 'GET',
    path: '/shelf',
    summary: 'All shelves',
    access: 'user',
    query: ListQuery,
    data: Shelf,
    paged: true,
    tags: ['Shelf'],
  },
  shelf: {
    method: 'GET',
    path: '/shelf/:name',
    summary: 'One shelf',
    access: 'user',
    params: z.object({ name: z.string() }),
    data: Shelf,
    tags: ['Shelf'],
  },
  addShelf: {
    method: 'POST',
    path: '/shelf/add',
    summary: 'A new shelf',
    access: 'user',
    body: z.object({ name: z.string().check(z.minLength(1, 'Give the shelf a name.')) }),
    data: Shelf,
    tags: ['Shelf'],
  },
  addCover: {
    method: 'POST',
    path: '/shelf/cover/:id',
    summary: 'A picture of a shelf',
    access: 'user',
    params: z.object({ id: z.coerce.number<number>() }),
    body: z.object({ title: z.optional(z.string()) }),
    upload: { maxBytes: 10 },
    data: z.string(),
    tags: ['Shelf'],
  },
  clock: { method: 'GET', path: '/clock', summary: 'The time', access: 'public', data: z.number(), tags: ['Clock'] },
})

function library() {
  const names = ['Fables']
  let ticks = 0
  const all = names.map((name, i) => ({ id: i + 1, name }))
  const server = recordedHttp(
    answers(shelfContract, {
      shelves: async ({ query }) => ({
        data: all.slice(),
        last_page: 3,
        total: all.length,
        page: query.options.page,
      }),
      shelf: async ({ params }) => {
        const found = all.find(({ name }) => name === params.name)
        if (!found) throw refusal(404, 'There is no such shelf.')
        return found
      },
      addShelf: async ({ body }) => {
        const shelf = { id: all.length + 1, name: body.name }
        all.push(shelf)
        return shelf
      },
      addCover: async ({ params, body, file }) => `${params.id} ${body.title} ${file.name} ${file.size}`,
      clock: async () => ++ticks,
    }),
  )
  const calls = () => server.sent.map(({ method, url }) => `${method} ${url}`)
  return { ...server, store: createStore(server.http), calls }
}

describe('a call', () => {
  test('resolves with the data without the envelope', async () => {
    const { http } = library()
    await expect(call(http, shelfContract.shelf, { params: { name: 'Fables' } })).resolves.toEqual({
      id: 1,
      name: 'Fables',
    })
  })

  test('of a list resolves with the page, its number and the totals', async () => {
    const { http } = library()
    await expect(call(http, shelfContract.shelves, { query: { options: { page: 2 } } })).resolves.toEqual({
      data: [{ id: 1, name: 'Fables' }],
      last_page: 3,
      total: 1,
      page: 2,
    })
  })

  test('encodes parameters in the path', async () => {
    const { http, calls } = library()
    const response = call(http, shelfContract.shelf, { params: { name: 'a/b c' } })
    await expect(response).rejects.toEqual({ status: 404, code: 404, message: 'There is no such shelf.' })
    expect(calls()).toEqual(['GET /shelf/a%2Fb%20c'])
  })

  test('rejects with an error for each invalid field', async () => {
    const { http } = library()
    await expect(call(http, shelfContract.addShelf, { body: { name: '' } })).rejects.toMatchObject({
      status: 400,
      errors: { name: 'Give the shelf a name.' },
    })
  })
})

describe('a call with a file', () => {
  const send = (text: string, body: { title?: string } = {}) =>
    call(library().http, shelfContract.addCover, { params: { id: 7 }, body, file: new File([text], 'front.png') })

  test('sends the file with its name, and the other fields', async () => {
    await expect(send('picture', { title: 'Front' })).resolves.toBe('7 Front front.png 7')
    await expect(send('picture')).resolves.toBe('7 undefined front.png 7')
  })

  test('has a timeout that is 80 seconds longer for each megabyte', () => {
    const file = new File([new Uint8Array(1_000_000)], 'front.png')
    const { timeout } = requestOf({ endpoint: shelfContract.addCover, input: { params: { id: 7 }, file } })
    expect(timeout).toBe(20_000 + 80_000)
  })

  test('waits as much longer for a large download', () => {
    const file = { maxBytes: 2_000_000 }
    const endpoint = { ...shelfContract.shelf, data: z.file(), file } as const
    expect(requestOf({ endpoint, input: { params: { name: 'Fables' } } }).timeout).toBe(20_000 + 160_000)
    expect(requestOf({ endpoint: shelfContract.shelf, input: { params: { name: 'Fables' } } }).timeout).toBe(undefined)
  })

  test('rejects if the file is larger than the endpoint allows', async () => {
    await expect(send('a large picture')).rejects.toMatchObject({ status: 413 })
  })
})

describe('the cache', () => {
  test('keeps a response, and returns a failure as an ApiError', async () => {
    const { store, calls } = library()
    const request = (name: string) => store.dispatch(queryOf(shelfContract.shelf).initiate({ params: { name } }))
    expect((await request('Fables')).data).toEqual({ id: 1, name: 'Fables' })
    await request('Fables')
    expect(calls()).toEqual(['GET /shelf/Fables'])
    expect((await request('Maps')).error).toEqual({ status: 404, code: 404, message: 'There is no such shelf.' })
  })

  test('refetches only the queries that a POST has made stale', async () => {
    const { store, calls } = library()
    await store.dispatch(queryOf(shelfContract.shelves).initiate({ query: {} }))
    await store.dispatch(queryOf(shelfContract.clock).initiate())
    await store.dispatch(mutationOf(shelfContract.addShelf).initiate({ body: { name: 'Maps' } }))
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls()).toEqual(['GET /shelf', 'GET /clock', 'POST /shelf/add', 'GET /shelf'])
    expect(queryOf(shelfContract.shelves).select({ query: {} })(store.getState()).data?.data).toEqual([
      { id: 1, name: 'Fables' },
      { id: 2, name: 'Maps' },
    ])
  })

  test('refetches nothing after a refused POST', async () => {
    const { store, calls } = library()
    await store.dispatch(queryOf(shelfContract.shelves).initiate({ query: {} }))
    await store.dispatch(mutationOf(shelfContract.addShelf).initiate({ body: { name: '' } }))
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls()).toEqual(['GET /shelf', 'POST /shelf/add'])
  })
})
