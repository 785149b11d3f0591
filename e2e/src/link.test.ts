import type { Page } from 'playwright-core'
import { eventually } from './eventually'
import { inBrowser, visiting } from './in-browser'
import { apiSession, logIn } from './people'
import { listIn } from './table'
import { triesBefore } from './tries'

interface Asked {
  parent: { name: string; email: string }
}
interface Student {
  username: string
  name: string
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const answer = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** A parent of the demo who waits for the school already, the school's code, and a child whom nobody has asked for. */
async function family() {
  const { get } = await apiSession('school')
  const waiting = (await get('/v2/link')).body.data as Asked[]
  const [parent] = [...new Map(waiting.map((asked) => [asked.parent.email, asked.parent])).values()].slice(
    triesBefore(),
  )
  const { code } = (await get('/v2/school/me')).body.data as { code: string }
  const list = '/v2/student?options[itemsPerPage]=100&options[sortBy]=id&options[sortDesc]=true'
  const [child] = (await get(list)).body.data as Student[]
  if (!parent || !child) throw new Error('The demo’s school has no parent who asks, or no students.')
  return { parent, username: parent.email.split('@')[0] ?? '', code, child }
}

async function ask(page: Page, code: string, username: string) {
  await page.goto('/parent/child/add')
  await page.getByRole('radio', { name: /^My child’s school uses/ }).check()
  await page.getByLabel('School code', { exact: true }).fill(code.toLowerCase().replace('-', ' '))
  await page.getByRole('textbox', { name: 'Your child’s username' }).fill(username)
  await page.getByRole('checkbox', { name: /^I am this child’s parent/ }).check()
  await press(page, 'Ask the school')
  await page.getByRole('heading', { level: 1, name: 'Request received' }).waitFor()
}

inBrowser(
  'A parent asks the school for a child, the school agrees, and the parent sees the child',
  async ({ page }) => {
    const { parent, username, code, child } = await family()
    await logIn(page, 'parent', username)
    await ask(page, 'nobody at all', child.username)
    await press(page, 'Link another child')
    await ask(page, code, child.username)
    await page.goto('/parent/child')
    await page.getByRole('heading', { name: 'No child is linked to your account yet' }).waitFor()
    await eventually(async () => expect(await page.getByText(/Waiting for the school\.$/).count()).toBe(3))

    await visiting('The school agrees', {}, async ({ page: theirs }) => {
      await logIn(theirs, 'school')
      await theirs.getByRole('link', { name: 'View requests' }).click()
      const names = `${parent.name} for ${child.name}`
      await press(theirs, `Approve ${names}`)
      await answer(theirs, 'Approve')
      await theirs.getByText(`${parent.name} is now linked to ${child.name}.`).waitFor()
      await theirs.getByRole('tab', { name: 'Linked parents' }).click()
      const linked = listIn(theirs, 'Linked parents')
      await linked.until((rows) => expect(rows.length).toBeGreaterThan(1))
      await linked.search.fill(parent.name)
      await linked.search.press('Enter')
      await linked.until((rows) => expect(rows).toHaveLength(1))
    })

    await page.reload()
    await page.getByRole('link', { name: `${child.name}’s profile` }).click()
    await page.getByRole('heading', { level: 1, name: child.name }).waitFor()
    await press(page, 'Remove link')
    await answer(page, 'Remove link')
    await page.getByText(`${child.name} is no longer linked to your account.`).waitFor()
    await page.getByRole('heading', { name: 'No child is linked to your account yet' }).waitFor()
  },
)
