import { readFileSync } from 'node:fs'
import { demoPassword } from '../src/demo/seed'
import { type SheetCell, xlsxOf } from '../src/testing/sheets'
import { request } from './load'
import { type Served, withServer } from './served'

const people = 10_000

/** Milliseconds that a dry run and a commit of so many rows may take. */
const limits = { check: 5000, commit: 10_000 }

const memoryOf = (pid: number, what: 'VmRSS' | 'VmHWM') => {
  const [, kilobytes] = new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

const rowOf = (i: number): SheetCell[] => [
  `Anak ${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(97 + ((i * 7) % 26))} Nomor ${i % 400}`,
  `${(i % 12) + 1}${'ABCDEFGH'[i % 8]}`,
  String(1_000_000_000 + i),
  `20${10 + (i % 8)}-0${(i % 9) + 1}-1${i % 10}`,
]

const workbook = () =>
  xlsxOf({ Siswa: [['Nama', 'Kelas', 'NISN', 'Tanggal Lahir'], ...Array.from({ length: people }, (_, i) => rowOf(i))] })

interface Run {
  id: number
  status: string
  created: number
  rejected: number
}

const dataOf = (body: unknown) => (body as { data: Run }).data

/** Looks at a run until it is in a state; gives the milliseconds since `start`. */
async function until(address: string, token: string, { id }: Run, status: string, start: number) {
  for (;;) {
    const run = dataOf((await request(address, `/api/v2/import/${id}`, { token })).body)
    if (run.status === status) return { run, milliseconds: performance.now() - start }
    if (run.status === 'failed') throw new Error('The import failed.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function upload(address: string, token: string, bytes: Buffer): Promise<Run> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'school.xlsx'))
  const reply = await fetch(`${address}/api/v2/import/student`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return dataOf(await reply.json())
}

async function measure({ address, pid }: Served) {
  const login = await request(address, '/api/v2/auth/loginMaster', {
    body: { username: 'school', password: demoPassword },
  })
  const { token } = (login.body as { data: { token: string } }).data
  const bytes = workbook()
  const rest = memoryOf(pid, 'VmRSS')
  const start = performance.now()
  const checked = await until(address, token, await upload(address, token, bytes), 'checked', start)
  const peak = memoryOf(pid, 'VmHWM')
  const asked = performance.now()
  await request(address, `/api/v2/import/commit/${checked.run.id}`, { token, body: {} })
  const committed = await until(address, token, checked.run, 'committed', asked)
  const again = performance.now()
  await request(address, `/api/v2/import/undo/${checked.run.id}`, { token, body: {} })
  const undone = performance.now() - again
  const row = (step: string, milliseconds: number, limit: number | string) => ({
    step,
    seconds: (milliseconds / 1000).toFixed(1),
    'limit, s': typeof limit === 'number' ? limit / 1000 : limit,
  })
  return {
    title: 'Import',
    rows: [
      row(`dry run of ${people} rows, ${Math.round(bytes.length / 1024)} KB`, checked.milliseconds, limits.check),
      row('commit', committed.milliseconds, limits.commit),
      row('undo', undone, '–'),
    ],
    notes: [
      `Rows made: ${committed.run.created}; rejected: ${committed.run.rejected}. Times are as a browser sees them, with up to a second until a process takes the job.`,
      `Memory of the server: ${rest} MB before, ${peak} MB at most while checking, ${memoryOf(pid, 'VmHWM')} MB at most in all.`,
    ],
  }
}

console.log(JSON.stringify(await withServer({ DEMO: '1' }, measure)))
