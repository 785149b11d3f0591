import { childPage, kind } from './kind'

const students = (count: number) => (count === 1 ? '1 student' : `${count} students`)

/** Notifications about students who left a school long ago and are about to be erased. */
export const retentionKinds = {
  retentionAnnounced: kind<{ count: number; due: string; zone: string }>({
    subject: 'child',
    en: ({ count, due, zone }, formatTime) =>
      `${students(count)} who left long ago will be erased on ${formatTime(due, zone)}. Until then, you can keep them longer.`,
    id: ({ count, due, zone }, formatTime) =>
      `Data ${count} siswa yang sudah lama keluar akan dihapus pada ${formatTime(due, zone)}. Sebelum itu Anda masih dapat mempertahankannya.`,
    link: () => '/school/retention',
  }),
  retentionDone: kind<{ erased: number; announced: number }>({
    subject: 'child',
    en: ({ erased, announced }) =>
      erased === announced
        ? `${students(erased)} who left long ago ${erased === 1 ? 'has' : 'have'} been erased.`
        : `${erased} of ${students(announced)} who left long ago ${erased === 1 ? 'has' : 'have'} been erased. The others are kept.`,
    id: ({ erased, announced }) =>
      erased === announced
        ? `Data ${erased} siswa yang sudah lama keluar telah dihapus.`
        : `Data ${erased} dari ${announced} siswa yang sudah lama keluar telah dihapus. Yang lain tetap disimpan.`,
    link: () => '/school/retention',
  }),
  childRetentionAnnounced: kind<{ child: string; childId: number; school: string; due: string; zone: string }>({
    subject: 'child',
    en: ({ child, school, due, zone }, formatTime) =>
      `${child}’s account and results will be erased on ${formatTime(due, zone)}, because ${child} left ${school} long ago. Please save what you want to keep.`,
    id: ({ child, school, due, zone }, formatTime) =>
      `Akun dan hasil ${child} akan dihapus pada ${formatTime(due, zone)}, karena ${child} sudah lama keluar dari ${school}. Simpanlah apa yang ingin Anda miliki.`,
    link: ({ childId }) => childPage(childId),
  }),
} as const
