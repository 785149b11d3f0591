/** Indonesian texts of deleting people’s data. */
export const words = {
  '{{count}} tests with their results': '{{count}} tes beserta hasilnya',
  '{{count}} answers': '{{count}} jawaban',
  '{{count}} classroom places': '{{count}} tempat di kelas',
  '{{count}} links between parent and child': '{{count}} hubungan orang tua dan anak',
  '{{count}} notifications': '{{count}} notifikasi',
  '{{count}} logins and devices': '{{count}} riwayat masuk dan perangkat',
  '{{count}} consents': '{{count}} persetujuan',
  'the name on {{count}} seats': 'nama pada {{count}} tempat tes',
  '{{count}} rows of imported files': '{{count}} baris dari berkas yang diimpor',
  '{{count}} messages to us': '{{count}} pesan kepada kami',
  '{{count}} invoices with the name of the buyer, for 10 years, because the law requires it':
    '{{count}} tagihan dengan nama pembeli, selama 10 tahun, karena diwajibkan undang-undang',
  'tests and imports made for others, without the name': 'tes dan impor yang dibuat untuk orang lain, tanpa nama',
  'the record of what was viewed and changed, without the name':
    'catatan tentang apa yang dilihat dan diubah, tanpa nama',
  'what the answers say about our questions; it names nobody':
    'apa yang ditunjukkan jawaban tentang soal kami; tidak menyebut siapa pun',
  'The school and the parents will be notified.': 'Sekolah dan orang tua akan diberi tahu.',
  'The school will be notified.': 'Sekolah akan diberi tahu.',
  '{{count}} parents will be notified.': '{{count}} orang tua akan diberi tahu.',
  'What is deleted': 'Yang dihapus',
  'the account with name, picture and all details': 'akun dengan nama, foto, dan semua rinciannya',
  'What stays': 'Yang tetap ada',
  When: 'Kapan',
  'Closed at once: nobody can log in or see results. Deleted for good on {{day}}; until then it can be undone.':
    'Langsung ditutup: tidak ada yang dapat masuk atau melihat hasilnya. Dihapus selamanya pada {{day}}; sampai saat itu masih dapat dibatalkan.',
  '{{school}} has been notified.': '{{school}} sudah diberi tahu.',
  '{{school}} manages this account, so only the school can delete it. We can tell the school that you want it.':
    '{{school}} mengelola akun ini, jadi hanya sekolah yang dapat menghapusnya. Kami dapat menyampaikan permintaan Anda kepada sekolah.',
  'Ask the school': 'Minta kepada sekolah',
  'Also delete': 'Hapus juga',
  'Children you don’t choose can still log in, but nobody can manage their accounts.':
    'Anak yang tidak Anda pilih tetap dapat masuk, tetapi tidak ada yang mengelola akunnya.',
  'Your account is closed, and will be deleted on {{day}}.': 'Akun Anda sudah ditutup, dan akan dihapus pada {{day}}.',
  'Closed. The data will be deleted on {{day}}.': 'Sudah ditutup. Datanya akan dihapus pada {{day}}.',
  Confirm: 'Pastikan',
  'Delete on {{day}}': 'Hapus pada {{day}}',
  'How and when was this requested?': 'Bagaimana dan kapan ini diminta?',
  'For example “Letter of 3 November, signed by the mother”. It is deleted together with the data.':
    'Misalnya “Surat tanggal 3 November, ditandatangani ibu”. Catatan ini ikut dihapus bersama datanya.',
  'Type “{{text}}” to confirm': 'Ketik “{{text}}” untuk memastikan',
  'You will be logged out. We send you an e-mail with a link, in case you change your mind.':
    'Anda akan dikeluarkan. Kami mengirim email berisi tautan, kalau-kalau Anda berubah pikiran.',
  'You will be logged out. You have no confirmed e-mail address, so please contact us or your school if you change your mind.':
    'Anda akan dikeluarkan. Alamat email Anda belum dikonfirmasi, jadi silakan hubungi kami atau sekolah Anda bila berubah pikiran.',
  'Cancelled. {{name}}’s account works again.': 'Dibatalkan. Akun {{name}} dapat dipakai lagi.',
  'Cancel deletion of {{name}}': 'Batalkan penghapusan {{name}}',
  'Cancel deletion': 'Batalkan penghapusan',
  '{{name}} will be deleted on {{day}}': '{{name}} akan dihapus pada {{day}}',
  'Requested by {{name}}': 'Diminta oleh {{name}}',
  'Waiting to be deleted': 'Menunggu dihapus',
  'Show {{count}} more': 'Tampilkan {{count}} lagi',
  'Type “{{text}}”, the number of people, to confirm': 'Ketik “{{text}}”, jumlah orangnya, untuk memastikan',
} as const
