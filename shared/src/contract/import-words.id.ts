/** Indonesian for what imports say of sheets, their columns and rows; the portal and the sheets that the server writes both say it. */
export const importWords = {
  'This is not a sheet. Please choose an .xlsx or .csv file.':
    'Berkas ini bukan lembar kerja. Silakan pilih berkas .xlsx atau .csv.',
  'This file has a password, or an old Excel made it. Please save it as .xlsx without a password.':
    'Berkas ini memakai kata sandi atau dibuat dengan Excel lama. Silakan simpan sebagai .xlsx tanpa kata sandi.',
  'This file is not whole; it seems to be cut off. Please save or download it again.':
    'Berkas ini tidak utuh; sepertinya terpotong. Silakan simpan atau unduh ulang.',
  'This file is empty. Please fill in the template and choose it again.':
    'Berkas ini kosong. Silakan isi templatnya lalu pilih lagi.',
  'A file may hold {{rows}} rows; this one holds more. Please split it into several.':
    'Satu berkas boleh memuat {{rows}} baris; berkas ini memuat lebih. Silakan bagi menjadi beberapa.',
  'This file holds more cells than a list of people has. Please keep the columns that are needed.':
    'Berkas ini memuat lebih banyak sel daripada sebuah daftar orang. Silakan sisakan kolom yang diperlukan saja.',
  'Unpacked, this file is larger than any list of people. Please keep the columns that are needed.':
    'Setelah dibuka, berkas ini lebih besar daripada daftar orang mana pun. Silakan sisakan kolom yang diperlukan saja.',
  'This file takes too long to read. Please keep the columns that are needed, or split it into several files.':
    'Berkas ini terlalu lama dibaca. Silakan sisakan kolom yang diperlukan saja, atau bagi menjadi beberapa berkas.',
  'No row names the columns. Please write headings as the template has them; this one is needed: {{column}}.':
    'Tidak ada baris yang menamai kolom. Silakan tulis judul kolom seperti pada templat; yang ini wajib ada: {{column}}.',
  'The tab “{{sheet}}” has no headings. Please name its columns, or hide the tab.':
    'Tab “{{sheet}}” tidak memiliki judul kolom. Silakan namai kolomnya, atau sembunyikan tab itu.',
  'There is a heading, but no row below it.': 'Judul kolomnya ada, tetapi di bawahnya tidak ada baris.',
  'This OneRoster package names nobody whom this import is about.':
    'Paket OneRoster ini tidak memuat siapa pun yang dimaksud impor ini.',
  'This was interrupted. Nothing was made; please try again.':
    'Proses ini terputus. Tidak ada yang dibuat; silakan coba lagi.',
  'Something has changed since the check, so nothing was made. Please look at the marked rows.':
    'Ada yang berubah sejak pemeriksaan, jadi tidak ada yang dibuat. Silakan lihat baris yang ditandai.',
  'This very file has been imported already, so nothing was made again.':
    'Berkas yang sama ini sudah pernah diimpor, jadi tidak ada yang dibuat lagi.',

  'This is needed.': 'Ini wajib diisi.',
  'The sheet shows an error here instead of a value.': 'Di sini lembar kerja menampilkan galat, bukan nilai.',
  'This is too long; at most {{most}} characters.': 'Ini terlalu panjang; paling banyak {{most}} karakter.',
  'This is not a name: it has no letters, or begins with a sign.':
    'Ini bukan nama: tidak ada hurufnya, atau diawali sebuah tanda.',
  'This is not a date. Expected is year-month-day, as 2015-08-17.':
    'Ini bukan tanggal. Bentuknya tahun-bulan-hari, seperti 2015-08-17.',
  'Day and month could be either way round. Expected is year-month-day, as 2015-08-17.':
    'Hari dan bulannya bisa tertukar. Bentuknya tahun-bulan-hari, seperti 2015-08-17.',
  'The year is cut short. Expected is year-month-day, as 2015-08-17.':
    'Tahunnya disingkat. Bentuknya tahun-bulan-hari, seperti 2015-08-17.',
  'Nobody in a school is born on this day. Expected is a day within the last hundred years.':
    'Tidak ada warga sekolah yang lahir pada hari ini. Isilah tanggal dalam seratus tahun terakhir.',
  'A NISN has 10 digits.': 'NISN terdiri atas 10 angka.',
  'Excel has shortened this number. Expected are all its digits; format the column as text.':
    'Excel menyingkat angka ini. Tulislah semua angkanya; format kolomnya sebagai teks.',
  'This is not a grade. Expected is a number from 1 to 12.': 'Ini bukan tingkat. Isilah angka dari 1 sampai 12.',
  'The school has no running subscription of this plan.': 'Sekolah tidak memiliki langganan aktif untuk paket ini.',
  'The same username stands in line {{line}} too.': 'Nama pengguna yang sama juga ada di baris {{line}}.',
  'The same e-mail address stands in line {{line}} too.': 'Alamat email yang sama juga ada di baris {{line}}.',
  'The same NISN stands in line {{line}} too.': 'NISN yang sama juga ada di baris {{line}}.',
  'The same person stands in line {{line}} too. If they are two, give each a username or NISN.':
    'Orang yang sama juga ada di baris {{line}}. Jika mereka dua orang, beri masing-masing nama pengguna atau NISN.',
  'The same code stands in line {{line}} too.': 'Kode yang sama juga ada di baris {{line}}.',
  'This username belongs to somebody else. Please choose another.':
    'Nama pengguna ini milik orang lain. Silakan pilih yang lain.',
  'This e-mail address belongs to somebody else.': 'Alamat email ini milik orang lain.',
  'This NISN belongs to {{username}}. Username and NISN must be of one student.':
    'NISN ini milik {{username}}. Nama pengguna dan NISN harus milik satu siswa.',
  'This e-mail address belongs to {{username}}. Username and e-mail must be of one teacher.':
    'Alamat email ini milik {{username}}. Nama pengguna dan email harus milik satu guru.',
  'Several students fit this row. Please give the username or the NISN.':
    'Ada beberapa siswa yang cocok dengan baris ini. Silakan isi nama pengguna atau NISN.',
  'You do not teach a classroom of this name. Your school can put you in charge of it.':
    'Anda tidak mengajar kelas dengan nama ini. Sekolah dapat memberikannya kepada Anda.',
  'Please say which of your classrooms this student is in.': 'Silakan isi siswa ini masuk kelas Anda yang mana.',
  'This classroom is new, and its grade is not known. Please fill in the grade too.':
    'Kelas ini baru dan tingkatnya belum diketahui. Silakan isi juga tingkatnya.',
  'You have no student with this username or NISN.': 'Anda tidak memiliki siswa dengan nama pengguna atau NISN ini.',
  'Please give the username or the NISN.': 'Silakan isi nama pengguna atau NISN.',
  'You have no classroom of this name.': 'Anda tidak memiliki kelas dengan nama ini.',
  'The school has no teacher with this username or e-mail address.':
    'Sekolah tidak memiliki guru dengan nama pengguna atau alamat email ini.',
  'There are no students here to give a seat to.': 'Di sini tidak ada siswa yang dapat diberi kursi.',
  'There is no free seat left: {{free}} are free, this is one more.':
    'Tidak ada kursi kosong lagi: yang kosong {{free}}, ini satu lebih banyak.',
  'This code is not one of your school’s vouchers. Please compare it letter by letter.':
    'Kode ini bukan voucher sekolah Anda. Silakan cocokkan huruf demi huruf.',
  'This code has been redeemed already.': 'Kode ini sudah ditukarkan.',
  'The subscription of this code is not running.': 'Langganan untuk kode ini tidak aktif.',

  'Leading zeros were missing and are put back: {{nisn}}.': 'Angka nol di depan hilang dan dikembalikan: {{nisn}}.',
  'Excel’s number was read as the day {{date}}.': 'Angka Excel dibaca sebagai tanggal {{date}}.',
  'Read as {{date}}, as the other days of this column show.':
    'Dibaca sebagai {{date}}, mengikuti tanggal lain di kolom ini.',
  'Gets the username {{username}}.': 'Mendapat nama pengguna {{username}}.',
  'The classroom {{classroom}} is new and will be made.': 'Kelas {{classroom}} baru dan akan dibuat.',
  'This account was put away and will be brought back.': 'Akun ini pernah diarsipkan dan akan dikembalikan.',
  'Has a seat already.': 'Sudah punya kursi.',
  'Taken from a merged cell.': 'Diambil dari sel gabungan.',

  Name: 'Nama',
  Username: 'Nama pengguna',
  Email: 'Email',
  NISN: 'NISN',
  'Date Of Birth': 'Tanggal lahir',
  Grade: 'Tingkat',
  Classroom: 'Kelas',
  Teacher: 'Guru',
  Plan: 'Paket',
  'Voucher code': 'Kode voucher',
  'First and last name, in one column or in two.': 'Nama depan dan belakang, dalam satu atau dua kolom.',
  'What the account logs in with. Left empty, we propose one.':
    'Untuk masuk ke akunnya. Jika dikosongkan, kami usulkan satu.',
  '10 digits, with the zeros they begin with.': '10 angka, beserta nol di depannya.',
  'Best as year-month-day; other ways are understood where they are clear.':
    'Sebaiknya tahun-bulan-hari; bentuk lain dipahami selama jelas.',
  'From 1 to 12.': 'Dari 1 sampai 12.',
  'Only if the student has one.': 'Hanya jika siswa memilikinya.',
  'Its name. Several are parted by a semicolon.': 'Namanya. Jika beberapa, pisahkan dengan titik koma.',
  'Needed only when the school has several subscriptions.': 'Hanya perlu jika sekolah memiliki beberapa langganan.',
  'Of the student. Username or NISN, one of them is enough.': 'Milik siswa. Nama pengguna atau NISN, cukup salah satu.',
  'What the teacher logs in with, and where messages go.': 'Untuk masuk ke akun guru, dan ke mana pesan dikirim.',
  'Whom the teacher teaches. Several are parted by a semicolon.':
    'Kelas yang diajar guru. Jika beberapa, pisahkan dengan titik koma.',
  'Each of its students gets a seat.': 'Setiap siswanya mendapat kursi.',
  'Username or e-mail address. Each of the teacher’s students gets a seat.':
    'Nama pengguna atau alamat email. Setiap siswa guru itu mendapat kursi.',
  'One for each student.': 'Satu untuk setiap siswa.',
} as const
