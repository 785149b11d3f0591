import { remoteNames } from '@lekta/tools/packages'
import { readBoot } from '../../support/portal/boot'
import { expect, recordConsole, test } from '../../support/test'

test('Every area has a release', async () => {
  const { registry } = await readBoot()
  expect(Object.keys(registry).sort()).toEqual(remoteNames())
})

test('A release serves the manifest of its area, but no statistics of its build', async ({ request }) => {
  const { registry } = await readBoot()
  for (const { current } of Object.values(registry)) {
    expect((await request.get(current.manifest)).status()).toBe(200)
    expect((await request.get(current.manifest.replace('manifest', 'stats'))).status()).toBe(404)
  }
})

for (const area of remoteNames()) {
  test(`The ${area} area opens alone with fixtures, and all its pages render without errors`, async ({ page }) => {
    const lines = recordConsole(page)
    const release = (await readBoot()).registry[area]?.current
    if (!release) throw new Error(`The ${area} area was not released.`)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`/remotes/${area}/${release.version}/index.html?role=${release.area.roles?.[0]}`)
    await expect(page.getByText('On fixtures')).toBeVisible()
    await page.getByRole('link', { name: 'All pages' }).click()
    const links = page.getByRole('main').getByRole('list').getByRole('link')
    await expect(links.first()).toBeVisible()
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses.length).toBeGreaterThanOrEqual(release.area.pages.filter(({ path }) => path.includes(':')).length)
    for (const address of addresses) {
      await page.evaluate((hash) => location.assign(hash ?? ''), address)
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first()).toBeVisible()
      expect(`${address}: ${await page.getByRole('alert').count()}`).toBe(`${address}: 0`)
    }
    expect(requested.filter((path) => path.startsWith('/api'))).toEqual([])
    expect(lines.filter((line) => line.startsWith('thrown'))).toEqual([])
  })
}
