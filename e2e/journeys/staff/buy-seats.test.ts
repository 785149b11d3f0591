import type { Page } from '@playwright/test'
import { apiSession, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

/** Adds a class whose students have no seat. Returns a function that archives it again. */
async function addSeatlessClass(name: string) {
  const { post } = await apiSession('school')
  const room = (await post('/v2/classroom/add', { name, grade: 6, teachers: [] })).body.data as { id: number }
  const ids: number[] = []
  for (const student of ['Laras Kursi', 'Made Kursi', 'Nining Kursi']) {
    const { data } = (await post('/v2/student/add', { name: student, grade: 6, classrooms: [room.id] })).body
    ids.push((data as { id: number }).id)
  }
  return async () => {
    await post('/v2/classroom/get-back-subscription', { student_ids: ids })
    await post('/v2/student/archive', { ids })
    await post('/v2/classroom/archive', { ids: [room.id] })
  }
}

/** Returns a function that clicks a button or link, and one that returns how many clicks there were. */
function countingClicks(page: Page) {
  let clicks = 0
  const press = async (role: 'button' | 'link', name: string | RegExp, within: Pick<Page, 'getByRole'> = page) => {
    clicks += 1
    await within
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click()
  }
  return { press, count: () => clicks }
}

test('A school buys 50 seats and gives them to a class with seven clicks', async ({ page }) => {
  const name = '6 Kursi Baru'
  const removeClass = await addSeatlessClass(name)
  try {
    await rememberLogin(page, 'school')
    await page.goto('/school/invoice')
    const { press, count } = countingClicks(page)
    await press('button', 'Order seats')
    const order = page.getByRole('dialog', { name: 'Order seats' })
    await expect(order.getByText(/^You still have \d+ free seats?\./)).toBeVisible()
    await order.getByLabel('Seats', { exact: true }).fill('50')
    await expect(order.getByText(/^50 × /)).toBeVisible()
    await press('button', 'Place order', order)
    await press('button', 'Pay now')
    await press('button', 'Continue')
    await press('button', /^Pay /)
    await press('link', 'Give seats to a classroom')
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeChecked()
    await press('button', /^Give \d+ seats$/)
    await expect(page.getByText(/^\d+ seats given\./)).toBeVisible()
    const isSeated = page.getByRole('checkbox', { name: `${name} All 3 students have a seat` })
    await expect(isSeated.or(page.getByRole('heading', { name: 'Everyone in a class has a seat' }))).toBeVisible()
    expect(count()).toBeLessThanOrEqual(7)
  } finally {
    await removeClass()
  }
})
