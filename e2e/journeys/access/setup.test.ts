import { join } from 'node:path'
import { productionSettings } from '../../support/portal/production-settings'
import { expect, test } from '../../support/test'
import { testRun } from '../../support/test-run'

test('The setup code from the log sets up an empty production server once', async ({
  openBrowser,
  startAnotherPortal,
}) => {
  const data = join(testRun().folder, `empty-${test.info().retry}`)
  const portal = await startAnotherPortal({ data, environment: productionSettings })
  const page = await openBrowser({ baseURL: portal.address })
  const code = /enter this code: (\S+)/.exec(portal.output())?.[1] ?? ''
  const statusOf = async (path: string) => (await fetch(portal.address + path)).status
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.goto('/login')
  await title('Welcome to Lekta')
  expect(new URL(page.url()).pathname).toBe('/setup')
  await page.getByRole('textbox', { name: 'Setup code' }).fill(code)
  await press('Continue')
  await fill('Your name', 'Sri Wahyuni')
  await fill('Password', 'tujuh harimau sumatra')
  await page.getByRole('switch', { name: 'Add the first school now' }).check({ force: true })
  await fill('Name of the school', 'SD Melati')
  await press('Finish')
  await title('Lekta is ready')
  await expect(page.getByRole('region', { name: 'SD Melati' }).getByText('sd.melati')).toBeVisible()
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await title('Hi, Sri!')

  expect([await statusOf('/setup'), await statusOf('/login')]).toEqual([404, 200])
  const body = JSON.stringify({ code })
  const headers = { 'Content-Type': 'application/json' }
  const reply = await fetch(`${portal.address}/api/setup/check`, { method: 'POST', headers, body })
  expect(reply.status).toBe(404)
})
