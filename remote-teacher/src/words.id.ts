/** Indonesian for the titles and menus of this area; its screens are shared and bring their own words. */
export const words = {
  Student: 'Siswa',
  Classroom: 'Kelas',
  'Students of this classroom': 'Siswa di kelas ini',
  Report: 'Laporan',
  'Reading report': 'Laporan membaca',
  Setting: 'Pengaturan',
  'Your account, the way you like it': 'Atur akun sesuai keinginan',
  'Very likely fallen since the test before': 'Sangat mungkin menurun sejak tes sebelumnya',
  'Far below grade, percentile about {{percentile}}': 'Jauh di bawah tingkatnya, persentil sekitar {{percentile}}',
  'Answered too fast to trust; repeat the test': 'Menjawab terlalu cepat untuk dipercaya; ulangi tesnya',
  'Last tested on {{day}}': 'Terakhir dites {{day}}',
  'Never tested; find out whether it can still be done': 'Belum pernah dites; cari tahu apakah masih bisa',
  'Nobody today: all are tested, with enough effort, and none has very likely fallen.':
    'Hari ini tidak ada: semua sudah dites dengan usaha yang cukup, dan tidak ada yang sangat mungkin menurun.',
  'How your classes stand': 'Keadaan kelas Anda',
  'As soon as your school gives you a classroom, your day stands here: tests, children and how they grow.':
    'Begitu sekolah memberi Anda kelas, hari Anda tampil di sini: tes, anak-anak, dan pertumbuhannya.',
  'Add child': 'Tambah anak',
  'Import students': 'Impor siswa',
  'Redeem by sheet': 'Tukar lewat lembar kerja',
} as const
