import type { Role } from '@lekta/shared/contract/endpoint'
import { childPage, kind } from './kind'

/**
 * The values of a notification about a test. A message to parents names the child; a message to the child names
 * nobody.
 */
export interface TestValues {
  title: string
  zone: string
  childId: number
  child?: string
}

const testLink = ({ childId }: TestValues, role: Role) => (role === 'child' ? '/child/test' : childPage(childId))
const classLink = () => '/teacher/report'
const scheduleLink = ({ schedule }: { schedule: number }) => `/teacher/schedule/${schedule}`

/** The classes that a message to their teacher is about, first in the sentence; empty if the test is not for classes. */
const before = (classes: string | undefined) => (classes ? `${classes}: ` : '')

const students = (count: number) => (count === 1 ? '1 student' : `${count} students`)

/** Notifications about tests, for children, their parents and their teachers. */
export const testKinds = {
  testScheduled: kind<TestValues & { opens: string }>({
    subject: 'test',
    en: ({ child, title, opens, zone }, formatTime) =>
      `New test${child ? ` for ${child}` : ''}: “${title}”. It opens on ${formatTime(opens, zone)}.`,
    id: ({ child, title, opens, zone }, formatTime) =>
      `Ada tes baru untuk${child ? ` ${child}` : 'mu'}: “${title}”. Tes dibuka ${formatTime(opens, zone)}.`,
    link: testLink,
  }),
  testOpened: kind<TestValues & { closes: string }>({
    subject: 'test',
    en: ({ child, title, closes, zone }, formatTime) =>
      `A test is open for ${child ?? 'you'}: “${title}”. It closes on ${formatTime(closes, zone)}.`,
    id: ({ child, title, closes, zone }, formatTime) =>
      `Tes untuk${child ? ` ${child}` : 'mu'} sudah dibuka: “${title}”. Waktunya sampai ${formatTime(closes, zone)}.`,
    link: testLink,
  }),
  testClosing: kind<TestValues & { closes: string }>({
    subject: 'test',
    en: ({ child, title, closes, zone }, formatTime) =>
      `One day left${child ? ` for ${child}` : ''}: “${title}” closes on ${formatTime(closes, zone)}.`,
    id: ({ child, title, closes, zone }, formatTime) =>
      `Tinggal satu hari${child ? ` untuk ${child}` : ''}: “${title}” ditutup ${formatTime(closes, zone)}.`,
    link: testLink,
  }),
  testMoved: kind<TestValues & { opens: string }>({
    subject: 'test',
    en: ({ child, title, opens, zone }, formatTime) =>
      `New time for “${title}”${child ? ` (${child})` : ''}: it opens on ${formatTime(opens, zone)}.`,
    id: ({ child, title, opens, zone }, formatTime) =>
      `“${title}”${child ? ` untuk ${child}` : ''} punya waktu baru: tes dibuka ${formatTime(opens, zone)}.`,
    link: testLink,
  }),
  testAgain: kind<TestValues & { closes: string }>({
    subject: 'test',
    en: ({ child, title, closes, zone }, formatTime) =>
      `${child ?? 'You'} can take “${title}” again. It closes on ${formatTime(closes, zone)}.`,
    id: ({ child, title, closes, zone }, formatTime) =>
      `${child ?? 'Kamu'} boleh mengerjakan “${title}” sekali lagi. Waktunya sampai ${formatTime(closes, zone)}.`,
    link: testLink,
  }),
  testCancelled: kind<TestValues>({
    subject: 'test',
    en: ({ child, title }) => `“${title}” has been cancelled${child ? ` for ${child}` : ''}.`,
    id: ({ child, title }) => `“${title}”${child ? ` untuk ${child}` : ''} tidak jadi diadakan.`,
    link: testLink,
  }),
  testFinished: kind<TestValues & { child: string; attempt: number }>({
    subject: 'test',
    en: ({ child, title }) => `${child} has finished “${title}”. The report is ready.`,
    id: ({ child, title }) => `${child} sudah menyelesaikan “${title}”. Laporannya siap dilihat.`,
    link: ({ attempt }) => `/child/report-detail/${attempt}`,
    report: ({ attempt }) => attempt,
  }),
  childHurried: kind<{ child: string; childId: number; title: string; schedule: number }>({
    subject: 'test',
    en: ({ child, title }) =>
      `${child} is answering “${title}” too fast to be reading. The test has paused; please check on them.`,
    id: ({ child, title }) =>
      `${child} menjawab “${title}” lebih cepat daripada membacanya. Tes dijeda dengan kata yang ramah; sebaiknya ditengok.`,
    link: scheduleLink,
  }),
  classClosing: kind<{
    schedule: number
    title: string
    zone: string
    closes: string
    waiting: number
    classes?: string
  }>({
    subject: 'test',
    en: ({ classes, title, closes, zone, waiting }, formatTime) =>
      `${before(classes)}${students(waiting)} ${waiting === 1 ? 'has' : 'have'} not finished “${title}” yet. It closes on ${formatTime(closes, zone)}.`,
    id: ({ classes, title, closes, zone, waiting }, formatTime) =>
      `${before(classes)}${waiting} siswa belum menyelesaikan “${title}”. Tes ditutup ${formatTime(closes, zone)}.`,
    link: scheduleLink,
  }),
  classFinished: kind<{ title: string; done: number; all: number; classes?: string }>({
    subject: 'test',
    en: ({ classes, title, done, all }) =>
      done === all
        ? `${before(classes)}Everyone has finished “${title}”: ${students(all)}.`
        : `${before(classes)}${done} of ${students(all)} finished “${title}”, which is now closed.`,
    id: ({ classes, title, done, all }) =>
      done === all
        ? `${before(classes)}Semua sudah menyelesaikan “${title}”: ${all} siswa.`
        : `${before(classes)}${done} dari ${all} siswa menyelesaikan “${title}”, yang kini sudah ditutup.`,
    link: classLink,
  }),
} as const
