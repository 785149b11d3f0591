import type { Page } from '@playwright/test'
import {
  type RecordedAnswer,
  readItem,
  saveStatus,
  skip,
  takeItem,
  takeTheRest,
  takeUntil,
  untilItem,
  untilSaved,
} from '../../support/attempt/item'
import { compareWithServer } from '../../support/attempt/stored-answers'
import { openFromMenu, titleOf } from '../../support/page/menu'
import { listIn } from '../../support/page/table'
import { wordsIn } from '../../support/page/words-in'
import { usernameFor } from '../../support/people/children'
import { callsWith, logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

// The tests run in order, because the teacher looks for the test that the child took.
test.describe.configure({ mode: 'serial' })

const saved = 'Your answers are saved.'
/** The most quick answers in a row, after which every test pauses. */
const pauseAfter = 4
const waiting = 'Waiting for the internet. Your answers are safe.'

/** The child who took the test, and the level shown at its end. The teacher's pages must show the same level. */
const attempt = { username: '', name: '', level: '', title: '' }

/** Logs in the demo's child. A retry uses another child, who has not started a test yet. */
async function logInChild(page: Page) {
  attempt.username = test.info().retry === 0 ? 'child' : await usernameFor('child', 'again')
  await logIn(page, 'child', attempt.username)
  const { get } = callsWith((await page.evaluate(() => localStorage.getItem('token'))) ?? '')
  attempt.name = ((await get('/profile/me')).body.data as { name: string }).name
  return attempt.name.split(' ')[0] ?? ''
}

async function skipItem(page: Page, answers: RecordedAnswer[]) {
  const { number, passage, statement } = await readItem(page)
  await skip(page)
  answers.push({ number, choice: null, passage, statement })
  await untilItem(page, number + 1)
  await untilSaved(page)
}

async function reloadInTheMiddle(page: Page, answers: readonly RecordedAnswer[]) {
  const before = await readItem(page)
  const progress = await page.getByRole('progressbar', { name: 'Your progress' }).getAttribute('aria-valuenow')
  await page.reload()
  await untilItem(page, answers.length + 1)
  expect(await readItem(page)).toEqual(before)
  await expect(page.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute(
    'aria-valuenow',
    progress ?? '',
  )
}

async function loseTheNetwork(page: Page, answers: RecordedAnswer[]) {
  await page.context().setOffline(true)
  await takeItem(page, answers)
  await expect(saveStatus(page)).toHaveText(waiting, { useInnerText: true })
  await untilItem(page, answers.length + 1)
  await takeItem(page, answers)
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the internet' })).toBeVisible()
  await expect(page.getByText('2 answers are safe on this device')).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(saveStatus(page)).toHaveText(waiting, { useInnerText: true })
  await page.context().setOffline(false)
  await untilItem(page, answers.length + 1)
  await untilSaved(page)
  await expect(saveStatus(page)).toHaveText(saved, { useInnerText: true })
}

async function answerTooFast(page: Page, answers: RecordedAnswer[]) {
  const rest = page.getByRole('heading', { level: 1, name: 'Take a breath…' })
  for (let quick = 0; quick < pauseAfter; quick++) {
    await untilItem(page, answers.length + 1)
    await takeItem(page, answers, { reading: 0 })
    await untilSaved(page)
    if (await rest.isVisible()) break
  }
  await expect(rest).toBeVisible()
  await page.getByRole('button', { name: 'I’m ready' }).click()
  await untilItem(page, answers.length + 1)
}

test('A child takes a test despite a reload, a lost network and a break, and no answer is lost', async ({ page }) => {
  const answers: RecordedAnswer[] = []
  await page.clock.install()
  const name = await logInChild(page)
  await expect(titleOf(page)).toHaveText(`Hi, ${name}!`, { useInnerText: true })
  await openFromMenu(page, 'Test')
  await expect(page.getByRole('heading', { level: 1, name: 'My tests' })).toBeVisible()
  const now = page.getByRole('region', { name: /Reading check/ })
  attempt.title = await wordsIn(now.getByRole('heading', { level: 2 }))
  await now.getByRole('link', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${name}!` })).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()

  await takeUntil(page, answers, 5)
  await reloadInTheMiddle(page, answers)
  await takeUntil(page, answers, 7)
  await skipItem(page, answers)
  await loseTheNetwork(page, answers)
  await answerTooFast(page, answers)
  await takeTheRest(page, answers, name)

  expect(new Set(answers.map(({ passage, statement }) => passage + statement)).size).toBe(answers.length)
  await compareWithServer(page, answers)
  await page.getByRole('link', { name: 'See my report' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your level' })).toBeVisible()
  const path = await page.getByRole('img', { name: /^Your level: / }).getAttribute('aria-label')
  attempt.level = path?.replace('Your level: ', '') ?? ''
  expect(attempt.level).toMatch(/^(\d+L|Step \d of \d)$/)
  await openFromMenu(page, 'Test')
  await expect(page.getByRole('link', { name: `See my report for ${attempt.title}` })).toBeVisible()
})

/** Returns the level that a child sees for a measure. Below 0L, it is a step of 50L, counted from BR400L. */
function levelOf(label: string): string {
  const below = /^BR(\d+)L$/.exec(label)?.[1]
  return below ? `Step ${Math.floor((400 - Number(below)) / 50) + 1} of 8` : label
}

const measureIn = (cell = '') => levelOf(cell.split(' ')[0] ?? '')

test('The teacher finds that test with the same measure in the lists and in its report', async ({ page }) => {
  await logIn(page, 'teacher')
  await openFromMenu(page, 'Report')
  const students = listIn(page, 'Student measures')
  await students.search.fill(attempt.name.toLowerCase())
  await students.search.press('Enter')
  await students.until((rows) => {
    const row = rows.find(({ Name }) => Name === attempt.name)
    expect(measureIn(row?.Measure)).toBe(attempt.level)
  })
  await page.getByRole('tab', { name: 'Finished tests' }).click()
  const finished = listIn(page, 'Finished tests')
  await finished.search.fill(attempt.username)
  await finished.search.press('Enter')
  await finished.until(([newest]) => {
    expect(newest).toMatchObject({ Name: attempt.name, Test: `${attempt.title} attempt 1` })
    expect(measureIn(newest?.Measure)).toBe(attempt.level)
  })
  await finished.table.getByRole('link', { name: attempt.title }).first().click()
  await page.waitForURL('**/teacher/report-detail/*')
  await expect(page.getByRole('heading', { level: 1, name: attempt.name })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Reading measure' })).toBeVisible()
  const words = await wordsIn(page.getByRole('article'))
  expect(words.split('\n').map(levelOf)).toContain(attempt.level)
})
