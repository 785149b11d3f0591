import { type PageOptions, walkPages } from './walk-pages'

const list =
  (total: number, size: number) =>
  async ({ page }: PageOptions) => ({
    data: Array.from({ length: total }, (_, i) => i).slice((page - 1) * size, page * size),
    last_page: Math.max(1, Math.ceil(total / size)),
    total,
    page,
  })

test.each([0, 1, 4, 5, 11])('all %i rows are returned in order', async (total) => {
  expect(await walkPages(list(total, 4))).toEqual(Array.from({ length: total }, (_, i) => i))
})

test('a page that fails rejects the whole result', async () => {
  const load = async (options: PageOptions) => {
    if (options.page === 2) throw new Error('down')
    return list(9, 4)(options)
  }
  await expect(walkPages(load)).rejects.toThrow('down')
})
