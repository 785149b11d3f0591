import type { RetainedPart, Section } from '@lekta/shared/contract/privacy'
import type { RecipientName } from '@lekta/shared/contract/recipients'
import type { Block, LegalText } from '../legal-text'
import { periodsIn } from './periods'

const period = periodsIn('id')

/** What an export of a person's data contains. */
export const exported: Record<Section, string> = {
  account: 'akun dengan nama, nama pengguna, alamat, pengaturan, dan gambarnya',
  family: 'orang tua, anak, dan permintaan untuk menghubungkan mereka',
  classrooms: 'kelas, dahulu dan sekarang',
  tests: 'setiap tes dengan semua jawaban, waktu, ukuran, dan keraguan atasnya',
  seats: 'kursi dan voucher',
  money: 'pembelian, tagihan, dan pembayaran',
  notifications: 'notifikasi dan perangkat yang menerimanya',
  logins: 'login dan perangkat',
  consents: 'persetujuan',
  imports: 'baris lembar data yang diimpor',
  activity: 'siapa yang melihat atau mengubah data, dan apa yang dilakukan orang itu sendiri',
  messages: 'pesan kepada kami',
  requests: 'permintaan ekspor dan penghapusan',
}

/** Who gets data so that they can do something for us, and which. */
export const recipientTexts: Record<RecipientName, readonly [name: string, meaning: string]> = {
  hosting: ['Perusahaan yang menjalankan server kami', 'Menyimpan semuanya, dan tidak melakukan apa pun selain itu.'],
  mail: ['Penyedia pengiriman email', 'Menerima alamat dan isi setiap email.'],
  midtrans: [
    'Midtrans, untuk pembayaran daring',
    'Menerima nomor pesanan, jumlahnya, dan paketnya. Data pembayaran dimintanya sendiri dari Anda, dan kami tidak pernah melihatnya. Tidak ada apa pun tentang anak yang diterimanya.',
  ],
  firebase: [
    'Firebase Cloud Messaging dari Google, untuk notifikasi',
    'Hanya bila Anda mengizinkan notifikasi di peramban. Menerima token acak peramban, perihal notifikasi, misalnya tes, dan alamat halamannya. Nama dan hasil tidak diterimanya.',
  ],
}

/** What a deletion leaves, and why. */
export const retained: Record<RetainedPart, string> = {
  accounting: 'Catatan pembukuan disimpan, karena diwajibkan hukum pajak.',
  records:
    'Catatan tentang orang lain, misalnya daftar kelas atau tes yang diikuti beberapa siswa, disimpan tanpa nama.',
  activity: 'Siapa yang melihat atau mengubah data disimpan tanpa nama, karena itu melindungi orang lain.',
}

const storage: Block = {
  names: [
    ['School-Token', 'Kuki. Menandai bahwa Anda sudah masuk; hilang ketika Anda keluar.'],
    ['role', 'Kuki. Area mana yang dimuat lebih dulu; hilang ketika Anda keluar.'],
    [
      'known-device',
      `Kuki. Menandai bahwa seseorang pernah masuk di peramban ini, supaya kata sandi salah yang diketik di tempat lain tidak menghalangi Anda; disimpan ${period.KNOWN_DEVICE_RETENTION}.`,
    ],
    ['written-until', 'Kuki. Angka yang membuat perubahan Anda langsung terlihat; disimpan satu menit.'],
    ['language', `Kuki. Bahasa pilihan Anda; disimpan ${period.CHOICE_COOKIE_RETENTION}.`],
    [
      'sidebarStatus, size, tabs, colours',
      `Kuki. Apakah menu dilipat, seberapa besar tampilan, apakah halaman yang dikunjungi tampil sebagai tab, dan terang atau gelap; disimpan ${period.CHOICE_COOKIE_RETENTION}.`,
    ],
    [
      'token, token_child, user, user_child, children',
      'Penyimpanan lokal. Login Anda, nama Anda, dan untuk orang tua nama anak-anaknya, supaya Anda tidak keluar ketika halaman dimuat ulang; hilang ketika Anda keluar.',
    ],
    ['fcmToken', 'Penyimpanan lokal. Ke mana notifikasi dikirim, bila Anda mengizinkannya; hilang ketika Anda keluar.'],
    [
      'notificationsAsked, notificationsMuted, pushOwner',
      'Penyimpanan lokal. Bahwa kami pernah menanyakan notifikasi kepada Anda, bahwa Anda mematikannya di sini, dan nomor akun yang dikirimi; sampai Anda membersihkan peramban.',
    ],
    [
      'single-keys',
      'Penyimpanan lokal. Bahwa Anda mematikan pintasan papan ketik satu tombol; sampai Anda membersihkan peramban.',
    ],
    ['columns-…', 'Penyimpanan lokal. Kolom daftar yang Anda sembunyikan; sampai Anda membersihkan peramban.'],
    [
      'sorting-…, list-density',
      'Penyimpanan lokal. Urutan daftar yang Anda pilih dan tinggi barisnya; sampai Anda membersihkan peramban.',
    ],
    [
      'recent-…',
      'Penyimpanan lokal. Nomor, tanpa nama, dari siswa, kelas, dan data lain yang terakhir dibuka sebuah akun, supaya pencarian menampilkannya lebih dulu; sampai Anda membersihkan peramban.',
    ],
    [
      'lekta-reading-ways:…, lekta-test-time',
      'Penyimpanan lokal. Tampilan teks yang disukai anak, sampai diterima server, dan berapa lama soal yang sedang dikerjakan sudah terbuka.',
    ],
    [
      'wanted, remote:…, runningReleases, brokenReleases',
      'Penyimpanan sesi. Halaman yang dibuka setelah masuk, dan versi program kami yang berjalan atau gagal di tab ini; hilang ketika tab ditutup.',
    ],
    [
      'lekta-test, lekta-test-answers:…',
      'Basis data peramban atau penyimpanan sesi. Jawaban tes yang sedang berjalan, sampai diterima server, supaya tidak ada yang hilang ketika jaringan terputus.',
    ],
  ],
}

const stored: Block = {
  names: [
    [
      'Akun orang dewasa',
      'Nama, nama pengguna, alamat email, bahasa, sekolah, dan kata sandi yang kami sendiri pun tidak dapat membacanya. Gambar, bila Anda menambahkannya.',
    ],
    [
      'Anak',
      'Nama, nama pengguna, kelas, dan jenjang. Nama panggilan, tanggal lahir, NISN, dan alamat email hanya bila diisi oleh sekolah atau orang tua. Gambar hanya bila keluarga menambahkannya.',
    ],
    [
      'Tes',
      'Teks mana yang diberikan kepada anak, apa jawabannya dan setelah berapa detik, ukurannya, dan seberapa pasti ukuran itu. Juga alat bantu baca yang dipilih, misalnya huruf yang lebih besar.',
    ],
    [
      'Keluarga',
      'Siapa orang tua atau wali dari anak yang mana, dan permintaan untuk menghubungkan orang tua dengan anak di sekolah.',
    ],
    [
      'Persetujuan',
      'Siapa menyetujui apa, sebagai orang tua atau wali siapa, kapan, untuk rumusan yang mana dan dalam bahasa apa, apakah sekolah sudah mengonfirmasinya, dan apakah persetujuan itu ditarik.',
    ],
    [
      'Pembelian',
      'Paket, kursi, tagihan, dan pembayaran. Nomor kartu dan rekening tetap pada penyedia pembayaran; kami tidak pernah melihatnya.',
    ],
    ['Pesan', 'Apa yang Anda tulis kepada kami lewat halaman kontak, dan notifikasi yang kami kirim kepada Anda.'],
    [
      'Login',
      'Kapan sebuah sesi dimulai dan terakhir dipakai, serta nama peramban yang dipakai, supaya Anda dapat melihat dan mengakhiri sesi Anda. Perangkat mana yang pernah Anda pakai untuk masuk, masing-masing sebagai angka acak. Percobaan masuk yang gagal, dihitung per akun dan alamat jaringan.',
    ],
    [
      'Catatan akses',
      'Siapa yang melihat, mengubah, mengekspor, atau menghapus data anak atau orang dewasa, data apa, dan kapan. Catatan ini melindungi orang yang bersangkutan.',
    ],
    [
      'Catatan teknis dan statistik server',
      'Waktu, jenis, dan lamanya permintaan, dan apakah permintaan itu berhasil. Nama, alamat jaringan, jawaban, dan hasil tidak pernah masuk ke dalamnya.',
    ],
  ],
}

const periods: Block = {
  names: [
    [
      'Siswa sekolah',
      `Sampai sekolah menghapusnya. Setelah siswa keluar, sekolah menyimpan datanya selama yang dipilihnya, antara ${period.SCHOOL_RETENTION_SHORTEST} dan ${period.SCHOOL_RETENTION_LONGEST}; bila tidak memilih, ${period.SCHOOL_RETENTION}. Sekolah dan orang tua diberi tahu ${period.RETENTION_NOTICE} sebelum data dihapus. Sekolah dapat menyimpannya setiap kali ${period.RETENTION_EXTENSION} lebih lama.`,
    ],
    [
      'Orang dewasa, dan anak di rumah',
      'Sampai dihapus dengan tombol yang tersedia. Tidak ada yang dihapus hanya karena tidak dipakai.',
    ],
    ['Sesi', `Dihapus ${period.SESSION_RETENTION} setelah berakhir.`],
    [
      'Perangkat yang pernah Anda pakai untuk masuk',
      `Dihapus ${period.KNOWN_DEVICE_RETENTION} setelah Anda terakhir masuk di sana.`,
    ],
    ['Hitungan percobaan masuk yang gagal', `Dihapus setelah ${period.FAILED_LOGIN_RETENTION}.`],
    [
      'Tautan lewat email',
      `Dihapus ${period.EXPIRED_LINK_RETENTION} setelah kedaluwarsa. Tautan ke laporan berlaku ${period.REPORT_LINK_RETENTION}.`,
    ],
    ['Notifikasi', `Dihapus setelah ${period.NOTIFICATION_RETENTION}.`],
    [
      'Peramban yang menerima notifikasi',
      `Dihapus ketika Anda keluar, dan paling lambat ${period.PUSH_DEVICE_RETENTION} setelah peramban terakhir membuka portal.`,
    ],
    ['Pesan kepada kami', `Dihapus setelah ${period.CONTACT_MESSAGE_RETENTION}.`],
    [
      'Lembar data yang diimpor',
      `Lembar yang tidak jadi diimpor dihapus setelah ${period.IMPORT_FILE_RETENTION}; baris yang diimpor setelah ${period.IMPORT_UNDO_RETENTION}, sampai saat itu impor dapat dibatalkan. Catatan bahwa ada impor disimpan ${period.IMPORT_RECORD_RETENTION}.`,
    ],
    ['Permintaan menghubungkan anak', `Dihapus ${period.LINK_REQUEST_RETENTION} setelah tidak membuahkan hasil.`],
    ['Berkas laporan atau surat banyak siswa', `Dihapus ${period.PRINT_RETENTION} setelah dibuat.`],
    [
      'Kelas dan tingkat sebelum tahun ajaran baru',
      `Dihapus ${period.ROLLOVER_UNDO_RETENTION} setelah tahun ajaran dimulai; sampai saat itu masih bisa dibatalkan.`,
    ],
    [
      'Ekspor',
      `Berkas dihapus setelah ${period.EXPORT_RETENTION}, catatan permintaannya setelah ${period.EXPORT_RECORD_RETENTION}.`,
    ],
    [
      'Tugas server yang gagal, misalnya email yang tidak dapat dikirim',
      `Dihapus setelah ${period.FAILED_JOB_RETENTION}.`,
    ],
    ['Catatan akses', `Dihapus setelah ${period.AUDIT_RETENTION}.`],
    [
      'Tagihan dan pembayaran',
      `Hukum pajak mewajibkan kami menyimpannya selama ${period.INVOICE_RETENTION}. Setelah itu nama pembeli dan rincian pembayarannya dihapus.`,
    ],
  ],
}

export const text: LegalText = {
  intro:
    'Lekta mengukur kemampuan membaca anak. Untuk itu Lekta perlu tahu sedikit tentang mereka. Halaman ini menjelaskan apa yang kami simpan, untuk apa, berapa lama, siapa yang melihatnya, dan bagaimana Anda dapat melihat, memperbaiki, membawa, dan menghapusnya. Halaman ini ditulis agar mudah dipahami.',
  changes: [
    'Anda dapat mengunduh semua yang tersimpan tentang Anda atau anak Anda, dan menghapusnya, dengan tombol di portal. Sebelumnya Anda harus menulis kepada kami.',
    'Setiap sekolah memilih berapa lama data siswa yang sudah keluar disimpan. Setelah itu data dihapus. Sebelumnya data disimpan sampai ada yang meminta.',
    'Notifikasi, catatan impor, catatan akses, dan nama pada tagihan lama kini dihapus setelah jangka waktu tertentu.',
    'Persetujuan dicatat beserta hubungan Anda dengan anak, rumusan, dan bahasanya. Persetujuan Anda terlihat di pengaturan.',
    'Sekolah dapat melihat siapa yang melihat atau mengubah data seorang anak.',
  ],
  sections: [
    {
      title: 'Siapa yang bertanggung jawab',
      blocks: [
        'Bila sebuah sekolah memakai Lekta, sekolah itulah yang menentukan anak mana yang dites dan untuk apa. Sekolah bertanggung jawab atas data mereka, dan kami bekerja atas nama serta sesuai petunjuk sekolah.',
        'Bila orang tua mendaftar di rumah, kami yang bertanggung jawab. Hubungi kami lewat halaman kontak, topik “Privasi dan data”.',
      ],
    },
    {
      title: 'Apa yang kami simpan',
      blocks: [
        stored,
        'Kami tidak meminta alamat rumah, nomor identitas, agama, kesehatan, atau apa pun tentang penghasilan keluarga. Mohon jangan mengirimkannya kepada kami.',
      ],
    },
    {
      title: 'Untuk apa data dipakai',
      blocks: [
        {
          list: [
            'Untuk memberikan tes, mengukur, dan menampilkan hasil kepada yang berkepentingan.',
            'Untuk memilih soal berikutnya menurut jawaban sejauh itu. Begitulah cara kerja tes adaptif, dan itulah yang diminta sekolah atau orang tua dari kami; untuk hal lain tidak kami pakai.',
            'Untuk memperbaiki pengukuran: seberapa sering sebuah teks dijawab dengan baik dihitung dari semua anak, tanpa nama siapa pun.',
            'Untuk menjual paket, mengirim tagihan, dan menjawab Anda.',
            'Untuk menjaga keamanan layanan: mengenali tebakan kata sandi dan penyalahgunaan.',
          ],
        },
        'Kami tidak memakai data untuk iklan, tidak membuat profil, dan tidak menjual apa pun. Tidak ada keputusan tentang anak yang diambil oleh mesin semata.',
      ],
    },
    {
      title: 'Anak dan persetujuan',
      blocks: [
        'Anak memakai Lekta melalui sekolah atau orang tua. Orang tua atau wali memberi persetujuan ketika menambahkan anak atau meminta sekolah menghubungkannya. Sekolah memastikan siapa orang tua anak sebelum menyetujui hubungan itu. Sekolah juga memastikan bahwa siswanya boleh dites.',
        'Setiap persetujuan kami catat, dan persetujuan Anda terlihat di pengaturan. Bila isi halaman ini atau ketentuan kami berubah secara berarti, kami menunjukkan apa yang berubah dan meminta persetujuan Anda lagi.',
        'Anda dapat menarik persetujuan untuk seorang anak di pengaturan. Akun anak itu langsung ditutup, dan datanya dihapus seperti dijelaskan di bawah. Bila anak itu siswa sebuah sekolah, akses Anda berakhir, dan sekolah memutuskan tentang catatannya sendiri.',
        'Di sini anak tidak dapat saling berkirim pesan, tidak melihat iklan, dan tidak pernah melihat kemampuan baca anak lain.',
      ],
    },
    {
      title: 'Siapa melihat apa',
      blocks: [
        {
          list: [
            'Anak melihat hasilnya sendiri, yang disampaikan dengan cara yang menyemangati.',
            'Orang tua melihat anaknya sendiri.',
            'Guru melihat anak-anak di kelasnya sendiri; sekolah melihat siswa dan gurunya.',
            'Tidak seorang pun melihat sekolah lain atau keluarga lain.',
            'Hanya sedikit dari kami yang dapat menjangkau basis data, dan hanya agar layanan tetap berjalan atau karena Anda memintanya. Admin portal melihat akun, tetapi untuk mengekspornya mereka harus menyebutkan alasan, dan itu dicatat.',
          ],
        },
      ],
    },
    {
      title: 'Siapa yang membantu kami',
      blocks: [
        'Perusahaan berikut mengolah data atas nama kami. Masing-masing hanya menerima yang diperlukan. Sekolah kami beri tahu sebelum kami menambah atau mengganti salah satunya.',
        { names: Object.values(recipientTexts) },
      ],
    },
    {
      title: 'Berapa lama',
      blocks: [
        periods,
        'Salinan cadangan memuat data sampai ditimpa oleh yang lebih baru. Bila cadangan dipulihkan, orang yang dihapus setelah cadangan itu dibuat dihapus lagi sebelum portal dibuka.',
      ],
    },
    {
      title: 'Hak Anda',
      blocks: [
        'Anda berhak melihat data Anda dan anak Anda, memperbaikinya, membawanya, meminta penghapusan atau pembatasannya, menolak suatu penggunaan, dan menarik kembali persetujuan. Demikian diatur Undang-Undang Pelindungan Data Pribadi (UU No. 27 Tahun 2022), dan kami menerapkannya bagi semua orang.',
        `Sebagian besar dapat Anda lakukan sendiri, saat itu juga, di portal. Untuk hal lain, tulislah kepada kami lewat halaman kontak, topik “Privasi dan data”, dengan nama pengguna akun dan dari alamat emailnya. Mohon jangan menuliskan nama lain atau hasil. Kami menjawab dalam ${period.ANSWER_DEADLINE}, sebagaimana diwajibkan hukum Indonesia; di mana hukum Uni Eropa berlaku, batasnya ${period.GDPR_ANSWER_DEADLINE}.`,
        'Untuk anak yang dites di sekolah, sekolah yang memutuskan. Orang tua dapat memintanya dengan tombol di portal. Bila Anda tidak puas, Anda dapat mengadu kepada lembaga pelindungan data.',
      ],
    },
    {
      title: 'Salinan data Anda',
      blocks: [
        'Orang dewasa dapat meminta salinan semua yang tersimpan tentang dirinya; orang tua, tentang anaknya di rumah; sekolah, tentang siswa dan gurunya. Bentuknya satu berkas ZIP berisi ringkasan untuk dibaca, tabel, dan berkas yang dapat dibaca mesin. Isinya:',
        { list: Object.values(exported) },
        `Salinan itu dapat diunduh selama ${period.EXPORT_RETENTION} oleh yang memintanya, dan tidak oleh orang lain.`,
      ],
    },
    {
      title: 'Menghapus data',
      blocks: [
        'Orang dewasa dapat menghapus akunnya sendiri; orang tua, anaknya di rumah; sekolah, siswa dan gurunya. Sebelum itu portal menunjukkan apa yang akan dihapus, apa yang harus disimpan, dan kapan.',
        `Akun langsung ditutup. Data dihapus setelah masa tunggu, dan selama itu penghapusan dapat dibatalkan: ${period.ERASURE_WAIT} bila Anda atau orang tua yang memintanya, ${period.STAFF_ERASURE_WAIT} bila sekolah atau admin kami. Setelah itu data tidak dapat dikembalikan.`,
        {
          list: [
            ...Object.values(retained),
            'Tingkat kesulitan sebuah soal dipelajari dari semua jawaban bersama-sama, dan tetap seperti itu. Tidak seorang pun dapat dikenali darinya.',
          ],
        },
        'Yang tersisa dari penghapusan adalah sebuah angka yang tampak acak, yang mengenali orang yang sama dalam cadangan yang dipulihkan, dan berapa banyak yang dihapus.',
      ],
    },
    {
      title: 'Kuki dan penyimpanan peramban',
      blocks: [
        'Kami tidak memasang kuki pihak lain dan tidak memakai pelacak. Apa yang disimpan di peramban Anda diperlukan untuk hal yang Anda lakukan di sini; karena itu tidak ada spanduk yang perlu ditutup.',
        storage,
      ],
    },
    {
      title: 'Bagaimana data dilindungi',
      blocks: [
        'Jika alamat halaman ini diawali https, sambungan Anda dienkripsi. Kata sandi disimpan sebagai hash argon2id, token login hanya sebagai hash. Upaya menebak diperlambat dan dihentikan. Halaman tidak boleh memuat apa pun dari pihak asing. Setiap permintaan ke basis data menyebutkan atas nama sekolah, orang tua, atau anak mana permintaan itu dijalankan.',
        `Bila data tetap saja hilang atau dicuri, kami memberi tahu yang bersangkutan dan pihak berwenang dalam ${period.BREACH_DEADLINE}.`,
      ],
    },
    {
      title: 'Perubahan',
      blocks: [
        'Bila isi halaman ini berubah secara berarti, kami memuat rumusan baru di sini beserta hari mulai berlakunya, dan meminta persetujuan Anda lagi ketika Anda masuk berikutnya. Tanggal di atas menunjukkan sejak kapan rumusan ini berlaku. Rumusan sebelumnya tetap dapat dibaca lewat tautan di bawah.',
      ],
    },
  ],
}
