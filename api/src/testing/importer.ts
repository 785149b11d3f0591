import type { ImportRun } from '@lekta/shared/contract/import/import'
import type { TestClient } from './client'
import { type SheetCell, xlsxOf } from './sheets'
import type { TestApp } from './test-app'

type Rows = SheetCell[][]

/** Returns a workbook with one sheet, as a browser would upload it. */
export const bookOf = (rows: Rows, name = 'sheet.xlsx') => new File([new Uint8Array(xlsxOf({ Siswa: rows }))], name)

type Upload = 'importStudents' | 'importTeachers' | 'importSubscriptions' | 'importVouchers'

/**
 * Returns functions for what a person does on the import page: upload a sheet, wait for the jobs, read the report.
 */
export function importer(app: TestApp, client: TestClient) {
  const run = (id: number) => client.call('importRun', { params: { id } })
  const check = async (name: Upload, file: File, body: object = {}): Promise<ImportRun> => {
    const { id } = await client.call(name, { file, body } as never)
    await app.runJobs()
    return run(id)
  }
  const commit = async ({ id }: { id: number }, without_rejected = false): Promise<ImportRun> => {
    await client.call('commitImport', { params: { id }, body: { without_rejected } })
    await app.runJobs()
    return run(id)
  }
  return {
    run,
    check,
    commit,
    students: (rows: Rows) => check('importStudents', bookOf(rows)),
    rows: async ({ id }: { id: number }) =>
      (await client.call('importRows', { params: { id }, query: { options: { itemsPerPage: 100 } } })).data,
    undo: ({ id }: { id: number }) => client.call('undoImport', { params: { id } }),
  }
}

/** Returns the errors of rows as texts of the form `line field sentence`. */
export const errorsIn = (rows: { line: number; faults: { field: string | null; sentence: string }[] }[]) =>
  rows.flatMap(({ line, faults }) => faults.map(({ field, sentence }) => `${line} ${field} ${sentence}`))
