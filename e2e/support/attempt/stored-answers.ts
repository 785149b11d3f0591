import type { Page } from '@playwright/test'
import { callsWith } from '../people/people'
import { expect } from '../test'
import type { RecordedAnswer } from './item'

/**
 * Returns functions that call the API as the child in a page's browser, for the test at an address such as
 * `/test/main/reading/7`.
 */
async function childAt(page: Page, address: string) {
  const [, , , code = '', id = ''] = address.split('/')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  return { ...callsWith(token ?? ''), path: `/v2/test/${code}/${id}` }
}

type Child = Awaited<ReturnType<typeof childAt>>

const send = ({ post, path }: Child, tries: number, number: number, choice: number | null) =>
  post(`${path}/answer`, { tries, number, choice, milliseconds: 1 })

/** Asserts that the server has stored the recorded answers: it accepts them again and refuses different ones. */
async function compareEach(child: Child, tries: number, answers: readonly RecordedAnswer[]) {
  for (const { number, choice } of answers) {
    expect({ number, ...(await send(child, tries, number, choice)) }).toMatchObject({ number, status: 200 })
    const other = ((choice ?? 0) + 1) % 4
    expect({ number, ...(await send(child, tries, number, other)) }).toMatchObject({ number, status: 409 })
  }
}

/** Asserts that exactly the recorded answers of an ended test are stored. The page must show the result. */
export async function compareWithServer(page: Page, answers: readonly RecordedAnswer[]) {
  const { pathname } = new URL(page.url())
  const tries = Number(pathname.split('/').at(-1))
  const child = await childAt(page, pathname)
  await compareEach(child, tries, answers)
  expect((await send(child, tries, answers.length + 1, 0)).body.message).toBe(
    'This test has ended. No more answers can be saved.',
  )
  const { data } = (await child.get(`${child.path}/${tries}/report`)).body
  expect(data).toMatchObject({ items: answers.length, skipped: answers.filter(({ choice }) => choice === null).length })
}

/** Asserts that exactly the recorded answers of the test running in the page are stored. */
export async function compareRunning(page: Page, answers: readonly RecordedAnswer[]) {
  const child = await childAt(page, new URL(page.url()).pathname)
  const { data } = (await child.post(`${child.path}/start`, {})).body
  const state = data as { tries: number; answered: number }
  expect(state.answered).toBe(answers.length)
  await compareEach(child, state.tries, answers)
}
