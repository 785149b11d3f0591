import type { Role } from '@lekta/shared/contract/endpoint'
import { subjectsFor } from '@lekta/shared/contract/notification'
import { type KindName, kindNames, kinds, linkOf, sentenceOf, subjectOf, type ValuesOf } from './kinds'

const zone = 'Asia/Jakarta'
const at = '2026-05-05T10:00:00.000Z'
const check = { title: 'Reading check', zone, childId: 7, opens: at, closes: at }
const invoice = { id: 4, number: 'INV-2026-0004', due: at, zone }

type Expected = [english: string, indonesian: string]
interface Case<N extends KindName> {
  values: ValuesOf<N>
  texts: Expected
  /** The page that the notification opens for each role. */
  links: Partial<Record<Role, string>>
}

const family = { child: '/child/test', parent: '/parent/profile/child/7' } as const
const seats = { child: '/child/test', parent: '/parent/subscription', teacher: '/teacher/subscription' } as const
const owners = { parent: '/parent/subscription', school: '/school/invoice?tab=subscriptions' } as const
const invoices = { parent: '/parent/invoice-detail/4', school: '/school/invoice-detail/4' } as const

/** Examples of every kind. A new kind without an entry here does not compile. */
const cases: { [N in KindName]: Case<N>[] } = {
  testScheduled: [
    {
      values: check,
      texts: [
        'New test: “Reading check”. It opens on 5 May 2026 at 17:00.',
        'Ada tes baru untukmu: “Reading check”. Tes dibuka 5 Mei 2026 pukul 17.00.',
      ],
      links: family,
    },
    {
      values: { ...check, child: 'Ayu' },
      texts: [
        'New test for Ayu: “Reading check”. It opens on 5 May 2026 at 17:00.',
        'Ada tes baru untuk Ayu: “Reading check”. Tes dibuka 5 Mei 2026 pukul 17.00.',
      ],
      links: family,
    },
  ],
  testOpened: [
    {
      values: check,
      texts: [
        'A test is open for you: “Reading check”. It closes on 5 May 2026 at 17:00.',
        'Tes untukmu sudah dibuka: “Reading check”. Waktunya sampai 5 Mei 2026 pukul 17.00.',
      ],
      links: family,
    },
    {
      values: { ...check, child: 'Ayu' },
      texts: [
        'A test is open for Ayu: “Reading check”. It closes on 5 May 2026 at 17:00.',
        'Tes untuk Ayu sudah dibuka: “Reading check”. Waktunya sampai 5 Mei 2026 pukul 17.00.',
      ],
      links: family,
    },
  ],
  testClosing: [
    {
      values: check,
      texts: [
        'One day left: “Reading check” closes on 5 May 2026 at 17:00.',
        'Tinggal satu hari: “Reading check” ditutup 5 Mei 2026 pukul 17.00.',
      ],
      links: family,
    },
    {
      values: { ...check, child: 'Ayu' },
      texts: [
        'One day left for Ayu: “Reading check” closes on 5 May 2026 at 17:00.',
        'Tinggal satu hari untuk Ayu: “Reading check” ditutup 5 Mei 2026 pukul 17.00.',
      ],
      links: family,
    },
  ],
  testMoved: [
    {
      values: check,
      texts: [
        'New time for “Reading check”: it opens on 5 May 2026 at 17:00.',
        '“Reading check” punya waktu baru: tes dibuka 5 Mei 2026 pukul 17.00.',
      ],
      links: family,
    },
    {
      values: { ...check, child: 'Ayu' },
      texts: [
        'New time for “Reading check” (Ayu): it opens on 5 May 2026 at 17:00.',
        '“Reading check” untuk Ayu punya waktu baru: tes dibuka 5 Mei 2026 pukul 17.00.',
      ],
      links: family,
    },
  ],
  testAgain: [
    {
      values: check,
      texts: [
        'You can take “Reading check” again. It closes on 5 May 2026 at 17:00.',
        'Kamu boleh mengerjakan “Reading check” sekali lagi. Waktunya sampai 5 Mei 2026 pukul 17.00.',
      ],
      links: family,
    },
    {
      values: { ...check, child: 'Ayu' },
      texts: [
        'Ayu can take “Reading check” again. It closes on 5 May 2026 at 17:00.',
        'Ayu boleh mengerjakan “Reading check” sekali lagi. Waktunya sampai 5 Mei 2026 pukul 17.00.',
      ],
      links: family,
    },
  ],
  testCancelled: [
    {
      values: check,
      texts: ['“Reading check” has been cancelled.', '“Reading check” tidak jadi diadakan.'],
      links: family,
    },
    {
      values: { ...check, child: 'Ayu' },
      texts: ['“Reading check” has been cancelled for Ayu.', '“Reading check” untuk Ayu tidak jadi diadakan.'],
      links: family,
    },
  ],
  childHurried: [
    {
      values: { child: 'Ayu', childId: 7, title: 'Reading check', schedule: 5 },
      texts: [
        'Ayu is answering “Reading check” too fast to be reading. The test has paused; please check on them.',
        'Ayu menjawab “Reading check” lebih cepat daripada membacanya. Tes dijeda dengan kata yang ramah; sebaiknya ditengok.',
      ],
      links: { teacher: '/teacher/schedule/5' },
    },
  ],
  testFinished: [
    {
      values: { ...check, child: 'Ayu', attempt: 9 },
      texts: [
        'Ayu has finished “Reading check”. The report is ready.',
        'Ayu sudah menyelesaikan “Reading check”. Laporannya siap dilihat.',
      ],
      links: { parent: '/child/report-detail/9' },
    },
  ],
  classClosing: [
    {
      values: { schedule: 5, title: 'Reading check', zone, closes: at, waiting: 12, classes: '4A, 4B' },
      texts: [
        '4A, 4B: 12 students have not finished “Reading check” yet. It closes on 5 May 2026 at 17:00.',
        '4A, 4B: 12 siswa belum menyelesaikan “Reading check”. Tes ditutup 5 Mei 2026 pukul 17.00.',
      ],
      links: { teacher: '/teacher/schedule/5' },
    },
  ],
  classFinished: [
    {
      values: { title: 'Reading check', done: 28, all: 28 },
      texts: [
        'Everyone has finished “Reading check”: 28 students.',
        'Semua sudah menyelesaikan “Reading check”: 28 siswa.',
      ],
      links: { teacher: '/teacher/report' },
    },
    {
      values: { title: 'Reading check', done: 24, all: 28, classes: '4A' },
      texts: [
        '4A: 24 of 28 students finished “Reading check”, which is now closed.',
        '4A: 24 dari 28 siswa menyelesaikan “Reading check”, yang kini sudah ditutup.',
      ],
      links: { teacher: '/teacher/report' },
    },
  ],
  importDone: [
    {
      values: { sheet: 'student', run: 9, file: 'siswa.xlsx', added: 28, refused: 0 },
      texts: ['Import of siswa.xlsx finished: 28 rows imported.', 'Impor siswa.xlsx selesai: 28 baris masuk.'],
      links: { school: '/school/child/upload?run=9', teacher: '/teacher/child/upload?run=9' },
    },
    {
      values: { sheet: 'voucher', run: 9, file: 'kode.xlsx', added: 1, refused: 3 },
      texts: [
        'Import of kode.xlsx finished: 1 row imported, 3 skipped.',
        'Impor kode.xlsx selesai: 1 baris masuk, 3 baris dilewati.',
      ],
      links: { school: '/school/student/redeem-excel?run=9', teacher: '/teacher/student/redeem-excel?run=9' },
    },
  ],
  importHeld: [
    {
      values: { sheet: 'teacher', run: 9, file: 'guru.xlsx' },
      texts: [
        'The import of guru.xlsx is waiting for you: your school’s data has changed since the check. Nothing has been imported yet.',
        'Impor guru.xlsx menunggu Anda: data sekolah sudah berubah sejak pemeriksaan. Belum ada yang diimpor.',
      ],
      links: { school: '/school/teacher/upload?run=9' },
    },
  ],
  invoiceIssued: [
    {
      values: invoice,
      texts: [
        'New invoice INV-2026-0004. Please pay by 5 May 2026 at 17:00.',
        'Tagihan INV-2026-0004 sudah terbit. Mohon dibayar sebelum 5 Mei 2026 pukul 17.00.',
      ],
      links: invoices,
    },
  ],
  invoiceDue: [
    {
      values: invoice,
      texts: [
        'Invoice INV-2026-0004 is due on 5 May 2026 at 17:00.',
        'Tagihan INV-2026-0004 jatuh tempo 5 Mei 2026 pukul 17.00.',
      ],
      links: invoices,
    },
  ],
  invoicePaid: [
    {
      values: { id: 4, number: 'INV-2026-0004' },
      texts: [
        'Payment received for invoice INV-2026-0004. Thank you!',
        'Tagihan INV-2026-0004 sudah lunas. Terima kasih!',
      ],
      links: invoices,
    },
  ],
  seatGiven: [
    {
      values: { plan: 'Family, one year', until: at, zone, childId: 7 },
      texts: [
        'You can take tests with “Family, one year” until 5 May 2026 at 17:00.',
        'Kamu bisa mengikuti tes dengan “Family, one year” sampai 5 Mei 2026 pukul 17.00.',
      ],
      links: seats,
    },
    {
      values: { plan: 'Family, one year', until: at, zone, childId: 7, child: 'Ayu' },
      texts: [
        'Ayu can take tests with “Family, one year” until 5 May 2026 at 17:00.',
        'Ayu bisa mengikuti tes dengan “Family, one year” sampai 5 Mei 2026 pukul 17.00.',
      ],
      links: seats,
    },
  ],
  seatTaken: [
    {
      values: { plan: 'Family, one year', childId: 7 },
      texts: [
        'You no longer have a seat in “Family, one year”.',
        'Kamu tidak lagi mendapat tempat di “Family, one year”.',
      ],
      links: seats,
    },
    {
      values: { plan: 'Family, one year', childId: 7, child: 'Ayu' },
      texts: [
        'Ayu no longer has a seat in “Family, one year”.',
        'Ayu tidak lagi mendapat tempat di “Family, one year”.',
      ],
      links: seats,
    },
  ],
  invoiceExpired: [
    {
      values: { id: 4, number: 'INV-2026-0004' },
      texts: [
        'Invoice INV-2026-0004 expired and the order was cancelled. You can order again.',
        'Tagihan INV-2026-0004 tidak dibayar tepat waktu, jadi pesanannya dibatalkan. Anda dapat memesan lagi.',
      ],
      links: invoices,
    },
  ],
  invoiceRefunded: [
    {
      values: { id: 4, number: 'INV-2026-0004', amount: 45_000, currency: 'IDR' },
      texts: [
        'Invoice INV-2026-0004 is void: Rp\u00a045,000 was refunded, and its seats are no longer valid.',
        'Tagihan INV-2026-0004 batal: Rp\u00a045.000 sudah dikembalikan, dan tempat tes yang dibayarnya tidak berlaku lagi.',
      ],
      links: invoices,
    },
  ],
  surplusRefunded: [
    {
      values: { id: 4, number: 'INV-2026-0004', amount: 450, currency: 'USD' },
      texts: [
        'We refunded an overpayment of $4.50 for invoice INV-2026-0004.',
        '$4,50 sudah kami kembalikan: uang itu masuk untuk tagihan INV-2026-0004, yang tidak memerlukannya.',
      ],
      links: invoices,
    },
  ],
  subscriptionEnding: [
    {
      values: { plan: 'School year', ends: at, zone },
      texts: [
        '“School year” ends on 5 May 2026 at 17:00. Renew it to keep testing.',
        '“Satu tahun ajaran” berakhir 5 Mei 2026 pukul 17.00. Perpanjang agar tes bisa terus berjalan.',
      ],
      links: owners,
    },
  ],
  seatsGranted: [
    {
      values: { plan: 'Pilot seats', count: 30, ends: at, zone },
      texts: [
        'You received 30 free seats (“Pilot seats”), valid until 5 May 2026 at 17:00.',
        'Anda menerima 30 kursi gratis (“Kursi uji coba”), berlaku sampai 5 Mei 2026 pukul 17.00.',
      ],
      links: { school: owners.school },
    },
  ],
  grantWithdrawn: [
    {
      values: { plan: 'Pilot seats', count: 1 },
      texts: [
        '1 unused seat of “Pilot seats” was withdrawn. Students keep theirs.',
        '1 kursi “Kursi uji coba” yang belum diberikan kepada siswa ditarik kembali. Kursi siswa tetap berlaku.',
      ],
      links: { school: owners.school },
    },
  ],
  subscriptionEnded: [
    {
      values: { plan: 'Our own plan' },
      texts: [
        '“Our own plan” has ended. All results are kept.',
        '“Our own plan” sudah berakhir. Semua hasil tetap tersimpan.',
      ],
      links: owners,
    },
  ],
  childLinked: [
    {
      values: { child: 'Ayu', childId: 7, school: 'Sekolah Cakrawala' },
      texts: ['Ayu is now linked to Sekolah Cakrawala.', 'Ayu kini terhubung dengan Sekolah Cakrawala.'],
      links: { parent: '/parent/profile/child/7', school: '/school/student' },
    },
  ],
  linkAsked: [
    {
      values: { parent: 'Dewi', child: 'Ayu', childId: 7 },
      texts: [
        'Dewi is asking to see Ayu’s results as a parent. Please approve or decline.',
        'Dewi meminta melihat hasil Ayu sebagai orang tua. Mohon beri jawaban.',
      ],
      links: { school: '/school/parent' },
    },
  ],
  linkDeclined: [
    {
      values: { username: 'ayu', childId: 7, school: 'Sekolah Cakrawala', reason: '' },
      texts: [
        'Sekolah Cakrawala declined your request for “ayu”. Please contact the school if you have questions.',
        'Sekolah Cakrawala tidak menyetujui hubungan Anda dengan “ayu”. Silakan bicara dengan sekolah bila ini di luar dugaan.',
      ],
      links: { parent: '/parent/child' },
    },
  ],
  linkEnded: [
    {
      values: { child: 'Ayu', childId: 7, school: 'Sekolah Cakrawala', reason: 'Pindah sekolah.' },
      texts: [
        'Sekolah Cakrawala has ended your link with Ayu. “Pindah sekolah.” Please contact the school if you have questions.',
        'Sekolah Cakrawala mengakhiri hubungan Anda dengan Ayu. “Pindah sekolah.” Silakan bicara dengan sekolah bila ini di luar dugaan.',
      ],
      links: { parent: '/parent/child' },
    },
  ],
  childLetGo: [
    {
      values: { parent: 'Dewi', child: 'Ayu', childId: 7 },
      texts: ['Dewi has removed the link with Ayu.', 'Dewi melepaskan hubungan dengan Ayu.'],
      links: { school: '/school/parent?tab=linked' },
    },
  ],
  exportReady: [
    {
      values: { about: 'self', personId: 7, expires: at, zone },
      texts: [
        'The copy of personal data that you requested is ready. You can download it until 5 May 2026 at 17:00.',
        'Salinan data pribadi yang Anda minta sudah siap. Salinan dapat diunduh sampai 5 Mei 2026 pukul 17.00.',
      ],
      links: {
        admin: '/admin/setting/index?tab=security',
        parent: '/parent/setting/index?tab=security',
        school: '/school/setting/index?tab=security',
        teacher: '/teacher/setting/index?tab=security',
      },
    },
    {
      values: { about: 'child', personId: 7, expires: at, zone },
      texts: [
        'The copy of personal data that you requested is ready. You can download it until 5 May 2026 at 17:00.',
        'Salinan data pribadi yang Anda minta sudah siap. Salinan dapat diunduh sampai 5 Mei 2026 pukul 17.00.',
      ],
      links: { admin: '/admin/privacy', parent: '/parent/profile/child/7', school: '/school/student/add?id=7' },
    },
    {
      values: { about: 'adult', personId: 7, expires: at, zone },
      texts: [
        'The copy of personal data that you requested is ready. You can download it until 5 May 2026 at 17:00.',
        'Salinan data pribadi yang Anda minta sudah siap. Salinan dapat diunduh sampai 5 Mei 2026 pukul 17.00.',
      ],
      links: { admin: '/admin/privacy', school: '/school/teacher/add?id=7' },
    },
  ],
  exportRequested: [
    {
      values: { parent: 'Dewi', child: 'Ayu', childId: 7 },
      texts: [
        'Dewi is asking for a copy of everything stored about Ayu. Open the student to have it made, then hand it over.',
        'Dewi meminta salinan semua data tentang Ayu. Buka data siswa ini untuk membuatnya, lalu serahkan kepada orang tua.',
      ],
      links: { school: '/school/student/add?id=7' },
    },
  ],
  retentionAnnounced: [
    {
      values: { count: 12, due: '2026-12-23T22:00:00Z', zone: 'Asia/Jakarta' },
      texts: [
        'All data about 12 students who left long ago will be deleted on 24 December 2026 at 05:00. You can keep it longer until then.',
        'Semua data 12 siswa yang sudah lama keluar akan dihapus pada 24 Desember 2026 pukul 05.00. Sampai saat itu, Anda masih dapat menyimpannya lebih lama.',
      ],
      links: { school: '/school/retention' },
    },
  ],
  retentionDone: [
    {
      values: { erased: 1, announced: 1 },
      texts: [
        'All data about 1 student who left long ago has been deleted.',
        'Semua data 1 siswa yang sudah lama keluar telah dihapus.',
      ],
      links: { school: '/school/retention' },
    },
    {
      values: { erased: 10, announced: 12 },
      texts: [
        'All data about 10 of 12 students who left long ago has been deleted. The others are kept.',
        'Semua data 10 dari 12 siswa yang sudah lama keluar telah dihapus. Yang lain tetap disimpan.',
      ],
      links: { school: '/school/retention' },
    },
  ],
  childRetentionAnnounced: [
    {
      values: { child: 'Ayu', childId: 7, school: 'SD Melati', due: '2026-12-23T22:00:00Z', zone: 'Asia/Jakarta' },
      texts: [
        'All data about Ayu will be deleted on 24 December 2026 at 05:00, because Ayu left SD Melati long ago. Please save what you want to keep.',
        'Semua data Ayu akan dihapus pada 24 Desember 2026 pukul 05.00, karena Ayu sudah lama keluar dari SD Melati. Simpanlah apa yang ingin Anda miliki.',
      ],
      links: { parent: '/parent/profile/child/7' },
    },
  ],
  erasureRequested: [
    {
      values: { person: 'Ayu', personId: 7, childId: 7, due: at, zone },
      texts: [
        'All data about Ayu will be deleted on 5 May 2026 at 17:00. The account is closed already. You can cancel this until then.',
        'Semua data Ayu akan dihapus pada 5 Mei 2026 pukul 17.00. Akunnya sudah ditutup. Sampai saat itu, penghapusan masih dapat dibatalkan.',
      ],
      links: { parent: '/parent/profile/child/7', school: '/school/student/add?id=7' },
    },
  ],
  erasureCancelled: [
    {
      values: { person: 'Dewi', personId: 8 },
      texts: [
        'The deletion of Dewi’s data was cancelled. The account works again.',
        'Penghapusan data Dewi dibatalkan. Akunnya dapat dipakai lagi.',
      ],
      links: { school: '/school/teacher/add?id=8' },
    },
  ],
  erasureDone: [
    {
      values: { isChild: 1, requested: at, zone },
      texts: [
        'The child whose deletion was requested on 5 May 2026 at 17:00 has been deleted, with all data.',
        'Anak yang diminta untuk dihapus pada 5 Mei 2026 pukul 17.00 sudah dihapus beserta semua datanya.',
      ],
      links: {},
    },
    {
      values: { isChild: 0, requested: at, zone },
      texts: [
        'The account whose deletion was requested on 5 May 2026 at 17:00 has been deleted, with all data.',
        'Akun yang diminta untuk dihapus pada 5 Mei 2026 pukul 17.00 sudah dihapus beserta semua datanya.',
      ],
      links: {},
    },
  ],
  erasureSuggested: [
    {
      values: { parent: 'Dewi', child: 'Ayu', childId: 7 },
      texts: [
        'Dewi is asking you to delete all data about Ayu. Only the school can do this for its students.',
        'Dewi meminta agar semua data Ayu dihapus. Hanya sekolah yang dapat menghapus data siswanya.',
      ],
      links: { school: '/school/student/add?id=7' },
    },
  ],
  weeklyDigest: [
    {
      values: { area: 'school', finished: 34, grown: 3, fallen: 1, attention: 5, checks: 2, invoices: 1, imports: 1 },
      texts: [
        'Your week: 34 students finished a test, 3 students with clear growth, 1 student with a clear decline, 5 students need attention, 2 interventions to check, 1 unpaid invoice, 1 unfinished import.',
        'Minggu Anda: 34 siswa menyelesaikan tes, 3 siswa jelas bertumbuh, 1 siswa jelas menurun, 5 siswa perlu perhatian, 2 intervensi perlu diperiksa, 1 tagihan belum dibayar, 1 impor belum selesai.',
      ],
      links: { school: '/home/dashboard', teacher: '/home/dashboard' },
    },
  ],
  schoolJoined: [
    {
      values: { school: 'Sekolah Cakrawala' },
      texts: ['Sekolah Cakrawala has joined Lekta.', 'Sekolah Cakrawala sudah bergabung dengan Lekta.'],
      links: { admin: '/home/dashboard' },
    },
  ],
}

describe.each(kindNames())('%s', (kind) => {
  const examples = cases[kind] as readonly Case<KindName>[]

  test.each(examples)('has its text in both languages: $texts.0', ({ values, texts }) => {
    const stored = { kind, values: values as unknown as Record<string, string | number> }
    expect([sentenceOf(stored, 'en'), sentenceOf(stored, 'id')]).toEqual(texts)
  })

  test('links to a page in the area of each role', () => {
    for (const { values, links } of examples) {
      for (const [role, link] of Object.entries(links) as [Role, string][]) {
        const stored = { kind, values: values as unknown as Record<string, string | number> }
        expect(linkOf(stored, role)).toBe(link)
        expect(subjectsFor[role]).toContain(subjectOf(stored))
      }
    }
  })
})

test('every subject that a role can choose belongs to a kind, and vice versa', () => {
  const used = new Set(Object.values(kinds).map(({ subject }) => subject))
  expect(new Set(Object.values(subjectsFor).flat())).toEqual(used)
})
