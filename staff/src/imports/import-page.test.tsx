import { type ImportRow, type ImportRun, importContract } from '@lekta/shared/contract/import/import'
import { importColumns, importKinds } from '@lekta/shared/contract/import/import-columns'
import { importSentences } from '@lekta/shared/contract/import/import-sentences'
import { importWords } from '@lekta/shared/contract/import/import-words.id'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { schoolFixtures } from '../testing/school-fixtures'
import { words } from '../words.id'
import ImportPage from './import-page'

const newRun: ImportRun = {
  id: 7,
  kind: 'student',
  file_name: 'kelas-4.xlsx',
  status: 'checking',
  failure: null,
  rows: 0,
  done: 0,
  created: 0,
  changed: 0,
  same: 0,
  rejected: 0,
  to_review: 0,
  questions: [],
  kept: 0,
  created_by: 'Ibu Kepala',
  created_at: '2026-09-01T01:00:00Z',
  committed_at: null,
  undo_until: null,
}

const invalidRow: ImportRow = {
  id: 2,
  sheet: null,
  line: 3,
  cells: { name: 'Bagas', date_of_birth: '7/8/2015' },
  original: {},
  outcome: 'reject',
  faults: [{ field: 'date_of_birth', sentence: 'ambiguousDate', values: {} }],
  notices: [],
}
const validRow: ImportRow = {
  id: 1,
  sheet: null,
  line: 2,
  cells: { name: 'Ayu Lestari', classrooms: '4A' },
  original: {},
  outcome: 'create',
  faults: [],
  notices: [{ field: 'username', sentence: 'usernameProposed', values: { username: 'ayu.lestari' } }],
}

const pageOf = <T,>(data: T[]) => ({ data, last_page: 1, total: data.length, page: 1 })

/** A server with one import, which moves on each time it is polled. */
function server(after: Partial<ImportRun>, rows: ImportRow[] = [validRow, invalidRow]) {
  let run: ImportRun | null = null
  const uploads: unknown[] = []
  const step = (change: Partial<ImportRun>) => {
    run = { ...newRun, ...run, ...change }
    return run
  }
  const handlers = answers(importContract, {
    importStudents: async ({ file, body }) => {
      uploads.push([file.name, body])
      return step({ status: 'checking' })
    },
    importVouchers: async ({ file }) => {
      uploads.push([file.name])
      return step({ kind: 'voucher' })
    },
    importRun: async () => (run ? step(run.status === 'checking' ? { status: 'checked', ...after } : {}) : step(after)),
    importRows: async ({ query }) => pageOf(rows.filter(({ outcome }) => !query.outcome || outcome === query.outcome)),
    imports: async () => pageOf(run ? [run] : []),
    commitImport: async ({ body }) => {
      uploads.push(body)
      return step({ status: 'committed', undo_until: '2026-09-02T01:00:00Z' })
    },
    correctImport: async ({ body }) => {
      uploads.push(body)
      rows = rows.map((row) => {
        const { cells } = body.rows.find(({ id }) => id === row.id) ?? {}
        if (!cells) return row
        return { ...row, cells: { ...row.cells, ...cells }, original: row.cells, outcome: 'create', faults: [] }
      })
      return step({ created: rows.length, rejected: 0, to_review: 0, questions: [] })
    },
    discardImport: async ({ params }) => {
      run = null
      return { id: params.id }
    },
    undoImport: async () => step({ status: 'undone', undo_until: null }),
  })
  return { handlers, uploads }
}

const open = (handlers: ReturnType<typeof answers>, language: 'en' | 'id' = 'en', at = '/school/child/upload') =>
  renderScreen(ImportPage, {
    path: '/school/child/upload',
    at: at as '/',
    role: 'school',
    language,
    words,
    answers: handlers,
  })

const spreadsheet = () => new File(['Nama\nAyu'], 'kelas-4.xlsx')
const chooseSpreadsheet = async ({ user }: ReturnType<typeof open>) =>
  user.upload(screen.getByLabelText('Spreadsheet'), spreadsheet())

test('a spreadsheet is checked and previewed before the import, which can be undone', async () => {
  const { handlers, uploads } = server({ rows: 1, created: 1 }, [validRow])
  const view = open(handlers)
  await chooseSpreadsheet(view)
  expect(view.address()).toBe('/school/child/upload?run=7')
  await screen.findByText('No errors. Nothing has been saved yet: review the rows, then import.')
  expect(await screen.findByText('New username: ayu.lestari.')).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Import 1 row' }))
  await screen.findByRole('heading', { name: 'Imported' })
  await view.user.click(screen.getByRole('button', { name: 'Undo' }))
  const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' })
  expect(dialog).toHaveTextContent('1 new entries will be removed again and 0 changed ones restored.')
  await view.user.click(within(dialog).getByRole('button', { name: 'Undo 1 row' }))
  await screen.findByText('This import was undone')
  expect(uploads).toEqual([['kelas-4.xlsx', { kind: 'student' }], { without_rejected: false }])
})

test('a row with an error comes first with line, column, value and reason, and the valid rows can be imported alone', async () => {
  const { handlers, uploads } = server({ rows: 2, created: 1, rejected: 1 })
  const view = open(handlers)
  await chooseSpreadsheet(view)
  const table = await screen.findByRole('table', { name: 'Rows in the file' })
  const row = await within(table).findByRole('row', { name: /Bagas/ })
  const [line, , note] = within(row).getAllByRole('cell')
  expect(line).toHaveTextContent(/^3$/)
  const cell = within(note as HTMLElement).getByRole('textbox', { name: 'Date Of Birth, line 3' })
  expect(cell).toHaveValue('7/8/2015')
  expect(cell).toHaveAccessibleDescription('Day and month could be swapped. Use YYYY-MM-DD, e.g. 2015-08-17.')
  const [errors, valid] = screen.getAllByRole('radio')
  expect(errors).toHaveAccessibleName('Errors (1)')
  expect(errors).toBeChecked()
  expect(valid).not.toBeChecked()
  expect(within(table).queryByRole('row', { name: /Ayu Lestari/ })).toBeNull()
  await view.user.click(screen.getByRole('radio', { name: 'New (1)' }))
  await within(table).findByRole('row', { name: /Ayu Lestari/ })
  await view.user.click(screen.getByRole('button', { name: 'Import the 1 valid row only' }))
  await screen.findByRole('heading', { name: 'Imported' })
  expect(uploads.at(-1)).toEqual({ without_rejected: true })
})

test('an unreadable spreadsheet shows the reason and a button to choose another one', async () => {
  const { handlers } = server({ status: 'failed', failure: { sentence: 'noHeading', values: { column: 'Name' } } })
  const view = open(handlers, 'id')
  await view.user.upload(screen.getByLabelText('Lembar kerja'), spreadsheet())
  await screen.findByText(/“Nama” wajib ada\./)
  expect(screen.getByRole('button', { name: 'Pilih berkas lain' })).toBeVisible()
  await view.user.upload(screen.getByLabelText('Lembar kerja'), spreadsheet())
  expect(view.address()).toBe('/school/child/upload?run=7')
})

test('a cell is corrected where its error is, and its text in the file stays visible', async () => {
  const { handlers, uploads } = server({ rows: 2, created: 1, rejected: 1 })
  const view = open(handlers)
  await chooseSpreadsheet(view)
  const cell = await screen.findByRole('textbox', { name: 'Date Of Birth, line 3' })
  expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled()
  await view.user.clear(cell)
  await view.user.type(cell, '2015-08-07{Enter}')
  await screen.findByText('Line 3 was saved. There are no more errors.')
  expect(uploads.at(-1)).toEqual({ rows: [{ id: 2, cells: { date_of_birth: '2015-08-07' } }], answers: [] })
  await screen.findByRole('button', { name: 'Import 2 rows' })
  expect(await screen.findByText('In the file: 7/8/2015')).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Edit line 2' }))
  expect(screen.getByRole('textbox', { name: 'Name, line 2' })).toHaveValue('Ayu Lestari')
})

test('a correction that the server refuses says why and keeps the text', async () => {
  const { handlers } = server({ rows: 2, created: 1, rejected: 1 })
  const refused = answers(importContract, {
    correctImport: async () => {
      throw refusal(409, 'This import is no longer possible. Choose the file again.')
    },
  })
  const view = open([...refused, ...handlers])
  await chooseSpreadsheet(view)
  const cell = await screen.findByRole('textbox', { name: 'Date Of Birth, line 3' })
  await view.user.type(cell, ' x{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('This import is no longer possible.')
  expect(cell).toHaveValue('7/8/2015 x')
})

test('a row without a name is called so', async () => {
  const nameless = { ...invalidRow, cells: { classrooms: '6A' } }
  const view = open(server({ rows: 1, rejected: 1 }, [nameless]).handlers)
  await chooseSpreadsheet(view)
  expect(await screen.findByRole('row', { name: /Without a name\s*6A/ })).toBeVisible()
})

test('a new classroom with nearly the name of another one is questioned before the import', async () => {
  const questions = [{ name: '6Z', rows: 2, similar: ['6A', '6B'] }]
  const { handlers, uploads } = server({ rows: 2, created: 2, to_review: 2, questions }, [validRow])
  const view = open(handlers)
  await chooseSpreadsheet(view)
  const question = await screen.findByRole('group', { name: '6Z' })
  expect(question).toHaveTextContent('6Z, in 2 rows. Did you mean 6A?')
  expect(screen.getByRole('radio', { name: 'To review (2)' })).toBeChecked()
  expect(within(question).getByRole('button', { name: 'Create 6Z' })).toBeVisible()
  await view.user.click(within(question).getByRole('button', { name: 'Use 6B' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: '6Z' })).toBeNull())
  expect(uploads.at(-1)).toEqual({ rows: [], answers: [{ name: '6Z', use: '6B' }] })
})

test('an import that was not saved is discarded after a question', async () => {
  const view = open(server({ rows: 1, created: 1 }, [validRow]).handlers)
  await chooseSpreadsheet(view)
  const [button] = await screen.findAllByRole('button', { name: 'Discard kelas-4.xlsx' })
  await view.user.click(button as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Discard this import?' })
  await view.user.click(within(dialog).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(view.address()).toBe('/school/child/upload'))
})

test('a message is shown for a spreadsheet that has been imported before', async () => {
  const old = { ...newRun, status: 'committed' as const, created: 1 }
  const { handlers } = server(old)
  const view = open([
    ...answers(importContract, { importStudents: async () => old, importRun: async () => old }),
    ...handlers,
  ])
  await chooseSpreadsheet(view)
  await screen.findByText('This file has already been imported, so nothing was saved.')
})

test('login cards are created for new accounts, and a message is shown if there are none left', async () => {
  const ayu = { id: 1, name: 'Ayu Lestari', username: 'ayu.lestari', password: 'kapal-biru-31' }
  let waiting = [ayu]
  const { handlers } = server({ ...newRun, status: 'committed', rows: 1, created: 1 })
  const view = open(
    [
      ...answers(importContract, {
        importCards: async () => {
          const made = waiting
          waiting = []
          return made
        },
      }),
      ...handlers,
      ...schoolFixtures('school'),
    ],
    'en',
    '/school/child/upload?run=7',
  )
  await view.user.click(await screen.findByRole('button', { name: 'Print login cards' }))
  await view.user.click(await screen.findByRole('button', { name: 'Create new passwords' }))
  expect((await screen.findAllByText('kapal-biru-31'))[0]).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Close' }))
  await view.user.click(await screen.findByRole('button', { name: 'Close anyway' }))
  await view.user.click(screen.getByRole('button', { name: 'Print login cards' }))
  await view.user.click(await screen.findByRole('button', { name: 'Create new passwords' }))
  await screen.findByText('Everyone has already logged in, so no passwords were changed.')
})

test('a reload continues at the same step', async () => {
  open(server({ ...newRun, status: 'checked', rows: 1, created: 1 }).handlers, 'en', '/school/child/upload?run=7')
  await screen.findByRole('button', { name: 'Import 1 row' })
})

test('a refusal by the server is shown, and the address stays the same', async () => {
  const view = open(
    answers(importContract, {
      imports: async () => pageOf([]),
      importStudents: async () => {
        throw refusal(429, 'Too many attempts. Please wait a minute and try again.')
      },
    }),
  )
  await chooseSpreadsheet(view)
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.')
  expect(view.address()).toBe('/school/child/upload')
})

test('before a file is chosen, the page shows columns, template and other imports', async () => {
  const view = open(server({}).handlers)
  for (const { title } of importColumns.student) expect(screen.getByText(title)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download the template' })).toBeEnabled()
  expect(screen.getByRole('link', { name: 'Students' })).toHaveAttribute('aria-current', 'page')
  await view.user.click(screen.getByRole('link', { name: 'Teachers' }))
  expect(view.address()).toBe('/school/teacher/upload')
})

test('a page with two kinds of import uploads the file as the chosen kind', async () => {
  const { handlers, uploads } = server({})
  const view = renderScreen(ImportPage, {
    path: '/teacher/student/redeem-excel',
    role: 'teacher',
    answers: handlers,
  })
  await view.user.click(screen.getByRole('radio', { name: 'Free seats' }))
  expect(view.address()).toBe('/teacher/student/redeem-excel?kind=seat')
  await view.user.click(screen.getByRole('radio', { name: 'Voucher codes' }))
  await view.user.upload(screen.getByLabelText('Spreadsheet'), spreadsheet())
  await waitFor(() => expect(uploads).toEqual([['kelas-4.xlsx']]))
})

test('every import sentence has an Indonesian translation', () => {
  const texts = [
    ...Object.values(importSentences),
    ...importKinds.flatMap((kind) => importColumns[kind].flatMap(({ title, hint }) => [title, hint])),
  ]
  const translations = { ...importWords } as Record<string, string>
  const general = /^(A username has|Please enter an e-mail)/
  expect(texts.filter((text) => !(text in translations) && !general.test(text))).toEqual([])
})
