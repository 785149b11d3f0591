/** Indonesian texts of what a school finds with the search. */
export const words = {
  'help, words, meaning, explanation, what is, measure, Lexile, percentile, growth, reliable, seat, voucher, test window':
    'bantuan, istilah, arti, penjelasan, apa itu, ukuran, Lexile, persentil, pertumbuhan, dapat dipercaya, kursi, voucher, jendela tes',
  'Add a student': 'Tambah siswa',
  'new student, pupil, child': 'siswa baru, murid, anak',
  'Add a teacher': 'Tambah guru',
  'new teacher, colleague': 'guru baru, rekan',
  'upload, spreadsheet, Excel, CSV, many students': 'unggah, lembar kerja, Excel, CSV, banyak siswa',
  'Order seats': 'Pesan kursi',
  'buy, purchase, price, subscription, licence, license, renew': 'beli, harga, langganan, lisensi, perpanjang',
  'Report of {{name}}': 'Laporan {{name}}',
  'results, measures, growth': 'hasil, ukuran, pertumbuhan',
  'Seats of {{name}}': 'Kursi {{name}}',
  'subscription, licence, license': 'langganan, lisensi',
  'pupils, children, measures, move': 'murid, anak, ukuran, pindah',
  'colleagues, staff': 'rekan, staf',
  'bills, payments, subscriptions, vouchers': 'faktur, pembayaran, langganan, voucer',
  'results, growth, class report': 'hasil, pertumbuhan, laporan kelas',
  'history, audit, log': 'riwayat, audit, log',
  'leavers, deleted students, graduates': 'keluar, siswa dihapus, lulusan',
  'mothers, fathers, guardians, families': 'ibu, ayah, wali, keluarga',
  'password, e-mail, language, photo, profile': 'kata sandi, email, bahasa, foto, profil',
} as const
