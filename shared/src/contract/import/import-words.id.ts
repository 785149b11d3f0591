import { personWords } from '../people/person-words.id'

/**
 * Indonesian texts of the columns and messages of imports, for the portal and for spreadsheets written by the server.
 */
export const importWords = {
  ...personWords,
  'This file is not a spreadsheet. Choose an .xlsx or .csv file.':
    'Berkas ini bukan lembar kerja. Silakan pilih berkas .xlsx atau .csv.',
  'This file has a password or comes from an old version of Excel. Save it as .xlsx without a password.':
    'Berkas ini memakai kata sandi atau dibuat dengan Excel lama. Silakan simpan sebagai .xlsx tanpa kata sandi.',
  'This file seems to be incomplete. Save or download it again.':
    'Berkas ini tidak utuh; sepertinya terpotong. Silakan simpan atau unduh ulang.',
  'This file is empty. Fill in the template and choose it again.':
    'Berkas ini kosong. Silakan isi templatnya lalu pilih lagi.',
  'A file can have up to {{rows}} rows. Split this one into several files.':
    'Satu berkas boleh memuat {{rows}} baris; berkas ini memuat lebih. Silakan bagi menjadi beberapa.',
  'This file has too many cells. Keep only the columns you need.':
    'Berkas ini memuat lebih banyak sel daripada sebuah daftar orang. Silakan sisakan kolom yang diperlukan saja.',
  'This file is too large when unpacked. Keep only the columns you need.':
    'Setelah dibuka, berkas ini lebih besar daripada daftar orang mana pun. Silakan sisakan kolom yang diperlukan saja.',
  'This file takes too long to read. Keep only the columns you need, or split it into several files.':
    'Berkas ini terlalu lama dibaca. Silakan sisakan kolom yang diperlukan saja, atau bagi menjadi beberapa berkas.',
  'No column headings found. Use the headings from the template; “{{column}}” is required.':
    'Judul kolom tidak ditemukan. Pakai judul kolom dari templat; “{{column}}” wajib ada.',
  'The tab “{{sheet}}” has no column headings. Add them or hide the tab.':
    'Tab “{{sheet}}” tidak memiliki judul kolom. Silakan namai kolomnya, atau sembunyikan tab itu.',
  'There are column headings, but no rows below them.': 'Judul kolomnya ada, tetapi di bawahnya tidak ada baris.',
  'This OneRoster package has no one to import on this page.':
    'Paket OneRoster ini tidak memuat siapa pun yang dimaksud impor ini.',
  'The import was interrupted and nothing was saved. Try again.':
    'Impor terputus dan tidak ada yang disimpan. Silakan coba lagi.',
  'Something has changed since the check, so nothing was saved. Check the marked rows.':
    'Ada yang berubah sejak pemeriksaan, jadi tidak ada yang disimpan. Silakan periksa baris yang ditandai.',
  'This file has already been imported, so nothing was saved.':
    'Berkas ini sudah pernah diimpor, jadi tidak ada yang disimpan.',

  'Required.': 'Wajib diisi.',
  'This cell shows an error instead of a value.': 'Sel ini menampilkan galat, bukan nilai.',
  'Too long. Use at most {{most}} characters.': 'Ini terlalu panjang; paling banyak {{most}} karakter.',
  'Not a name: it has no letters or starts with a symbol.':
    'Ini bukan nama: tidak ada hurufnya, atau diawali sebuah tanda.',
  'Not a date. Use YYYY-MM-DD, e.g. 2015-08-17.': 'Bukan tanggal. Pakai bentuk tahun-bulan-hari, seperti 2015-08-17.',
  'Day and month could be swapped. Use YYYY-MM-DD, e.g. 2015-08-17.':
    'Hari dan bulannya bisa tertukar. Pakai bentuk tahun-bulan-hari, seperti 2015-08-17.',
  'The year needs four digits. Use YYYY-MM-DD, e.g. 2015-08-17.':
    'Tahunnya harus empat angka. Pakai bentuk tahun-bulan-hari, seperti 2015-08-17.',
  'Not a likely date of birth. Use a date within the last 100 years.':
    'Bukan tanggal lahir yang wajar. Isilah tanggal dalam seratus tahun terakhir.',
  'A NISN has 10 digits.': 'NISN terdiri atas 10 angka.',
  'Excel has shortened this number. Format the column as text and enter all digits.':
    'Excel menyingkat angka ini. Format kolomnya sebagai teks lalu tulislah semua angkanya.',
  'Not a grade. Use a number from 1 to 12.': 'Ini bukan tingkat. Isilah angka dari 1 sampai 12.',
  'The school has no active subscription for this plan.': 'Sekolah tidak memiliki langganan aktif untuk paket ini.',
  'Same username as on line {{line}}.': 'Nama pengguna yang sama juga ada di baris {{line}}.',
  'Same e-mail address as on line {{line}}.': 'Alamat email yang sama juga ada di baris {{line}}.',
  'Same NISN as on line {{line}}.': 'NISN yang sama juga ada di baris {{line}}.',
  'Same person as on line {{line}}. If they are two people, give each a username or NISN.':
    'Orang yang sama juga ada di baris {{line}}. Jika mereka dua orang, beri masing-masing nama pengguna atau NISN.',
  'Same code as on line {{line}}.': 'Kode yang sama juga ada di baris {{line}}.',
  'This username is already taken. Please choose another.': 'Nama pengguna ini sudah dipakai. Silakan pilih yang lain.',
  'This e-mail address is already in use.': 'Alamat email ini sudah dipakai orang lain.',
  'This NISN belongs to {{username}}. The username and NISN must belong to the same student.':
    'NISN ini milik {{username}}. Nama pengguna dan NISN harus milik satu siswa.',
  'This e-mail address belongs to {{username}}. The username and e-mail must belong to the same teacher.':
    'Alamat email ini milik {{username}}. Nama pengguna dan email harus milik satu guru.',
  'Several students match this row. Add the username or the NISN.':
    'Ada beberapa siswa yang cocok dengan baris ini. Silakan isi nama pengguna atau NISN.',
  'You do not teach a classroom with this name. Your school can assign it to you.':
    'Anda tidak mengajar kelas dengan nama ini. Sekolah dapat memberikannya kepada Anda.',
  'Enter which of your classrooms this student is in.': 'Silakan isi siswa ini masuk kelas Anda yang mana.',
  'This classroom is new. Fill in its grade too.': 'Kelas ini baru. Silakan isi juga tingkatnya.',
  'You have no student with this username or NISN.': 'Anda tidak memiliki siswa dengan nama pengguna atau NISN ini.',
  'Enter the username or the NISN.': 'Silakan isi nama pengguna atau NISN.',
  'You have no classroom with this name.': 'Anda tidak memiliki kelas dengan nama ini.',
  'The school has no teacher with this username or e-mail address.':
    'Sekolah tidak memiliki guru dengan nama pengguna atau alamat email ini.',
  'There are no students here to give seats to.': 'Di sini tidak ada siswa yang dapat diberi kursi.',
  'No free seat is left for this row ({{free}} free in total).':
    'Tidak ada kursi kosong lagi untuk baris ini (yang kosong: {{free}}).',
  'This code is not one of your school’s vouchers. Check it letter by letter.':
    'Kode ini bukan voucher sekolah Anda. Silakan cocokkan huruf demi huruf.',
  'This code has already been redeemed.': 'Kode ini sudah ditukarkan.',
  'The subscription for this code is not active.': 'Langganan untuk kode ini tidak aktif.',

  'Missing leading zeros were added: {{nisn}}.': 'Angka nol di depan yang hilang ditambahkan: {{nisn}}.',
  'Excel’s number was read as {{date}}.': 'Angka Excel dibaca sebagai tanggal {{date}}.',
  'Read as {{date}}, like the other dates in this column.':
    'Dibaca sebagai {{date}}, mengikuti tanggal lain di kolom ini.',
  'New username: {{username}}.': 'Nama pengguna baru: {{username}}.',
  'The new classroom {{classroom}} will be created.': 'Kelas baru {{classroom}} akan dibuat.',
  'There is no classroom {{classroom}} yet. Similar: {{similar}}.':
    'Kelas {{classroom}} belum ada. Yang mirip: {{similar}}.',
  'This person is going to be deleted. Cancel the deletion first, or leave out this row.':
    'Orang ini akan dihapus. Batalkan penghapusannya lebih dahulu, atau hilangkan baris ini.',
  'This account is archived and will be restored.': 'Akun ini diarsipkan dan akan dipulihkan.',
  'Already has a seat.': 'Sudah punya kursi.',
  'Taken from a merged cell.': 'Diambil dari sel gabungan.',

  Teacher: 'Guru',
  Plan: 'Paket',
  'Voucher code': 'Kode voucher',
  'Only if the school has several subscriptions.': 'Hanya perlu jika sekolah memiliki beberapa langganan.',
  'The student’s username. Either the username or the NISN is enough.':
    'Nama pengguna siswa. Nama pengguna atau NISN, cukup salah satu.',
  'Every student in it gets a seat.': 'Setiap siswanya mendapat kursi.',
  'Username or e-mail address. Each of the teacher’s students gets a seat.':
    'Nama pengguna atau alamat email. Setiap siswa guru itu mendapat kursi.',
  'One for each student.': 'Satu untuk setiap siswa.',
} as const
