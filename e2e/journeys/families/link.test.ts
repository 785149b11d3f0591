import type { Page } from '@playwright/test'
import { listIn } from '../../support/page/table'
import { apiSession, logIn, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

interface LinkRequest {
  parent: { name: string; email: string }
}
interface Student {
  username: string
  name: string
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const answer = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/**
 * Returns a parent of the demo with a pending link request, the school's code, and a child that no parent has
 * requested.
 */
async function demoFamily() {
  const { get } = await apiSession('school')
  const waiting = (await get('/v2/link')).body.data as LinkRequest[]
  const [parent] = [...new Map(waiting.map((request) => [request.parent.email, request.parent])).values()].slice(
    test.info().retry,
  )
  const { code } = (await get('/v2/school/me')).body.data as { code: string }
  const list = '/v2/student?options[itemsPerPage]=100&options[sortBy]=id&options[sortDesc]=true'
  const [child] = (await get(list)).body.data as Student[]
  if (!parent || !child) throw new Error('The demo’s school has no parent who asks, or no students.')
  return { parent, username: parent.email.split('@')[0] ?? '', code, child }
}

async function requestLink(page: Page, code: string, username: string) {
  await page.goto('/parent/child/add')
  await page.getByRole('radio', { name: /^My child’s school uses/ }).check()
  await page.getByLabel('School code', { exact: true }).fill(code.toLowerCase().replace('-', ' '))
  await page.getByRole('textbox', { name: 'Your child’s username' }).fill(username)
  await page.getByRole('checkbox', { name: /^I am this child’s parent/ }).check()
  await press(page, 'Ask the school')
  await expect(page.getByRole('heading', { level: 1, name: 'Request received' })).toBeVisible()
}

test('A parent requests a link to a child, sees the child after approval, and removes the link', async ({
  page,
  openBrowser,
}) => {
  const { parent, username, code, child } = await demoFamily()
  await rememberLogin(page, 'parent', username)
  await requestLink(page, 'nobody at all', child.username)
  await press(page, 'Link another child')
  await requestLink(page, code, child.username)
  await page.goto('/parent/child')
  await expect(page.getByRole('heading', { name: 'No child is linked to your account yet' })).toBeVisible()
  await expect(page.getByText(/Waiting for the school\.$/)).toHaveCount(3)

  const school = await openBrowser()
  await logIn(school, 'school')
  await school.getByRole('link', { name: /parents? asks? to be linked$/ }).click()
  const names = `${parent.name} for ${child.name}`
  await press(school, `Approve ${names}`)
  await answer(school, 'Approve')
  await expect(school.getByText(`${parent.name} is now linked to ${child.name}.`)).toBeVisible()
  await school.getByRole('tab', { name: 'Linked parents' }).click()
  const linked = listIn(school, 'Linked parents')
  await linked.until((rows) => expect(rows.length).toBeGreaterThan(1))
  await linked.search.fill(parent.name)
  await linked.search.press('Enter')
  await linked.until((rows) => expect(rows).toHaveLength(1))

  await page.reload()
  await page.getByRole('link', { name: `${child.name}’s profile` }).click()
  await expect(page.getByRole('heading', { level: 1, name: child.name })).toBeVisible()
  await press(page, 'Remove link')
  await answer(page, 'Remove link')
  await expect(page.getByText(`${child.name} is no longer linked to your account.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No child is linked to your account yet' })).toBeVisible()
})
