import { childPage, kind } from './kind'

/** Returns the school's reason in quotation marks, or an empty text if the school gave none. */
const quote = (reason: string) => (reason === '' ? '' : ` “${reason}”`)

/** Notifications about links between parents and a school's children. */
export const familyKinds = {
  childLinked: kind<{ child: string; childId: number; school: string }>({
    subject: 'child',
    en: ({ child, school }) => `${child} is now linked to ${school}.`,
    id: ({ child, school }) => `${child} kini terhubung dengan ${school}.`,
    link: ({ childId }, role) => (role === 'parent' ? childPage(childId) : '/school/student'),
  }),
  linkAsked: kind<{ parent: string; child: string; childId: number }>({
    subject: 'child',
    en: ({ parent, child }) => `${parent} is asking to see ${child}’s results as a parent. Please approve or decline.`,
    id: ({ parent, child }) => `${parent} meminta melihat hasil ${child} sebagai orang tua. Mohon beri jawaban.`,
    link: () => '/school/parent',
  }),
  linkDeclined: kind<{ username: string; childId: number; school: string; reason: string }>({
    subject: 'child',
    en: ({ username, school, reason }) =>
      `${school} declined your request for “${username}”.${quote(reason)} Please contact the school if you have questions.`,
    id: ({ username, school, reason }) =>
      `${school} tidak menyetujui hubungan Anda dengan “${username}”.${quote(reason)} Silakan bicara dengan sekolah bila ini di luar dugaan.`,
    link: () => '/parent/child',
  }),
  linkEnded: kind<{ child: string; childId: number; school: string; reason: string }>({
    subject: 'child',
    en: ({ child, school, reason }) =>
      `${school} has ended your link with ${child}.${quote(reason)} Please contact the school if you have questions.`,
    id: ({ child, school, reason }) =>
      `${school} mengakhiri hubungan Anda dengan ${child}.${quote(reason)} Silakan bicara dengan sekolah bila ini di luar dugaan.`,
    link: () => '/parent/child',
  }),
  childLetGo: kind<{ parent: string; child: string; childId: number }>({
    subject: 'child',
    en: ({ parent, child }) => `${parent} has removed the link with ${child}.`,
    id: ({ parent, child }) => `${parent} melepaskan hubungan dengan ${child}.`,
    link: () => '/school/parent?tab=linked',
  }),
} as const
