import { phone } from '../../support/devices'
import { titleOf } from '../../support/page/menu'
import { apiSession, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

test.describe(() => {
  test.use({ viewport: phone })

  test('On a phone a teacher opens the details of a test from the calendar and watches it live', async ({ page }) => {
    await rememberLogin(page, 'teacher')
    await page.goto('/teacher/schedule')
    const first = page
      .getByRole('list')
      .getByRole('button', { name: /^Reading check.*Open now/ })
      .first()
    await first.click()
    const details = page.getByRole('dialog', { name: 'Test details' })
    await details.getByRole('link', { name: 'Watch live' }).click()
    await expect(page.getByRole('list', { name: 'Students' })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})

/** A Wednesday on which the demo school has no tests. */
function emptyWednesday() {
  const day = new Date(Date.now() + 80 * 24 * 60 * 60_000)
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
}

test('A teacher clicks on a free hour of the week, gives a test then, and drags it to the next hour', async ({
  page,
}) => {
  await rememberLogin(page, 'teacher')
  const week = `/teacher/schedule?view=week&day=${emptyWednesday()}`
  await page.goto(week)
  // Wednesday is the third day. The grid begins at 6, and an hour is an eleventh of its height.
  const wednesday = page.getByRole('list', { name: 'Calendar' }).getByRole('listitem').nth(2)
  await wednesday.scrollIntoViewIfNeeded()
  const { width, height } = (await wednesday.boundingBox()) ?? { width: 0, height: 0 }
  await wednesday.click({ position: { x: width / 2, y: (height / 11) * 3 + 2 } })
  await page.waitForURL(/\/teacher\/test\?day=.*&time=09:00/)
  await page.getByRole('checkbox', { name: /^4B Grade/ }).click({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Dragged along')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Give the test' }).click()
  await expect(titleOf(page)).toHaveText('Dragged along', { useInnerText: true })
  const id = Number(page.url().split('/').at(-1))

  await page.goto(week)
  const block = page.getByRole('button', { name: /4B.*09:00–09:40.*Dragged along, 0 of/ })
  await block.scrollIntoViewIfNeeded()
  const box = (await block.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(box.x + 20, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + 10 + height / 11, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: /4B.*10:00–10:40.*Dragged along, 0 of/ })).toBeVisible()
  await expect(page.getByText(/^Moved to .*10:00/)).toBeVisible()
  const { post } = await apiSession('teacher')
  expect((await post(`/v2/schedule/cancel/${id}`, {})).status).toBe(200)
})

test('A teacher shows the class on the projector how to log in, and how many have finished', async ({ page }) => {
  await rememberLogin(page, 'teacher')
  await page.goto('/teacher/schedule?view=list&state=open')
  await page
    .getByRole('button', { name: /^Details of Reading check/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Watch live' }).click()
  const student = await page.getByRole('list', { name: 'Students' }).getByRole('link').first().textContent()
  await page.getByRole('button', { name: 'Show on projector' }).click()
  const projector = page.getByRole('dialog', { name: /Reading check/ })
  await expect(projector.getByText(`${new URL(page.url()).host}/login`)).toBeVisible()
  await expect(projector.getByRole('timer')).toBeVisible()
  await expect(projector).not.toContainText(student ?? '')
  await projector.getByRole('button', { name: 'Close' }).click()
  await expect(projector).toBeHidden()
})

test('A teacher subscribes to the schedule, and the link says when it has ended', async ({ page }) => {
  await rememberLogin(page, 'teacher')
  await page.goto('/teacher/schedule')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscribe in your calendar' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const { pathname } = new URL(await dialog.getByLabel('Calendar link').inputValue())
  const calendar = await page.request.get(pathname)
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Reading check/)
  await dialog.getByRole('button', { name: 'End link' }).click()
  await page.getByRole('dialog', { name: 'End the link?' }).getByRole('button', { name: 'End link' }).click()
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible()
  const ended = await page.request.get(pathname)
  expect([ended.status(), await ended.text()]).toEqual([410, expect.stringContaining('it has ended')])
})
