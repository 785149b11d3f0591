import type { Page } from '@playwright/test'
import { expect } from '../test'
import { mailedLink } from './mailbox'
import { newName } from './new-name'

/** A parent to register. */
export interface NewParent {
  name: string
  email: string
  /** The username, derived from the name. */
  username: string
  password: string
}

/** Returns a parent with this name who is not registered yet, not even by an earlier run of the current test. */
export function newParent(first: string, last: string, password: string): NewParent {
  const family = newName(last)
  const [one, other] = [first.toLowerCase(), family.toLowerCase()]
  return { name: `${first} ${family}`, email: `${one}.${other}@example.org`, username: `${one}.${other}`, password }
}

/** Registers a parent, and waits for the page that asks to check the inbox. */
export async function register(page: Page, { name, email, username, password }: NewParent) {
  await page.goto('/register-parent')
  await page.getByLabel('Your name', { exact: true }).fill(name)
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(username)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
}

/** Opens the link in the confirmation mail, which logs the parent in. Returns the link. */
export async function confirm(page: Page, { name, email }: NewParent): Promise<string> {
  const link = await mailedLink(email, '/auth-redirect')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: `Hi, ${name.split(' ')[0]}!` })).toBeVisible()
  return link
}
