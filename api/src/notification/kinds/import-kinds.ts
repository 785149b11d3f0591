import type { Role } from '@lekta/shared/contract/endpoint'
import type { ImportKind } from '@lekta/shared/contract/import/import-columns'
import { importAddress } from '@lekta/shared/contract/import/import-paths'
import { kind } from './kind'

export interface ImportValues {
  sheet: ImportKind
  run: number
  file: string
}

const importLink = ({ sheet, run }: ImportValues, role: Role) =>
  role === 'school' || role === 'teacher' ? importAddress(role, sheet, run) : null

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

/** Notifications about imports, for the people who started them. */
export const importKinds = {
  importDone: kind<ImportValues & { added: number; refused: number }>({
    subject: 'import',
    en: ({ file, added, refused }) =>
      `Import of ${file} finished: ${rows(added)} imported${refused > 0 ? `, ${refused} skipped` : ''}.`,
    id: ({ file, added, refused }) =>
      `Impor ${file} selesai: ${added} baris masuk${refused > 0 ? `, ${refused} baris dilewati` : ''}.`,
    link: importLink,
  }),
  importHeld: kind<ImportValues>({
    subject: 'import',
    en: ({ file }) =>
      `The import of ${file} is waiting for you: your school’s data has changed since the check. Nothing has been imported yet.`,
    id: ({ file }) =>
      `Impor ${file} menunggu Anda: data sekolah sudah berubah sejak pemeriksaan. Belum ada yang diimpor.`,
    link: importLink,
  }),
} as const
