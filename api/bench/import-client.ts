import { setTimeout as wait } from 'node:timers/promises'
import { type SheetCell, xlsxOf } from '../src/testing/sheets'
import { request } from './load'

/** The number of rows of the workbook. */
export const people = 10_000

const rowOf = (i: number): SheetCell[] => [
  `Anak ${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(97 + ((i * 7) % 26))} Nomor ${i % 400}`,
  `${(i % 12) + 1}${'ABCDEFGH'[i % 8]}`,
  String(1_000_000_000 + i),
  `20${10 + (i % 8)}-0${(i % 9) + 1}-1${i % 10}`,
]

export const workbook = () =>
  xlsxOf({ Siswa: [['Nama', 'Kelas', 'NISN', 'Tanggal Lahir'], ...Array.from({ length: people }, (_, i) => rowOf(i))] })

export const xlsxFile = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'school.xlsx')

interface Run {
  id: number
  status: string
  created: number
  changed: number
  /** The number of rows that the running step has finished. */
  done: number
  rejected: number
}

const dataOf = (body: unknown) => (body as { data: Run }).data

/** Returns functions that do what a person does on the import page. */
export function importer(address: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const read = async ({ id }: Run) => dataOf((await request(address, `/api/v2/import/${id}`, { token })).body)
  const until = async (started: Run, status: string): Promise<Run> => {
    for (;;) {
      const run = await read(started)
      if (run.status === status) return run
      if (run.status === 'failed') throw new Error('The import failed.')
      await wait(20)
    }
  }
  const startCommit = ({ id }: Run) => request(address, `/api/v2/import/commit/${id}`, { token, body: {} })
  return {
    read,
    until,
    startCommit,
    check: async (file: File) => {
      const body = new FormData()
      body.append('file', file)
      const reply = await fetch(`${address}/api/v2/import/student`, { method: 'POST', headers, body })
      return until(dataOf(await reply.json()), 'checked')
    },
    commit: async (run: Run) => {
      await startCommit(run)
      return until(run, 'committed')
    },
    undo: ({ id }: Run) => request(address, `/api/v2/import/undo/${id}`, { token, body: {} }),
    saveRejected: async ({ id }: Run) =>
      (await fetch(`${address}/api/v2/import/rejected/${id}?language=en`, { headers })).arrayBuffer(),
  }
}
