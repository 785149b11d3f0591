/** Indonesian for the pages that take sheets. */
export const importScreenWords = {
  'Print login cards': 'Cetak kartu masuk',
  'Everybody whom this sheet made gets a new password on a card, except who has logged in already.':
    'Semua yang dibuat oleh lembar ini mendapat kata sandi baru di kartu, kecuali yang sudah pernah masuk.',
  'Import students': 'Impor siswa',
  'One sheet with all students, their classrooms in a column. Nothing is made before you have seen the check.':
    'Satu lembar berisi semua siswa, dengan kelasnya di satu kolom. Tidak ada yang dibuat sebelum Anda melihat hasil pemeriksaan.',
  'Import class lists': 'Impor daftar kelas',
  'One file with a tab for each classroom, called as the classroom is.':
    'Satu berkas dengan satu tab untuk setiap kelas, dinamai seperti kelasnya.',
  'Class lists': 'Daftar kelas',
  'Import teachers': 'Impor guru',
  'One sheet with all teachers and the classrooms they teach.':
    'Satu lembar berisi semua guru dan kelas yang diajarnya.',
  'Redeem by sheet': 'Tukar lewat lembar kerja',
  'Voucher codes, or free seats of the school’s subscriptions, for students who stand in a sheet.':
    'Kode voucher, atau kursi kosong dari langganan sekolah, untuk siswa yang ada dalam lembar kerja.',
  'Seats for students': 'Kursi untuk siswa',
  'Seats for classrooms': 'Kursi untuk kelas',
  'A sheet of classrooms: each of their students gets a free seat.':
    'Lembar berisi kelas: setiap siswanya mendapat kursi kosong.',
  'Seats by teacher': 'Kursi per guru',
  'A sheet of teachers: each of their students gets a free seat.':
    'Lembar berisi guru: setiap siswanya mendapat kursi kosong.',
  'Voucher codes': 'Kode voucher',
  'Free seats of the school': 'Kursi kosong sekolah',
  'What to bring by sheet': 'Yang dibawa lewat lembar kerja',
  'Steps of an import': 'Langkah impor',
  Choose: 'Pilih',
  Check: 'Periksa',
  Look: 'Lihat',
  Import: 'Impor',
  'Let go to check this sheet': 'Lepaskan untuk memeriksa lembar ini',
  'Drop a sheet here': 'Letakkan lembar kerja di sini',
  'Choose a file': 'Pilih berkas',
  Sheet: 'Lembar kerja',
  'Excel (.xlsx), CSV, a Dapodik sheet or a OneRoster package, up to {{most}} MB':
    'Excel (.xlsx), CSV, lembar Dapodik, atau paket OneRoster, hingga {{most}} MB',
  needed: 'wajib',
  'Download the template': 'Unduh templat',
  'What the sheet may say': 'Isi lembar kerja',
  'The order does not matter, headings are understood in English and Indonesian, and other columns are not read.':
    'Urutannya bebas, judul kolom dipahami dalam bahasa Inggris dan Indonesia, dan kolom lain tidak dibaca.',
  'This file is too large. The limit is {{most}} MB.': 'Berkas ini terlalu besar: paling banyak {{most}} MB.',
  Line: 'Baris',
  Row: 'Isi',
  'What we found': 'Yang kami temukan',
  'With faults': 'Bermasalah',
  New: 'Baru',
  Changed: 'Berubah',
  'Known already': 'Sudah ada',
  'Rows of the sheet': 'Baris lembar kerja',
  'Download the rows with faults': 'Unduh baris yang bermasalah',
  'Choose the corrected sheet': 'Pilih lembar yang sudah diperbaiki',
  'Choose another sheet': 'Pilih lembar lain',
  'Import the {{wanted}} sound rows only': 'Impor {{wanted}} baris yang benar saja',
  'Import {{wanted}} rows': 'Impor {{wanted}} baris',
  'The import is undone.': 'Impor dibatalkan.',
  Undo: 'Batalkan',
  'Possible until {{until}}': 'Bisa sampai {{until}}',
  'The sheet is being checked': 'Lembar kerja sedang diperiksa',
  'The rows are being imported': 'Baris sedang diimpor',
  'Reading…': 'Membaca…',
  '{{done}} of {{rows}} rows': '{{done}} dari {{rows}} baris',
  'You can leave this page; it goes on by itself, and you find it again below.':
    'Anda boleh meninggalkan halaman ini; prosesnya berjalan sendiri dan dapat Anda temukan lagi di bawah.',
  'This sheet could not be imported': 'Lembar kerja ini tidak dapat diimpor',
  'Some rows have faults. Correct them in your sheet and choose it again, or import the sound rows only.':
    'Beberapa baris bermasalah. Perbaiki di lembar Anda lalu pilih lagi, atau impor baris yang benar saja.',
  'Everything in this sheet is known already; there is nothing to import.':
    'Semua isi lembar ini sudah ada; tidak ada yang perlu diimpor.',
  'No faults. Nothing has been made yet: look at it and import.':
    'Tidak ada masalah. Belum ada yang dibuat: lihat dulu, lalu impor.',
  Imported: 'Sudah diimpor',
  'To the students': 'Ke daftar siswa',
  'This import has been undone': 'Impor ini telah dibatalkan',
  'Rows that stayed, because they have been used since: {{kept}}':
    'Baris yang tetap ada karena sudah dipakai: {{kept}}',
  'Everything is as it was before.': 'Semuanya kembali seperti semula.',
  'Being checked': 'Sedang diperiksa',
  'Not imported yet': 'Belum diimpor',
  'Being imported': 'Sedang diimpor',
  'Not imported': 'Tidak diimpor',
  Undone: 'Dibatalkan',
  'New: {{created}} · Changed: {{changed}} · With faults: {{rejected}}':
    'Baru: {{created}} · Berubah: {{changed}} · Bermasalah: {{rejected}}',
  'Earlier imports': 'Impor sebelumnya',
  'Show more': 'Tampilkan lebih banyak',
} as const
