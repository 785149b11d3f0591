import { join } from 'node:path'
import { inBrowser } from './in-browser'
import { type Portal, startPortal } from './stage/portal'
import { stage } from './stage/stage'

let portal: Portal
beforeAll(async () => {
  const { dist, folder } = stage()
  const environment = { NODE_ENV: 'production', DEMO: '0' }
  portal = await startPortal({ dist, data: join(folder, 'empty'), environment })
}, 120_000)
afterAll(() => portal.stop())

const printedCode = () => /enter this code: (\S+)/.exec(portal.said())?.[1] ?? ''
const statusOf = async (path: string) => (await fetch(portal.address + path)).status

const options = { portal: () => portal.address }

inBrowser(
  'Whoever has the code of the log sets an empty production server up, once',
  async ({ page }) => {
    const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

    await page.goto('/login')
    await title('Welcome to Lekta')
    expect(new URL(page.url()).pathname).toBe('/setup')
    const code = printedCode()
    await page.getByRole('textbox', { name: 'Setup code' }).fill(code)
    await press('Continue')
    await fill('Your name', 'Sri Wahyuni')
    await fill('Password', 'tujuh harimau sumatra')
    await page.getByRole('switch', { name: 'Add the first school now' }).check({ force: true })
    await fill('Name of the school', 'SD Melati')
    await press('Finish')
    await title('Lekta is ready')
    await page.getByRole('region', { name: 'SD Melati' }).getByText('sd.melati').waitFor()
    await page.getByRole('link', { name: 'Go to dashboard' }).click()
    await title('Hi, Sri!')

    expect([await statusOf('/setup'), await statusOf('/login')]).toEqual([404, 200])
    const body = JSON.stringify({ code })
    const headers = { 'Content-Type': 'application/json' }
    const reply = await fetch(`${portal.address}/api/setup/check`, { method: 'POST', headers, body })
    expect(reply.status).toBe(404)
  },
  options,
)
