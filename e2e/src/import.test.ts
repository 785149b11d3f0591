import { inBrowser, visiting } from './in-browser'
import { logIn } from './people'
import { listIn } from './table'

const csv = (...lines: string[]) => ({
  name: 'kelas-5.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Nama;Kelas;Tanggal Lahir;Nama Pengguna', ...lines].join('\r\n')),
})

inBrowser(
  'A school imports a sheet with faults, corrects them, and a child logs in with its card',
  async ({ page }) => {
    await logIn(page, 'school')
    await page.goto('/school/child/upload')
    const choose = page.getByLabel('Sheet', { exact: true })
    await choose.setInputFiles(csv('Raka Import;5A;7/8/2014;raka.import', ';5A;2014-01-02;'))
    const list = listIn(page, 'Rows of the sheet')
    await list.until((rows) => expect(rows.map(({ Line }) => Line)).toEqual(['2', '3']))
    await page.getByText('Day and month could be either way round.').waitFor()

    await page.getByRole('button', { name: 'Choose the corrected sheet' }).click()
    await choose.setInputFiles(csv('Raka Import;5A;2014-08-07;raka.import', 'Sinta Import;5A;2014-01-02;sinta.import'))
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await page.getByRole('heading', { name: 'Imported' }).waitFor()
    // A reload finds the import where it was.
    await page.reload()
    await page.getByRole('button', { name: 'Print login cards' }).click()
    await page.getByRole('button', { name: 'Make new passwords' }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'raka.import' }).first()
    const password = (await card.locator('dd').nth(1).textContent()) ?? ''
    await logInByCard(password)

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByText('This import has been undone').waitFor()
  },
)

const logInByCard = (password: string) =>
  visiting('A child with a login card', {}, async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Username', exact: true }).fill('raka.import')
    await page.getByLabel(/^Password/).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByText('Hi, Raka!').waitFor()
  })
