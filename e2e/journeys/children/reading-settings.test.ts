import type { Page } from '@playwright/test'
import { answer, read, readItem, untilItem, untilSaved } from '../../support/attempt/item'
import { choiceOf } from '../../support/attempt/simulated-reader'
import { wordsIn } from '../../support/page/words-in'
import { usernameFor } from '../../support/people/children'
import { apiSession, callsWith, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

interface OpenTest {
  code: string
  id: number
  state: string
}

interface State {
  tries: number
  answered: number
  finished: boolean
  items: { passage: string; options: string[] }[]
}

/** Returns a test that the child has not started. */
async function openTest(username: string): Promise<OpenTest> {
  const { get } = await apiSession('child', username)
  const tests = (await get('/v2/test')).body.data as OpenTest[]
  const open = tests.find(({ state }) => state === 'open')
  if (!open) throw new Error(`${username} has no test to take.`)
  return open
}

const passage = (page: Page) => page.getByRole('region', { name: /^Text \d+$/ }).getByRole('paragraph')
const ruler = (page: Page) => page.getByRole('slider', { name: 'Reading ruler' })
const answers = (page: Page) => page.getByRole('radiogroup', { name: 'Which answer fits?' })

const textStyle = (page: Page) =>
  passage(page).evaluate((text) => {
    const { fontFamily, letterSpacing, color } = getComputedStyle(text)
    return { fontFamily, isWide: Number.parseFloat(letterSpacing) > 0, color }
  })

const chosen = { fontFamily: expect.stringContaining('Lekta Dyslexia'), isWide: true, color: 'rgb(0, 0, 0)' }

async function tryOneText(page: Page) {
  await page.getByRole('button', { name: /^Try one text/ }).click()
  await expect(page.getByText('It rained all night')).toBeVisible()
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'That is how it works!' })).toBeVisible()
}

/** Chooses a setting. Uses `force`, because the tile covers its radio button. */
const pick = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'How I read' }).getByRole('radio', { name, exact: true }).check({ force: true })

async function chooseSettings(page: Page) {
  const box = await answers(page).boundingBox()
  await page.getByRole('button', { name: 'How I read' }).click()
  const panel = page.getByRole('dialog', { name: 'How I read' })
  await expect(panel).toBeVisible()
  expect(await answers(page).boundingBox()).toEqual(box)
  await panel.getByRole('button', { name: 'Reset' }).click()
  await pick(page, 'Easy letters')
  await pick(page, 'Strong')
  await pick(page, 'More')
  await panel.getByRole('switch', { name: 'Reading ruler' }).check({ force: true })
  await expect.poll(() => textStyle(page)).toEqual(chosen)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
}

async function moveRuler(page: Page) {
  const line = () => ruler(page).getAttribute('aria-valuenow')
  await ruler(page).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  expect(await line()).toBe('2')
  await passage(page).hover({ position: { x: 40, y: 4 } })
  await expect.poll(() => line()).toBe('1')
}

async function takeOne(page: Page, number: number) {
  await untilItem(page, number)
  await readItem(page)
  await read(page)
  await answer(page, 1, 'digits')
  await untilItem(page, number + 1)
  await untilSaved(page)
}

/** Answers the remaining items of a test over HTTP with the session of the page's browser. Returns the attempt. */
async function takeTheRest(page: Page, address: string): Promise<number> {
  const { post } = callsWith((await page.evaluate(() => localStorage.getItem('token'))) ?? '')
  let state = (await post(`/v2/test/${address}/start`, {})).body.data as State
  while (!state.finished) {
    const number = state.answered + 1
    const choice = choiceOf(state.items[0], number)
    const body = { tries: state.tries, number, choice, milliseconds: 40_000, aids: [] }
    state = (await post(`/v2/test/${address}/answer`, body)).body.data as State
  }
  return state.tries
}

/** Tries a text with the reading settings, and changes the settings in the middle of the test. */
async function readWithSettings(page: Page, address: string) {
  await page.goto(`/test/start/${address}`)
  await tryOneText(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await takeOne(page, 1)
  await chooseSettings(page)
  await moveRuler(page)
  await takeOne(page, 2)
  await page.reload()
  await untilItem(page, 3)
  await expect.poll(() => textStyle(page)).toEqual(chosen)
  await expect(ruler(page)).toBeVisible()
}

/** Checks that another device has the same settings, and finishes the test there. Returns the attempt. */
async function continueElsewhere(page: Page, address: string): Promise<number> {
  await page.goto(`/test/start/${address}`)
  await page.getByRole('button', { name: /^How I read/ }).click()
  const letters = page.getByRole('group', { name: 'Which letters do you like?' })
  await expect(letters.getByRole('radio', { name: 'Easy letters' })).toBeChecked()
  return takeTheRest(page, address)
}

test('A child’s reading settings apply on another device too, and the teacher’s report lists them', async ({
  page,
  openBrowser,
}) => {
  const username = await usernameFor('child', 'reading')
  const { code, id } = await openTest(username)
  const address = `${code}/${id}`
  await page.clock.install()
  await rememberLogin(page, 'child', username)
  await readWithSettings(page, address)

  const otherDevice = await openBrowser()
  await rememberLogin(otherDevice, 'child', username)
  const tries = await continueElsewhere(otherDevice, address)

  const teacher = await openBrowser()
  await rememberLogin(teacher, 'teacher')
  await teacher.goto(`/test/report/${address}/${tries}`)
  await expect(teacher.getByRole('heading', { level: 2, name: 'Effort and conditions' })).toBeVisible()
  const words = await wordsIn(teacher.getByRole('article'))
  const parts = ['Text display', 'Dyslexia-friendly letters', 'High contrast', 'Wide spacing']
  for (const part of parts) expect(words).toContain(part)
  expect(words).toMatch(/Reading ruler\s*\d of \d+ texts/)
})
