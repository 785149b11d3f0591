/** Indonesian texts of the lists of students and of the class report. */
export const words = {
  Name: 'Nama',
  Student: 'Siswa',
  Students: 'Siswa',
  Classroom: 'Kelas',
  Report: 'Laporan',
  Grade: 'Tingkat',
  Teachers: 'Guru',
  Measured: 'Sudah terukur',
  Percentile: 'Persentil',
  Growth: 'Pertumbuhan',
  'Last test': 'Tes terakhir',
  Reliable: 'Dapat dipercaya',
  Test: 'Tes',
  Finished: 'Selesai',
  Attempt: 'Percobaan ke',
  'finished-tests': 'tes-selesai',
  'not reliable': 'belum dapat dipercaya',
  'no test yet': 'belum ada tes',
  'about {{percentile}}': 'sekitar {{percentile}}',
  'attempt {{tries}}': 'percobaan ke-{{tries}}',
  'All classrooms': 'Semua kelas',
  'Name, username or e-mail': 'Nama, nama pengguna, atau email',
  'Classroom name': 'Nama kelas',
  'Every student’s latest measure. Select a name to open the report.':
    'Semua siswa dengan ukuran terakhirnya. Pilih satu untuk membuka laporan terakhir.',
  'Every student’s latest measure. Select a name to open the student’s page.':
    'Semua siswa dengan ukuran terakhirnya. Pilih nama untuk membuka halaman siswa.',
  'No students yet': 'Belum ada siswa',
  'Choose a classroom to see its students.': 'Pilih kelas untuk melihat siswanya.',
  'No classrooms yet': 'Belum ada kelas',
  'Classrooms appear here once your school assigns you one.':
    'Begitu sekolah memberi Anda kelas, kelas itu tampil di sini.',
  'Students in this classroom': 'Siswa di kelas ini',
  'No students in this classroom yet': 'Belum ada siswa di kelas ini',
  'How your students read, and who needs attention.': 'Bagaimana siswa Anda membaca, dan siapa yang perlu perhatian.',
  Parents: 'Orang tua',
  'Finished tests': 'Tes yang selesai',
  'No finished tests yet': 'Belum ada tes yang selesai',
  'Reports appear here as soon as students finish a test.':
    'Begitu seorang siswa menyelesaikan tes, laporannya tampil di sini.',
  'Student measures': 'Ukuran para siswa',
  'Measures appear here once students have been tested.': 'Ukuran tampil di sini begitu ada siswa yang sudah dites.',
  'Needs attention': 'Perlu perhatian',
  'All clear: every student has a recent, reliable measure, and no one is far below grade level or in clear decline.':
    'Semua baik: setiap siswa punya ukuran terbaru yang dapat dipercaya, dan tidak ada yang jauh di bawah tingkatnya atau menurun jelas.',
  '{{count}} in clear decline': '{{count}} menurun jelas',
  'Talk with the student, and test again before drawing conclusions.':
    'Ajak siswa berbicara, lalu tes lagi sebelum menarik kesimpulan.',
  '{{count}} far below grade level': '{{count}} jauh di bawah tingkatnya',
  'Give them easier texts for now, read with them often, and test again in a few months.':
    'Untuk sementara beri bacaan yang lebih mudah, sering-seringlah membaca bersama, lalu tes lagi beberapa bulan kemudian.',
  '{{count}} without a reliable result': '{{count}} tanpa hasil yang dapat dipercaya',
  'Answers were too fast, too few or no better than guessing. Repeat the test on a quiet day.':
    'Jawaban terlalu cepat, terlalu sedikit, atau tidak lebih baik daripada tebakan. Ulangi tes pada hari yang tenang.',
  '{{count}} not measured yet': '{{count}} belum diukur',
  'No finished test. Check whether they can still take it.':
    'Belum ada tes yang selesai. Cari tahu apakah mereka masih bisa mengikutinya.',
  'Show all {{count}}': 'Tampilkan semua ({{count}})',
  'Show {{shown}} of {{count}}': 'Tampilkan {{shown}} dari {{count}}',
  'Show fewer': 'Tampilkan lebih sedikit',
  'Growth appears after the second test.': 'Pertumbuhan terlihat mulai tes kedua.',
  'No clear growth yet among {{count}} students with two or more tests.':
    'Belum ada yang bertumbuh jelas di antara {{count}} siswa dengan dua tes atau lebih.',
  '{{grown}} of {{count}} students with two or more tests': '{{grown}} dari {{count}} siswa dengan dua tes atau lebih',
  'Their growth is at least 90% likely to be real.': 'Pertumbuhan mereka setidaknya 90% kemungkinan nyata.',
  'Distribution of {{group}}': 'Sebaran {{group}}',
  '{{below}} below, {{within}} in, {{above}} above the typical range':
    '{{below}} di bawah, {{within}} di dalam, {{above}} di atas rentang lazim',
  'Distribution by grade': 'Sebaran per tingkat',
  'Their level may have changed since. Give them another test.':
    'Kemampuan membacanya mungkin sudah berubah. Berikan tes berikutnya.',
  'Give a test': 'Beri tes',
  'Allow a retake': 'Izinkan mengulang',
  'last tested {{day}}': 'terakhir {{day}}',
  'Reading groups': 'Kelompok membaca',
  'No growth to show since {{since}} yet. A student needs one test before that day and one after it.':
    'Belum ada pertumbuhan untuk ditampilkan sejak {{since}}. Siswa perlu satu tes sebelum hari itu dan satu tes sesudahnya.',
  'Median growth since {{since}}:': 'Median pertumbuhan sejak {{since}}:',
  '{{compared}} of {{students}} students compared: {{grown}} with clear growth, {{fallen}} with clear decline.':
    '{{compared}} dari {{students}} siswa dibandingkan: {{grown}} bertumbuh jelas, {{fallen}} menurun jelas.',
  'Growth since': 'Pertumbuhan sejak',
  'Student growth': 'Pertumbuhan para siswa',
  '“At start” is the test closest to the chosen day, “Latest” the most recent one. Results that are not reliable are left out. The percentage is the probability that the growth is real.':
    '“Awal” adalah tes yang paling dekat dengan hari yang dipilih, “Terbaru” adalah tes terakhir. Hasil yang belum dapat dipercaya tidak dihitung. Persentase adalah peluang bahwa pertumbuhan itu nyata.',
  '“Expected” is what the middle reader of the grade gained in the same time. “Less” and “more” are at least 75% likely.':
    '“Harapan” adalah kenaikan pembaca tengah di tingkat itu dalam waktu yang sama. “Kurang” dan “lebih” setidaknya 75% pasti.',
  '(expected for the grade: {{gain}})': '(harapan untuk tingkatnya: {{gain}})',
  'expected {{gain}}': 'harapan {{gain}}',
  'Students shown': 'Siswa yang ditampilkan',
  All: 'Semua',
  Declined: 'Menurun',
  'No clear change': 'Tidak berubah jelas',
  'Less than expected': 'Kurang dari harapan',
  'As expected': 'Sesuai harapan',
  'More than expected': 'Lebih dari harapan',
  Outcome: 'Hasil',
  'Expected growth (L)': 'Pertumbuhan yang diharapkan (L)',
  'Growth of each student': 'Pertumbuhan setiap siswa',
  '{{tested}} of {{students}} tested': '{{tested}} dari {{students}} dites',
  'Reading measure in L': 'Ukuran membaca dalam L',
  'Nothing to compare yet': 'Belum ada pembanding',
  'At start': 'Awal',
  Latest: 'Terbaru',
  'Start date': 'Tanggal awal',
  'Start measure (L)': 'Ukuran awal (L)',
  'Latest date': 'Tanggal terbaru',
  'Latest measure (L)': 'Ukuran terbaru (L)',
  growth: 'pertumbuhan',
  'Group {{number}}: texts around {{text}}': 'Kelompok {{number}}: bacaan sekitar {{text}}',
  'They understand about {{share}} of a text at this level.':
    'Mereka memahami kira-kira {{share}} isi bacaan di tingkat ini.',
  'They understand about {{lowest}} to {{highest}} of a text at this level.':
    'Mereka memahami kira-kira {{lowest}} sampai {{highest}} isi bacaan di tingkat ini.',
  'Not grouped (no reliable measure): {{names}}.':
    'Tidak masuk kelompok, karena belum ada tes yang dapat dipercaya: {{names}}.',
  'reading-groups': 'kelompok-membaca',
  Group: 'Kelompok',
  'No groups yet': 'Belum ada kelompok',
  'Groups appear here once students in this classroom have a reliable measure.':
    'Kelompok tampil di sini begitu siswa di kelas ini punya ukuran yang dapat dipercaya.',
  'Students in a group can share the same text: it is in everyone’s reading range.':
    'Siswa dalam satu kelompok dapat membaca bacaan yang sama: bacaan itu cocok bagi setiap anak di dalamnya.',
  'Choose a classroom': 'Pilih kelas',
  'Reading groups appear here once there is a classroom with students.':
    'Kelompok membaca tampil di sini begitu ada kelas yang berisi siswa.',
  'Choose a classroom at the top of this page to see its reading groups.':
    'Pilih kelas di bagian atas halaman ini untuk melihat kelompok membacanya.',
  'reading-measures': 'ukuran-membaca',
  'Approximate percentile': 'Persentil, sekitar',
  'Growth (L)': 'Pertumbuhan (L)',
  'Probability that the growth is real (%)': 'Peluang pertumbuhan itu nyata (%)',
} as const
