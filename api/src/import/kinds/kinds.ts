import type { ImportKind } from '@lekta/shared/contract/import/import-columns'
import type { Kind } from '../kind'
import { seats } from './seats'
import { students } from './students'
import { teachers } from './teachers'
import { vouchers } from './vouchers'

export const kinds: Readonly<Record<ImportKind, Kind>> = {
  student: students,
  'class-list': students,
  teacher: teachers,
  seat: seats.byStudent,
  'classroom-seat': seats.byRoom,
  'teacher-seat': seats.byTeacher,
  voucher: vouchers,
}
