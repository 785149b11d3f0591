import type { Page } from '@playwright/test'
import { usernameFor } from '../people/children'
import { callsWith, logIn } from '../people/people'
import { expect } from '../test'

type Kind = Parameters<typeof usernameFor>[1]

interface OpenTest {
  code: string
  id: number
  title: string
  state: string
  child: { name: string }
}

/** Logs in a child that no other test uses and opens the child's test, on a clock that the test controls. */
export async function openTest(page: Page, kind: Kind) {
  const username = await usernameFor('child', kind)
  await page.clock.install()
  await logIn(page, 'child', username)
  const { get } = callsWith((await page.evaluate(() => localStorage.getItem('token'))) ?? '')
  const tests = (await get('/v2/test')).body.data as OpenTest[]
  const test = tests.find(({ state }) => state === 'open')
  if (!test) throw new Error(`${username} has no test to take.`)
  const [name = ''] = test.child.name.split(' ')
  await page.goto(`/test/start/${test.code}/${test.id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${name}!` })).toBeVisible()
  return { username, name, main: `/test/main/${test.code}/${test.id}` }
}
