import type { Page } from 'playwright-core'
import { eventually } from './eventually'
import { inBrowser, phone } from './in-browser'
import { openFromMenu, titleOf } from './menu'
import { apiSession, logIn } from './people'
import { wordsIn } from './words-in'

/** A teacher whose children no other journey needs, and one of the classes. */
const teacher = 'teacher2'
const room = '3'
const title = 'Check of the morning'

interface Given {
  code: string
  id: number
  title: string
  state: string
}
interface State {
  tries: number
  answered: number
  finished: boolean
}

/** A child of the class, with what it can do. */
async function someChild() {
  const { get } = await apiSession('teacher', teacher)
  const rooms = (await get('/classroom')).body.data as { id: number; name: string }[]
  const id = rooms.find(({ name }) => name === room)?.id
  const members = (await get(`/classroom/students?classroom_id=${id}`)).body.data as {
    name: string
    username: string
  }[]
  const child = members[0]
  if (!child) throw new Error('The class has no children.')
  const { get: ask, post } = await apiSession('child', child.username)
  const test = async () => {
    const found = ((await ask('/v2/test')).body.data as Given[]).find((one) => one.title === title)
    if (!found) throw new Error('The child has not been given the test.')
    return found
  }
  const answer = async (state: State, milliseconds = 40_000) => {
    const { code, id: place } = await test()
    const body = { tries: state.tries, number: state.answered + 1, choice: 1, milliseconds }
    return (await post(`/v2/test/${code}/${place}/answer`, body)).body.data as State
  }
  const start = async () => {
    const { code, id: place } = await test()
    return (await post(`/v2/test/${code}/${place}/start`, {})).body.data as State
  }
  return { name: child.name, test, start, answer, count: members.length }
}

/** Gives the class a test that is open for an hour from now, and comes to where it is watched. */
async function give(page: Page) {
  await openFromMenu(page, 'Create Subscribe')
  await page.getByRole('checkbox', { name: new RegExp(`^${room} Grade`) }).check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Give the test' }).click()
  await eventually(async () => expect(await wordsIn(titleOf(page))).toBe(title))
}

inBrowser(
  'A teacher gives a class a test, watches a child take it, allows another try and closes it early',
  async ({ page }) => {
    await logIn(page, 'teacher', teacher)
    await give(page)
    const child = await someChild()
    const tile = page.getByRole('list', { name: 'Children' }).getByRole('listitem').filter({ hasText: child.name })
    expect(await page.getByRole('list', { name: 'Children' }).getByRole('listitem').count()).toBe(child.count)
    await tile.getByText('Not started').waitFor()

    let state = await child.start()
    await tile.getByText('text 1', { exact: true }).waitFor()
    for (let quick = 0; quick < 3; quick++) state = await child.answer(state, 100)
    await tile.getByText('Paused: too fast to read').waitFor()
    await tile.getByText('text 4', { exact: true }).waitFor()
    await page.getByRole('button', { name: '1 Need a look' }).waitFor()
    while (!state.finished) state = await child.answer(state)
    await tile.getByText('Finished', { exact: true }).waitFor()
    await page.getByRole('button', { name: '1 Finished' }).waitFor()

    await tile.getByRole('button', { name: `More about ${child.name}` }).click()
    await page.getByRole('menuitem', { name: 'One more try' }).click()
    await tile.getByText('Finished; may try once more').waitFor()
    expect((await child.test()).state).toBe('open')

    await page.getByRole('button', { name: 'Close now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close now' }).click()
    await page.getByRole('button', { name: 'Open it again' }).waitFor()
    expect((await child.test()).state).toBe('closed')
  },
)

inBrowser(
  'On a phone the calendar has its tests below it, and one of them tells about itself',
  async ({ page }) => {
    await logIn(page, 'teacher')
    await page.goto('/teacher/schedule')
    const first = page
      .getByRole('list')
      .getByRole('button', { name: /^Reading check.*Open now/ })
      .first()
    await first.click()
    const about = page.getByRole('dialog', { name: 'About this test' })
    await about.getByRole('link', { name: 'Watch live' }).click()
    await page.getByRole('list', { name: 'Children' }).waitFor()
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beside).toBe(0)
  },
  { viewport: phone },
)
