import { eventually } from './eventually'
import { inBrowser } from './in-browser'
import { menuOf, openFromMenu, titleOf } from './menu'
import { logIn } from './people'
import { choicesOf, listIn } from './table'
import { wordsIn } from './words-in'

const addressOf = (page: { url: () => string }) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

inBrowser('A school searches its students by Enter and by button', async ({ page }) => {
  await logIn(page, 'school')
  await openFromMenu(page, 'Student')
  const list = listIn(page, 'Students')
  await list.until((rows) => expect(rows).toHaveLength(20))
  await list.search.fill('bintang')
  await list.search.press('Enter')
  await list.until((rows) => expect(rows.map(({ Name }) => Name)).toEqual(['Bintang Prasetya']))
  await list.search.fill('nobody is called this')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('Nothing found for “nobody is called this”').waitFor()
  await page.getByRole('button', { name: 'Show all' }).click()
  await list.until((rows) => expect(rows).toHaveLength(20))
})

inBrowser('A school turns the pages of its students and chooses how many stand on one', async ({ page }) => {
  await logIn(page, 'school')
  await openFromMenu(page, 'Student')
  const list = listIn(page, 'Students')
  await list.until((rows) => expect(rows).toHaveLength(20))
  const first = await list.rows()
  expect(await choicesOf(list.sizes)).toEqual(['10', '20', '30', '50'])
  await eventually(async () => expect(await list.pageButtons.allInnerTexts()).toEqual(['1', '2', '3', '4', '5']))
  await list.next.scrollIntoViewIfNeeded()
  await list.next.click()
  await list.until((rows) => expect(rows).not.toEqual(first))
  expect(addressOf(page)).toBe('/school/student?page=2')
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0))
  await list.toPage(5)
  await eventually(async () => expect(await list.pageButtons.allInnerTexts()).toContain('7'))
  expect(await list.pageButtons.count()).toBe(5)
  await list.sizes.selectOption('50')
  await list.until((rows) => expect(rows).toHaveLength(50))
  expect(addressOf(page)).toBe('/school/student?size=50')
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await list.until((rows) => {
    const names = rows.map(({ Name }) => Name ?? '')
    expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)))
  })
  await page.reload()
  await list.until((rows) => expect(rows).toHaveLength(50))
})

for (const role of ['school', 'teacher'] as const) {
  inBrowser(`A ${role} opens the students of a classroom and comes back`, async ({ page }) => {
    await logIn(page, role)
    await page.goto(`/${role}/class-room`)
    await page.getByRole('link', { name: '4A', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '4A' }).waitFor()
    const list = listIn(page, 'Students in this classroom')
    await list.until((rows) => expect(rows).toHaveLength(10))
    expect(Object.keys((await list.rows())[0] ?? {})).toEqual(['Name', 'Username', 'Email', 'Date Of Birth'])
    expect(await choicesOf(list.sizes)).toEqual(['5', '10', '15', '20', '50', '100'])
    expect(await list.pageButtons.count()).toBe(3)
    await list.search.fill('child')
    await list.search.press('Enter')
    await list.until((rows) => expect(rows.map(({ Username }) => Username)).toEqual(['child']))
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await eventually(() => expect(addressOf(page)).toBe(`/${role}/class-room`))
    await page.goto(`/${role}/class-room/student?id=${id}`)
    await eventually(() => expect(addressOf(page)).toBe(`/${role}/class-room/student/${id}`))
  })
}

inBrowser('A parent sees each child with its last measure, and the one who was never tested', async ({ page }) => {
  await logIn(page, 'parent')
  await openFromMenu(page, 'Child')
  const bintang = page.getByRole('article', { name: 'Bintang Prasetya' })
  await bintang.getByText(/^(BR)?\d+L$/).waitFor()
  expect(await page.getByRole('article').count()).toBe(3)
  await page.getByRole('article', { name: 'Kirana Prasetya' }).getByText('No tests finished yet').waitFor()
  await bintang.getByRole('link', { name: 'Bintang Prasetya’s profile' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bintang Prasetya' }).waitFor()
})

inBrowser(
  'An admin has the dashboard, the bank, the settings of the own account, and nothing else',
  async ({ page }) => {
    await logIn(page, 'admin')
    expect(await menuOf(page).getByRole('link').allInnerTexts()).toEqual(['Dashboard', 'Item bank', 'Setting'])
    expect(await wordsIn(titleOf(page))).toBe('Hi, Lekta!')
  },
)
