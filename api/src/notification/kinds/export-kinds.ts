import type { Role } from '@lekta/shared/contract/endpoint'
import { childPage, kind } from './kind'

/** Whom an archive of personal data is about: the recipient, a child, or another adult. */
export interface ExportValues {
  about: 'self' | 'child' | 'adult'
  personId: number
  /** The time until which the archive can be downloaded. */
  expires: string
  zone: string
}

/** Returns the page on which the recipient can download the archive. */
function exportPage({ about, personId }: Pick<ExportValues, 'about' | 'personId'>, role: Role): string {
  if (about === 'self') return `/${role}/setting/index?tab=security`
  if (role === 'parent') return childPage(personId)
  if (role === 'admin') return '/admin/privacy'
  return about === 'child' ? `/school/student/add?id=${personId}` : `/school/teacher/add?id=${personId}`
}

/** Notifications about archives of personal data. They name nobody, because they are sent by e-mail too. */
export const exportKinds = {
  exportReady: kind<ExportValues>({
    subject: 'privacy',
    en: ({ expires, zone }, formatTime) =>
      `The copy of personal data that you requested is ready. You can download it until ${formatTime(expires, zone)}.`,
    id: ({ expires, zone }, formatTime) =>
      `Salinan data pribadi yang Anda minta sudah siap. Salinan dapat diunduh sampai ${formatTime(expires, zone)}.`,
    link: exportPage,
  }),
  exportRequested: kind<{ parent: string; child: string; childId: number }>({
    subject: 'privacy',
    en: ({ parent, child }) =>
      `${parent} is asking for a copy of everything stored about ${child}. Open the student to have it made, then hand it over.`,
    id: ({ parent, child }) =>
      `${parent} meminta salinan semua data tentang ${child}. Buka data siswa ini untuk membuatnya, lalu serahkan kepada orang tua.`,
    link: ({ childId }) => `/school/student/add?id=${childId}`,
  }),
} as const
