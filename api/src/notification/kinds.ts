import { brand } from '@lekta/shared/brand'
import type { Role } from '@lekta/shared/contract/endpoint'
import type { ImportKind } from '@lekta/shared/contract/import/import-columns'
import { importAddress } from '@lekta/shared/contract/import/import-paths'
import type { Subject } from '@lekta/shared/contract/notification'
import { dateFormat } from '@lekta/shared/lib/formats'
import { formatMoney } from '@lekta/shared/lib/text/money'
import { asPlain, type Language, speak } from '../i18n/sentence'

/** Formats a time in the recipient's language and a time zone. */
type FormatTime = (iso: string, zone: string) => string
type Sentence<V> = (values: V, formatTime: FormatTime) => string

/** A kind of notification: its subject, its sentence, and the page that it links to for each role. */
interface Kind<V> {
  subject: Subject
  en: Sentence<V>
  id: Sentence<V>
  link: (values: V, role: Role) => string | null
  /** The finished attempt whose report it announces; the mail then contains a link to that report. */
  report?: (values: V) => number
}

const kind = <V>(definition: Kind<V>) => definition

/** About a test. The child is named to its parents; a message to the child itself names no one. */
interface TestValues {
  title: string
  zone: string
  childId: number
  child?: string
}

interface SeatValues {
  plan: string
  until: string
  zone: string
  child?: string
}

interface InvoiceValues {
  id: number
  number: string
}

interface Money {
  amount: number
  currency: string
}

const amountIn = ({ amount, currency }: Money, language: Language) => formatMoney(amount, currency, language)

interface ImportValues {
  sheet: ImportKind
  run: number
  file: string
}

/** Returns a plan's name in Indonesian, where it has one. */
const named = (plan: string) => {
  const planName = asPlain(plan)
  return planName === undefined ? plan : speak(planName, 'id')
}

const profile = (childId: number) => `/parent/profile/child/${childId}`

const testLink = ({ childId }: TestValues, role: Role) => (role === 'child' ? '/child/test' : profile(childId))
const invoiceLink = ({ id }: InvoiceValues, role: Role) => `/${role}/invoice-detail/${id}`
const seatLink = (_: unknown, role: Role) => (role === 'child' ? '/child/test' : `/${role}/subscription`)
const ownerLink = (_: unknown, role: Role) =>
  role === 'school' ? '/school/invoice?tab=subscriptions' : `/${role}/subscription`
const classLink = () => '/teacher/report'
const scheduleLink = ({ schedule }: { schedule: number }) => `/teacher/schedule/${schedule}`

/** Returns the reason that the school gave, as a separate sentence. */
const quote = (reason: string) => (reason === '' ? '' : ` “${reason}”`)

const importLink = ({ sheet, run }: ImportValues, role: Role) =>
  role === 'school' || role === 'teacher' ? importAddress(role, sheet, run) : null

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)
const students = (count: number) => (count === 1 ? '1 student' : `${count} students`)

/** Every kind of notification. The event comes first in each sentence, because the bell shows only the beginning. */
export const kinds = {
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
  childHurried: kind<{ child: string; title: string; schedule: number }>({
    subject: 'test',
    en: ({ child, title }) =>
      `${child} is answering “${title}” too fast to be reading. The test has paused; please check on them.`,
    id: ({ child, title }) =>
      `${child} menjawab “${title}” lebih cepat daripada membacanya. Tes dijeda dengan kata yang ramah; sebaiknya ditengok.`,
    link: scheduleLink,
  }),
  classClosing: kind<{ schedule: number; title: string; zone: string; closes: string; waiting: number }>({
    subject: 'test',
    en: ({ title, closes, zone, waiting }, formatTime) =>
      `${students(waiting)} ${waiting === 1 ? 'has' : 'have'} not finished “${title}” yet. It closes on ${formatTime(closes, zone)}.`,
    id: ({ title, closes, zone, waiting }, formatTime) =>
      `${waiting} siswa belum menyelesaikan “${title}”. Tes ditutup ${formatTime(closes, zone)}.`,
    link: scheduleLink,
  }),
  classFinished: kind<{ title: string; done: number; all: number }>({
    subject: 'test',
    en: ({ title, done, all }) =>
      done === all
        ? `Everyone has finished “${title}”: ${students(all)}.`
        : `${done} of ${students(all)} finished “${title}”, which is now closed.`,
    id: ({ title, done, all }) =>
      done === all
        ? `Semua sudah menyelesaikan “${title}”: ${all} siswa.`
        : `${done} dari ${all} siswa menyelesaikan “${title}”, yang kini sudah ditutup.`,
    link: classLink,
  }),
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
  invoiceIssued: kind<InvoiceValues & { due: string; zone: string }>({
    subject: 'invoice',
    en: ({ number, due, zone }, formatTime) => `New invoice ${number}. Please pay by ${formatTime(due, zone)}.`,
    id: ({ number, due, zone }, formatTime) =>
      `Tagihan ${number} sudah terbit. Mohon dibayar sebelum ${formatTime(due, zone)}.`,
    link: invoiceLink,
  }),
  invoiceDue: kind<InvoiceValues & { due: string; zone: string }>({
    subject: 'invoice',
    en: ({ number, due, zone }, formatTime) => `Invoice ${number} is due on ${formatTime(due, zone)}.`,
    id: ({ number, due, zone }, formatTime) => `Tagihan ${number} jatuh tempo ${formatTime(due, zone)}.`,
    link: invoiceLink,
  }),
  invoicePaid: kind<InvoiceValues>({
    subject: 'invoice',
    en: ({ number }) => `Payment received for invoice ${number}. Thank you!`,
    id: ({ number }) => `Tagihan ${number} sudah lunas. Terima kasih!`,
    link: invoiceLink,
  }),
  seatGiven: kind<SeatValues>({
    subject: 'seat',
    en: ({ child, plan, until, zone }, formatTime) =>
      `${child ?? 'You'} can take tests with “${plan}” until ${formatTime(until, zone)}.`,
    id: ({ child, plan, until, zone }, formatTime) =>
      `${child ?? 'Kamu'} bisa mengikuti tes dengan “${named(plan)}” sampai ${formatTime(until, zone)}.`,
    link: seatLink,
  }),
  seatTaken: kind<Omit<SeatValues, 'until' | 'zone'>>({
    subject: 'seat',
    en: ({ child, plan }) => `${child ? `${child} no longer has` : 'You no longer have'} a seat in “${plan}”.`,
    id: ({ child, plan }) => `${child ?? 'Kamu'} tidak lagi mendapat tempat di “${named(plan)}”.`,
    link: seatLink,
  }),
  invoiceExpired: kind<InvoiceValues>({
    subject: 'invoice',
    en: ({ number }) => `Invoice ${number} expired and the order was cancelled. You can order again.`,
    id: ({ number }) =>
      `Tagihan ${number} tidak dibayar tepat waktu, jadi pesanannya dibatalkan. Anda dapat memesan lagi.`,
    link: invoiceLink,
  }),
  invoiceRefunded: kind<InvoiceValues & Money>({
    subject: 'invoice',
    en: ({ number, ...money }) =>
      `Invoice ${number} is void: ${amountIn(money, 'en')} was refunded, and its seats are no longer valid.`,
    id: ({ number, ...money }) =>
      `Tagihan ${number} batal: ${amountIn(money, 'id')} sudah dikembalikan, dan tempat tes yang dibayarnya tidak berlaku lagi.`,
    link: invoiceLink,
  }),
  surplusRefunded: kind<InvoiceValues & Money>({
    subject: 'invoice',
    en: ({ number, ...money }) => `We refunded an overpayment of ${amountIn(money, 'en')} for invoice ${number}.`,
    id: ({ number, ...money }) =>
      `${amountIn(money, 'id')} sudah kami kembalikan: uang itu masuk untuk tagihan ${number}, yang tidak memerlukannya.`,
    link: invoiceLink,
  }),
  subscriptionEnding: kind<{ plan: string; ends: string; zone: string }>({
    subject: 'seat',
    en: ({ plan, ends, zone }, formatTime) => `“${plan}” ends on ${formatTime(ends, zone)}. Renew it to keep testing.`,
    id: ({ plan, ends, zone }, formatTime) =>
      `“${named(plan)}” berakhir ${formatTime(ends, zone)}. Perpanjang agar tes bisa terus berjalan.`,
    link: ownerLink,
  }),
  subscriptionEnded: kind<{ plan: string }>({
    subject: 'seat',
    en: ({ plan }) => `“${plan}” has ended. All results are kept.`,
    id: ({ plan }) => `“${named(plan)}” sudah berakhir. Semua hasil tetap tersimpan.`,
    link: ownerLink,
  }),
  childLinked: kind<{ child: string; childId: number; school: string }>({
    subject: 'child',
    en: ({ child, school }) => `${child} is now linked to ${school}.`,
    id: ({ child, school }) => `${child} kini terhubung dengan ${school}.`,
    link: ({ childId }, role) => (role === 'parent' ? profile(childId) : '/school/student'),
  }),
  linkAsked: kind<{ parent: string; child: string }>({
    subject: 'child',
    en: ({ parent, child }) => `${parent} is asking to see ${child}’s results as a parent. Please approve or decline.`,
    id: ({ parent, child }) => `${parent} meminta melihat hasil ${child} sebagai orang tua. Mohon beri jawaban.`,
    link: () => '/school/parent',
  }),
  linkDeclined: kind<{ username: string; school: string; reason: string }>({
    subject: 'child',
    en: ({ username, school, reason }) =>
      `${school} declined your request for “${username}”.${quote(reason)} Please contact the school if you have questions.`,
    id: ({ username, school, reason }) =>
      `${school} tidak menyetujui hubungan Anda dengan “${username}”.${quote(reason)} Silakan bicara dengan sekolah bila ini di luar dugaan.`,
    link: () => '/parent/child',
  }),
  linkEnded: kind<{ child: string; school: string; reason: string }>({
    subject: 'child',
    en: ({ child, school, reason }) =>
      `${school} has ended your link with ${child}.${quote(reason)} Please contact the school if you have questions.`,
    id: ({ child, school, reason }) =>
      `${school} mengakhiri hubungan Anda dengan ${child}.${quote(reason)} Silakan bicara dengan sekolah bila ini di luar dugaan.`,
    link: () => '/parent/child',
  }),
  childLetGo: kind<{ parent: string; child: string }>({
    subject: 'child',
    en: ({ parent, child }) => `${parent} has removed the link with ${child}.`,
    id: ({ parent, child }) => `${parent} melepaskan hubungan dengan ${child}.`,
    link: () => '/school/parent?tab=linked',
  }),
  schoolJoined: kind<{ school: string }>({
    subject: 'platform',
    en: ({ school }) => `${school} has joined ${brand.name}.`,
    id: ({ school }) => `${school} sudah bergabung dengan ${brand.name}.`,
    link: () => '/home/dashboard',
  }),
} as const

export type KindName = keyof typeof kinds
export type ValuesOf<N extends KindName> = Parameters<(typeof kinds)[N]['link']>[0] &
  Parameters<(typeof kinds)[N]['en']>[0]

/** The columns of a notification that its text depends on. */
export interface Stored {
  kind: string
  values: Readonly<Record<string, string | number>>
}

// The row's kind and values match, because `notify` wrote both.
const kindOf = ({ kind: name }: Pick<Stored, 'kind'>) => kinds[name as KindName] as Kind<Stored['values']>

const formatTimeIn =
  (language: Language): FormatTime =>
  (iso, zone) =>
    dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(new Date(iso))

/** Returns the notification as plain text, as its recipient reads it. */
export const sentenceOf = (stored: Stored, language: Language): string =>
  kindOf(stored)[language](stored.values, formatTimeIn(language))

/** The title of a message sent by push or mail. */
const titles: Readonly<Record<Subject, Readonly<Record<Language, string>>>> = {
  test: { en: 'Test update', id: 'Kabar tentang tes' },
  import: { en: 'Import update', id: 'Kabar tentang impor' },
  invoice: { en: 'Invoice update', id: 'Kabar tentang tagihan' },
  seat: { en: 'Seat update', id: 'Kabar tentang tempat untuk tes' },
  child: { en: 'Update about a child', id: 'Kabar tentang seorang anak' },
  platform: { en: `${brand.name} news`, id: `Kabar ${brand.name}` },
}

export const titleOf = (stored: Pick<Stored, 'kind'>, language: Language): string => titles[subjectOf(stored)][language]

export const subjectOf = (stored: Pick<Stored, 'kind'>): Subject => kindOf(stored).subject

/** Returns the page that a message leads to for a reader with one of these roles. */
export const linkOf = (stored: Stored, role: Role): string | null => kindOf(stored).link(stored.values, role)

/** Returns the attempt whose report a notification announces. */
export const reportOf = (stored: Stored): number | undefined => kindOf(stored).report?.(stored.values)

/** Returns the kinds of one subject, or all. */
export const kindNames = (subject?: Subject): KindName[] =>
  (Object.keys(kinds) as KindName[]).filter((name) => subject === undefined || kinds[name].subject === subject)
