import type { Role } from '@lekta/shared/contract/endpoint'
import { childPage, kind } from './kind'

/** The person that an erasure is about. `childId` is set if it is a child. */
export interface ErasureValues {
  person: string
  personId: number
  childId?: number
}

const pages: Partial<Record<Role, (values: ErasureValues) => string>> = {
  parent: ({ personId }) => childPage(personId),
  school: ({ personId, childId }) =>
    childId === undefined ? `/school/teacher/add?id=${personId}` : `/school/student/add?id=${personId}`,
  admin: () => '/admin/privacy',
}

const personPage = (values: ErasureValues, role: Role) => pages[role]?.(values) ?? null

/** Notifications about people whose data is erased. The last one names nobody, because the name is gone by then. */
export const privacyKinds = {
  erasureRequested: kind<ErasureValues & { due: string; zone: string }>({
    subject: 'child',
    en: ({ person, due, zone }, formatTime) =>
      `All data about ${person} will be deleted on ${formatTime(due, zone)}. The account is closed already. You can cancel this until then.`,
    id: ({ person, due, zone }, formatTime) =>
      `Semua data ${person} akan dihapus pada ${formatTime(due, zone)}. Akunnya sudah ditutup. Sampai saat itu, penghapusan masih dapat dibatalkan.`,
    link: personPage,
  }),
  erasureCancelled: kind<ErasureValues>({
    subject: 'child',
    en: ({ person }) => `The deletion of ${person}’s data was cancelled. The account works again.`,
    id: ({ person }) => `Penghapusan data ${person} dibatalkan. Akunnya dapat dipakai lagi.`,
    link: personPage,
  }),
  erasureDone: kind<{ isChild: number; requested: string; zone: string }>({
    subject: 'child',
    en: ({ isChild, requested, zone }, formatTime) =>
      `The ${isChild ? 'child' : 'account'} whose deletion was requested on ${formatTime(requested, zone)} has been deleted, with all data.`,
    id: ({ isChild, requested, zone }, formatTime) =>
      `${isChild ? 'Anak' : 'Akun'} yang diminta untuk dihapus pada ${formatTime(requested, zone)} sudah dihapus beserta semua datanya.`,
    link: () => null,
  }),
  erasureSuggested: kind<{ parent: string; child: string; childId: number }>({
    subject: 'child',
    en: ({ parent, child }) =>
      `${parent} is asking you to delete all data about ${child}. Only the school can do this for its students.`,
    id: ({ parent, child }) =>
      `${parent} meminta agar semua data ${child} dihapus. Hanya sekolah yang dapat menghapus data siswanya.`,
    link: ({ childId }) => `/school/student/add?id=${childId}`,
  }),
} as const
