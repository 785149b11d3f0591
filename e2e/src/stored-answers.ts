import type { Page } from 'playwright-core'
import type { Given } from './item'
import { callsWith } from './people'

/** The server takes the same answer again and refuses another one: so it has stored what was given, and no more. The page shows the result. */
export async function compareWithServer(page: Page, given: readonly Given[]) {
  const [, , , code = '', id = '', tries = ''] = new URL(page.url()).pathname.split('/')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const { get, post } = callsWith(token ?? '')
  const send = (number: number, choice: number | null) =>
    post(`/v2/test/${code}/${id}/answer`, { tries: Number(tries), number, choice, milliseconds: 1 })
  for (const { number, choice } of given) {
    expect({ number, ...(await send(number, choice)) }).toMatchObject({ number, status: 200 })
    expect({ number, ...(await send(number, ((choice ?? 0) + 1) % 4)) }).toMatchObject({ number, status: 409 })
  }
  expect((await send(given.length + 1, 0)).body.message).toBe('This test is over; no more answers are taken.')
  const { data } = (await get(`/v2/test/${code}/${id}/${tries}/report`)).body
  expect(data).toMatchObject({ items: given.length, skipped: given.filter(({ choice }) => choice === null).length })
}
