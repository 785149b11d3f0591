import { menuOf, openFromMenu, titleOf } from '../../support/page/menu'
import { choicesOf, listIn } from '../../support/page/table'
import { logIn, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

const addressOf = (page: { url: () => string }) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

test('A school searches its students while it types, and with Enter', async ({ page }) => {
  await logIn(page, 'school')
  await openFromMenu(page, 'Student')
  const list = listIn(page, 'Students')
  await list.until((rows) => expect(rows).toHaveLength(20))
  await list.search.fill('bintang')
  await list.until((rows) => expect(rows.map(({ Name }) => Name)).toEqual(['Bintang Prasetya']))
  await list.search.fill('nobody is called this')
  await list.search.press('Enter')
  await expect(page.getByText('Nothing found for “nobody is called this”')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await list.until((rows) => expect(rows).toHaveLength(20))
})

test('A school pages through its students, changes the page size and sorts them', async ({ page }) => {
  await logIn(page, 'school')
  await openFromMenu(page, 'Student')
  const list = listIn(page, 'Students')
  await list.until((rows) => expect(rows).toHaveLength(20))
  await expect.poll(() => choicesOf(list.sizes)).toEqual(['10', '20', '30', '50'])
  const first = await list.rows()
  await expect(list.pageButtons).toHaveText(['1', '2', '3', '4', '5'], { useInnerText: true })
  await list.next.scrollIntoViewIfNeeded()
  await list.next.click()
  await list.until((rows) => expect(rows).not.toEqual(first))
  expect(addressOf(page)).toBe('/school/student?page=2')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await list.toPage(5)
  await expect.poll(() => list.pageButtons.allInnerTexts()).toContain('7')
  await expect(list.pageButtons).toHaveCount(5)
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
  test(`A ${role} opens the students of a classroom and goes back`, async ({ page }) => {
    await rememberLogin(page, role)
    await page.goto(`/${role}/class-room`)
    await page.getByRole('link', { name: '4A', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: '4A' })).toBeVisible()
    const list = listIn(page, 'Students in this classroom')
    await list.until((rows) => expect(rows).toHaveLength(10))
    expect(Object.keys((await list.rows())[0] ?? {})).toEqual(['Name', 'Username', 'Email', 'Date Of Birth'])
    expect(await choicesOf(list.sizes)).toEqual(['5', '10', '15', '20', '50', '100'])
    await expect(list.pageButtons).toHaveCount(3)
    await list.search.fill('child')
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await list.until((rows) => expect(rows.map(({ Username }) => Username)).toEqual(['child']))
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect.poll(() => addressOf(page)).toBe(`/${role}/class-room`)
    await page.goto(`/${role}/class-room/student?id=${id}`)
    await expect.poll(() => addressOf(page)).toBe(`/${role}/class-room/student/${id}`)
  })
}

test('A parent sees each child with its last measure, or a note if it was never tested', async ({ page }) => {
  await logIn(page, 'parent')
  await openFromMenu(page, 'Child')
  const bintang = page.getByRole('article', { name: 'Bintang Prasetya' })
  await expect(bintang.getByText(/^(BR)?\d+L$/).first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article', { name: 'Kirana Prasetya' }).getByText('No tests finished yet')).toBeVisible()
  await bintang.getByRole('link', { name: 'Bintang Prasetya’s profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bintang Prasetya' })).toBeVisible()
})

test('The menu of an admin contains the pages of the platform', async ({ page }) => {
  await logIn(page, 'admin')
  await expect(menuOf(page).getByRole('link')).toHaveText(
    [
      ...['Dashboard', 'Schools', 'Account search', 'Payments', 'Item bank', 'Setting'],
      ...['Staff', 'Privacy', 'Activity log', 'Jobs', 'Releases', 'System'],
    ],
    { useInnerText: true },
  )
  await expect(titleOf(page)).toHaveText('Hi, Lekta!', { useInnerText: true })
})
