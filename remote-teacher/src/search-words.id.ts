/** Indonesian texts of what a teacher finds with the search. */
export const words = {
  'help, words, meaning, explanation, what is, measure, Lexile, percentile, growth, reliable, seat, voucher, test window':
    'bantuan, istilah, arti, penjelasan, apa itu, ukuran, Lexile, persentil, pertumbuhan, dapat dipercaya, kursi, voucher, jendela tes',
  'Give a test': 'Beri tes',
  'assign a test, schedule a test, new test, exam': 'bagikan tes, jadwalkan tes, tes baru, ujian',
  'Add a student': 'Tambah siswa',
  'new student, pupil, child': 'siswa baru, murid, anak',
  'upload, spreadsheet, Excel, CSV, many students': 'unggah, lembar kerja, Excel, CSV, banyak siswa',
  'Give a test to {{name}}': 'Beri tes kepada {{name}}',
  'assign, schedule, exam': 'bagikan, jadwalkan, ujian',
  'Report of {{name}}': 'Laporan {{name}}',
  'results, measures, growth': 'hasil, ukuran, pertumbuhan',
  'Seats of {{name}}': 'Kursi {{name}}',
  'subscription, licence, license': 'langganan, lisensi',
  'my classes, class list': 'kelas saya, daftar kelas',
  'pupils, children, measures, move': 'murid, anak, ukuran, pindah',
  'calendar, planned tests': 'kalender, tes yang direncanakan',
  'allow, retake, start early, exam code': 'izinkan, ulangi, mulai lebih awal, kode ujian',
  'results, growth, class report': 'hasil, pertumbuhan, laporan kelas',
  'readability, passage, difficulty': 'keterbacaan, bacaan, tingkat kesulitan',
  'password, e-mail, language, photo, profile': 'kata sandi, email, bahasa, foto, profil',
} as const
