import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditActions } from '@lekta/shared/contract/audit-actions'
import { describeAction } from './describe-action'

/** Actions that earlier versions stored. Entries with them exist, so they must stay readable for five years. */
const stored = [
  ...['act as child', 'back from child', 'admin created', 'child added', 'child let go', 'classroom added'],
  ...['classroom archived', 'classroom edited', 'classroom restored', 'data export requested from school'],
  ...['data export downloaded', 'data exported', 'invoice issued', 'invoice paid', 'invoice refunded'],
  ...['invoice expired', 'invoice withdrawn', 'link approved', 'link asked', 'link declined', 'link ended'],
  ...['link withdrawn', 'password link made', 'password reset', 'report link made', 'report read'],
  ...['retake allowed', 'retake taken back', 'schedule added', 'schedule cancelled', 'schedule closed'],
  ...['schedule edited', 'schedule extended', 'school created', 'school edited', 'seat given', 'seat taken back'],
  ...['student added', 'student archived', 'student edited', 'student password renewed', 'student placed'],
  ...['student restored', 'student import undone', 'subscription ended', 'subscription cancelled'],
  ...['subscription resumed', 'surplus given back', 'surplus spent', 'teacher added', 'teacher archived'],
  ...['teacher edited', 'teacher password renewed', 'teacher placed', 'teacher restored', 'teacher imported'],
  ...['teacher import undone', 'test given', 'test given at home', 'test taken back', 'test allowed early'],
  ...['test no longer allowed early', 'voucher redeemed', 'vouchers made', 'vouchers made void'],
  ...['refund before its payment', 'payment without an open invoice', 'school archived', 'school restored'],
  ...['school contact added', 'school contact edited', 'school contact removed', 'admin edited', 'admin archived'],
  ...['admin restored', 'account viewed', 'account unlocked', 'sessions ended', 'password link mailed'],
  ...['retention chosen', 'retention announced', 'retention done', 'student kept longer', 'consent withdrawn'],
  ...['erasure requested', 'erasure cancelled', 'erasure asked', 'person erased'],
]

test('every action that was ever stored is described in both languages', () => {
  expect(stored.filter((action) => describeAction(action, 'en') === action)).toEqual([])
  expect(stored.filter((action) => describeAction(action, 'id') === describeAction(action, 'en'))).toEqual([])
})

const folder = join(import.meta.dirname, '..')

test('every action of the table is recorded somewhere', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
  )
  const source = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  // Links are recorded with the answer to their request as the second word.
  const unused = Object.keys(auditActions).filter((action) => !source.includes(`'${action}'`))
  expect(unused).toEqual(['link approved', 'link declined'])
})
