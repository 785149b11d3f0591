import type { Page } from '@playwright/test'
import { pagesOf } from '../../support/files/pdf'
import { apiSession, logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

const plans = { parent: 'family-one', school: 'school-round' } as const
type Buyer = keyof typeof plans

interface Invoice {
  id: number
  number: string
  status: string
}

/** Orders one seat. Returns the invoice's id and a function that withdraws the invoice. */
async function order(buyer: Buyer) {
  const { post } = await apiSession(buyer)
  const seat = { plan: plans[buyer], seats: 1 }
  const { fingerprint } = (await post('/v2/subscription/quote', seat)).body.data as { fingerprint: string }
  const { data } = (
    await post('/v2/subscription/buy', { ...seat, fingerprint, key: `one sheet of ${buyer} ${test.info().retry}` })
  ).body
  const { invoice_id: id } = data as { invoice_id: number }
  return { id, withdraw: () => post(`/v2/invoice/withdraw/${id}`, {}) }
}

async function paidOf(buyer: Buyer): Promise<Invoice> {
  const { get } = await apiSession(buyer)
  const invoices = (await get('/v2/invoice')).body.data as Invoice[]
  const paid = invoices.find(({ status }) => status === 'paid')
  if (!paid) throw new Error(`The ${buyer} of the demo has paid nothing.`)
  return paid
}

/**
 * Makes invoices as long as possible: adds a bank account for transfers, and a buyer with a long name and address.
 */
async function lengthen(page: Page) {
  await page.route(/\/api\/v2\/invoice\/\d+$/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const name = 'Sekolah Dasar Negeri Percobaan Puncak Cakrawala Nusantara Yogyakarta'
    const bill_to = { ...data.bill_to, name, lines: ['Jl. Kaliurang km 7', 'Sleman', 'Yogyakarta 55281'] }
    const pay_to = 'Bank Mandiri Cabang Yogyakarta 1234567890123, PT Lekta Membaca Bersama Indonesia'
    await route.fulfill({ response, json: { ...rest, data: { ...data, bill_to, pay_to } } })
  })
}

/** Returns the number of pages of a printed invoice. */
async function pageCountOf(page: Page, buyer: Buyer, id: number): Promise<number> {
  await page.goto(`/${buyer}/invoice-detail/${id}`)
  await expect(page.getByRole('article').getByRole('table')).toBeVisible()
  return pagesOf(await page.pdf({ preferCSSPageSize: true }))
}

for (const buyer of ['parent', 'school'] as const) {
  test(`The browser prints an invoice of a ${buyer} on one page, paid or not, in both languages`, async ({ page }) => {
    await logIn(page, buyer)
    await lengthen(page)
    const [open, paid] = [await order(buyer), await paidOf(buyer)]
    const pageCounts: Record<string, number> = {}
    for (const language of ['en', 'id']) {
      await page.context().addCookies([{ name: 'language', value: language, url: page.url() }])
      pageCounts[`unpaid, ${language}`] = await pageCountOf(page, buyer, open.id)
      await expect(page.getByRole('img', { name: /phone$|ponsel$/ })).toBeVisible()
      pageCounts[`paid, ${language}`] = await pageCountOf(page, buyer, paid.id)
    }
    await open.withdraw()
    expect(pageCounts).toEqual({ 'unpaid, en': 1, 'unpaid, id': 1, 'paid, en': 1, 'paid, id': 1 })
  })
}
