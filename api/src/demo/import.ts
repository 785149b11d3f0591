import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account } from '../database/schema'
import { checkRun } from '../import/check'
import { insertRun } from '../import/queries'

const sheet = [
  'Nama;Kelas;Tanggal Lahir;NISN',
  'Keisha Anindita;4A;17/08/2015;0157812304',
  'Rangga Mahendra;4A;02/11/2015;157812311',
  'Nadia Safitri;4B;30/02/2016;0158812377',
  'Yohanes Bayu Kristianto;4B;21/05/2015;15881',
  'Made Ayu Pradnyani;Melati;09/12/2015;0157812388',
  ';4B;14/03/2016;',
  'Siti Nur Halimah;4B;05/07/2015;0157812390',
  'Putu Arya Wiguna;4Z;23/04/2015;0157812391',
].join('\r\n')

/** Adds an uploaded sheet that the school has not yet reviewed; some of its rows have errors. */
export async function addImport(database: Database, now: Date): Promise<void> {
  const [owner] = await database
    .select({ id: account.id, schoolId: account.schoolId })
    .from(account)
    .where(eq(account.username, 'school'))
  if (!owner?.schoolId) throw new Error('The demo school has no account.')
  const content = Buffer.from(sheet)
  const id = await insertRun(database, {
    schoolId: owner.schoolId,
    createdBy: owner.id,
    createdAs: 'school',
    kind: 'student',
    fileName: 'siswa-baru-kelas-4.csv',
    fileHash: createHash('sha256').update(content).digest('hex'),
    content,
    createdAt: now,
    askedAt: now,
  })
  await checkRun(database, id, now)
}
