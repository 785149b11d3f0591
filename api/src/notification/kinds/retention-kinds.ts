import { childPage, kind } from './kind'

const students = (count: number) => (count === 1 ? '1 student' : `${count} students`)

/** Notifications about students who left a school long ago and are about to be erased. */
export const retentionKinds = {
  retentionAnnounced: kind<{ count: number; due: string; zone: string }>({
    subject: 'child',
    en: ({ count, due, zone }, formatTime) =>
      `All data about ${students(count)} who left long ago will be deleted on ${formatTime(due, zone)}. You can keep it longer until then.`,
    id: ({ count, due, zone }, formatTime) =>
      `Semua data ${count} siswa yang sudah lama keluar akan dihapus pada ${formatTime(due, zone)}. Sampai saat itu, Anda masih dapat menyimpannya lebih lama.`,
    link: () => '/school/retention',
  }),
  retentionDone: kind<{ erased: number; announced: number }>({
    subject: 'child',
    en: ({ erased, announced }) =>
      erased === announced
        ? `All data about ${students(erased)} who left long ago has been deleted.`
        : `All data about ${erased} of ${students(announced)} who left long ago has been deleted. The others are kept.`,
    id: ({ erased, announced }) =>
      erased === announced
        ? `Semua data ${erased} siswa yang sudah lama keluar telah dihapus.`
        : `Semua data ${erased} dari ${announced} siswa yang sudah lama keluar telah dihapus. Yang lain tetap disimpan.`,
    link: () => '/school/retention',
  }),
  childRetentionAnnounced: kind<{ child: string; childId: number; school: string; due: string; zone: string }>({
    subject: 'child',
    en: ({ child, school, due, zone }, formatTime) =>
      `All data about ${child} will be deleted on ${formatTime(due, zone)}, because ${child} left ${school} long ago. Please save what you want to keep.`,
    id: ({ child, school, due, zone }, formatTime) =>
      `Semua data ${child} akan dihapus pada ${formatTime(due, zone)}, karena ${child} sudah lama keluar dari ${school}. Simpanlah apa yang ingin Anda miliki.`,
    link: ({ childId }) => childPage(childId),
  }),
} as const
