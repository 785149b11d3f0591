import { auditWords } from '@lekta/shared/contract/audit-words.id'
import { words as contractWords } from '@lekta/shared/contract/words.id'
import { reportWords } from '@lekta/shared/lib/measure/report-words.id'
import { exportWords } from './export-words.id'
import { systemWords } from './system-words.id'

/** Indonesian texts of the server. */
export const words = {
  ...auditWords,
  ...contractWords,
  ...reportWords,
  ...exportWords,
  ...systemWords,

  // Interventions.
  'This intervention is closed. Open it again to change it.':
    'Intervensi ini sudah ditutup. Buka kembali untuk mengubahnya.',
  'There are no students in this group any more.': 'Sudah tidak ada siswa dalam kelompok ini.',
  'An intervention can have at most 1,000 students. Please choose one classroom.':
    'Satu intervensi dapat memuat paling banyak 1.000 siswa. Silakan pilih satu kelas.',
  'Someone else has changed this intervention in the meantime. Copy your text, reload the page and try again.':
    'Sementara itu orang lain sudah mengubah intervensi ini. Salin tulisan Anda, muat ulang halaman, lalu coba lagi.',
  'Only the school and the responsible teacher can set the next check.':
    'Hanya sekolah dan guru penanggung jawab yang dapat menentukan pemeriksaan berikutnya.',
  'You can be responsible yourself, or leave it to the school.':
    'Penanggung jawabnya bisa Anda sendiri, atau serahkan kepada sekolah.',

  // Saved views.
  'You already have a view with this name.': 'Anda sudah punya tampilan dengan nama ini.',
  'You can save at most 100 views. Please delete one that you no longer need.':
    'Anda dapat menyimpan paling banyak 100 tampilan. Silakan hapus yang tidak lagi dipakai.',

  // The activity log.
  'Activity log': 'Catatan aktivitas',
  Kind: 'Jenis',
  About: 'Tentang',
  'Student’s username': 'Nama pengguna siswa',
  Viewed: 'Dilihat',
  Changed: 'Diubah',
  'Command line': 'Baris perintah',
  'Setup page': 'Halaman penyiapan',
  'Release token': 'Token rilis',
  Server: 'Server',
  'Deleted account': 'Akun terhapus',
  'Deleted person': 'Orang yang datanya sudah dihapus',
  'This file ends after {{most}} entries. Choose a shorter period for older ones.':
    'Berkas ini berakhir setelah {{most}} entri. Pilih masa yang lebih pendek untuk entri yang lebih lama.',

  // Platform administration.
  'Your school’s access to Lekta has ended. Please contact {{email}}.':
    'Akses sekolah Anda ke Lekta sudah berakhir. Silakan hubungi {{email}}.',
  'These jobs are no longer in the list. Please reload the page.':
    'Tugas ini tidak ada lagi dalam daftar. Silakan muat ulang halaman.',
  'Lekta is being maintained, so nothing can be changed right now. Please try again later.':
    'Lekta sedang dalam pemeliharaan, jadi sekarang tidak ada yang bisa diubah. Silakan coba lagi nanti.',
  'The school of {{name}} no longer uses Lekta.': 'Sekolah {{name}} tidak lagi memakai Lekta.',
  'You cannot archive your own account. Please ask another admin.':
    'Anda tidak dapat mengarsipkan akun sendiri. Silakan minta admin lain.',
  'This is the last admin. Please add another one first.':
    'Ini admin yang terakhir. Silakan tambahkan admin lain dulu.',
  'This account has no confirmed e-mail address. Please create a new first password instead.':
    'Akun ini tidak punya alamat email yang sudah dikonfirmasi. Silakan buat kata sandi awal yang baru.',
  'This account cannot log in now, so it gets no password.':
    'Akun ini sedang tidak dapat masuk, jadi tidak diberi kata sandi.',
  'Please change your own password in your settings.': 'Silakan ganti kata sandi Anda sendiri di pengaturan.',
  'Only accounts of schools and admins can get a new first password here.':
    'Di sini hanya akun sekolah dan admin yang dapat diberi kata sandi awal baru.',
  'A school can have at most {{most}} contacts. Please remove one first.':
    'Satu sekolah dapat memiliki paling banyak {{most}} narahubung. Silakan hapus salah satunya dulu.',

  // Errors of input.
  '{{field}} must be {{what}}.': '{{field}} harus berupa {{what}}.',
  '{{field}} is not valid.': '{{field}} tidak sah.',
  '{{field}} is nested too deeply.': '{{field}} bersarang terlalu dalam.',
  'There is no field called {{field}}.': '{{field}} bukan nama bidang isian.',
  '{{field}} contains a character that cannot be stored.': '{{field}} memuat karakter yang tidak dapat disimpan.',
  'a whole number': 'bilangan bulat',
  'a number': 'bilangan',
  '{{kind}} from {{low}} to {{high}}': '{{kind}} dari {{low}} sampai {{high}}',
  '{{kind}} of at least {{low}}': '{{kind}} minimal {{low}}',
  '{{kind}} of at most {{high}}': '{{kind}} maksimal {{high}}',
  text: 'teks',
  '{{low}} to {{high}} characters long': 'teks sepanjang {{low}} sampai {{high}} karakter',
  'at least {{low}} characters long': 'teks sepanjang minimal {{low}} karakter',
  'at most {{high}} characters long': 'teks sepanjang maksimal {{high}} karakter',
  'an e-mail address': 'alamat email',
  'one of {{values}}': 'salah satu dari {{values}}',
  '“{{value}}”': '“{{value}}”',
  '{{one}} or {{other}}': '{{one}} atau {{other}}',
  'true or false': 'true atau false',
  null: 'null',
  'a list': 'daftar',
  'an object': 'objek',
  'The body is not valid JSON.': 'Isi permintaan bukan JSON yang sah.',
  'The body is empty, but should contain JSON.': 'Isi permintaan kosong, padahal harus memuat JSON.',
  'The body must be JSON.': 'Isi permintaan harus berupa JSON.',
  'The body is too large.': 'Isi permintaan terlalu besar.',
  'The request took too long to arrive. Please try again.': 'Permintaan terlalu lama diterima. Silakan coba lagi.',
  'The request headers are too large.': 'Header permintaan terlalu besar.',
  'The request is malformed.': 'Permintaan ini tidak berbentuk semestinya.',
  'A number in the request is too large.': 'Ada angka dalam permintaan yang terlalu besar.',
  'Text in the request contains a character that cannot be stored.':
    'Teks dalam permintaan memuat karakter yang tidak dapat disimpan.',
  'A date in the request does not exist.': 'Ada tanggal dalam permintaan yang tidak ada di kalender.',
  'A value in the request has the wrong type.': 'Ada nilai dalam permintaan yang jenisnya tidak sesuai.',

  'Please choose a file.': 'Silakan pilih sebuah berkas.',
  'Please send only one file.': 'Mohon kirim satu berkas saja.',
  'Please send the file in a form.': 'Mohon kirim berkasnya dalam formulir.',
  'This file is too large. The limit is {{most}} MB.': 'Berkas ini terlalu besar: paling banyak {{most}} MB.',

  // Things that do not exist or do not belong to the caller.
  'There is no such {{what}}.': '{{what}} itu tidak ada.',
  account: 'Akun',
  child: 'Anak',
  admin: 'Admin',
  contact: 'Narahubung',
  classroom: 'Kelas',
  device: 'Peramban',
  message: 'Pesan',
  item: 'Butir soal',
  'This text has no words to measure.': 'Tidak ada satu kata pun yang dapat diukur dalam teks ini.',
  'This text is too short to measure. Paste at least {{fewest}} words; a page gives the best estimate.':
    'Teks ini terlalu pendek untuk diukur. Tempelkan setidaknya {{fewest}} kata; satu halaman paling baik.',
  'This does not look like English. Only English texts can be measured.':
    'Ini tampaknya bukan bahasa Inggris. Hanya teks bahasa Inggris yang dapat diukur.',
  'This text has hardly any full stops, like a poem, song or list. Paste one that is written in sentences.':
    'Teks ini hampir tidak punya titik, seperti puisi, lagu, dan daftar. Mohon berikan teks yang ditulis dalam kalimat.',
  'This file cannot be read as text. Choose a Word document (.docx) or a text file (.txt), or copy and paste the text.':
    'Berkas itu tidak dapat dibaca sebagai teks. Mohon pilih dokumen Word (.docx) atau teks (.txt), atau salin teksnya lalu tempelkan.',
  'There is no text in this file.': 'Tidak ada teks dalam berkas itu.',
  report: 'Laporan',
  area: 'Area',
  release: 'Rilis',
  schedule: 'Jadwal',
  school: 'Sekolah',
  session: 'Sesi',
  student: 'Siswa',
  intervention: 'Intervensi',
  note: 'Catatan',
  'This calendar link does not exist, or it has ended. Create a new one in Lekta and subscribe to it instead.':
    'Tautan kalender ini tidak ada atau sudah berakhir. Buat yang baru di Lekta, lalu berlangganan dengan tautan itu.',
  'A student can have at most {{count}} notes. Please delete old ones first.':
    'Seorang siswa dapat memiliki paling banyak {{count}} catatan. Silakan hapus yang lama dulu.',
  'Only its author can change a note.': 'Hanya penulisnya yang dapat mengubah catatan.',
  'Only its author and the school can delete a note.': 'Hanya penulisnya dan sekolah yang dapat menghapus catatan.',
  'This note has been changed in the meantime. Copy your text, reload the page and try again.':
    'Catatan ini sudah diubah sementara itu. Salin teks Anda, muat ulang halamannya, lalu coba lagi.',
  goal: 'Target',
  view: 'Tampilan',
  teacher: 'Guru',
  picture: 'Gambar',
  test: 'Tes',
  attempt: 'Percobaan tes',
  'There is no {{method}} call at this address.': 'Tidak ada panggilan {{method}} di alamat ini.',
  'This is not available to {{roles}} accounts.': 'Ini bukan untuk akun {{roles}}.',
  'Your account does not belong to a school yet.': 'Akun Anda belum tergabung di sekolah mana pun.',

  // Releases.
  'The releases of {{area}} are frozen (“{{reason}}”). End the freeze first.':
    'Rilis {{area}} sedang dibekukan (“{{reason}}”). Akhiri pembekuannya dahulu.',
  'The files of {{version}} were removed: hand it in again.':
    'Berkas {{version}} sudah dihapus: serahkan rilis itu sekali lagi.',
  '{{version}} has not passed all checks.': '{{version}} belum lulus semua pemeriksaan.',
  '{{version}} is still being checked. Please try again in a minute.':
    '{{version}} masih diperiksa. Silakan coba lagi sebentar lagi.',
  '{{area}} already has another release {{version}}: give it a new version.':
    '{{area}} sudah punya rilis lain dengan versi {{version}}: beri versi yang baru.',
  'The package is larger than {{most}} MB.': 'Paketnya lebih besar dari {{most}} MB.',
  'Please send the package as application/gzip.': 'Silakan kirim paketnya sebagai application/gzip.',
  '{{version}} is already served to everyone.': '{{version}} sudah disajikan kepada semua orang.',
  '{{area}} serves no release to everyone yet: promote one first.':
    '{{area}} belum menyajikan rilis kepada semua orang: sajikan satu rilis dahulu.',
  'There is no rollout to end.': 'Tidak ada penyaluran yang dapat diakhiri.',
  'Choose who gets it.': 'Pilih siapa yang mendapatkannya.',
  'This release token does not exist. Please create one on the page of the releases.':
    'Token rilis ini tidak ada. Silakan buat satu di halaman rilis.',
  'This release token was revoked. Please create a new one on the page of the releases.':
    'Token rilis ini sudah dicabut. Silakan buat yang baru di halaman rilis.',
  'This release token has expired. Please create a new one on the page of the releases.':
    'Token rilis ini sudah kedaluwarsa. Silakan buat yang baru di halaman rilis.',
  'Release tokens are only for handing in and rolling out releases.':
    'Token rilis hanya untuk menyerahkan dan menyalurkan rilis.',
  'This token releases {{area}}, not {{other}}.': 'Token ini untuk rilis {{area}}, bukan {{other}}.',
  'This token may hand in releases, but not change who gets them.':
    'Token ini boleh menyerahkan rilis, tetapi tidak boleh mengubah siapa yang mendapatkannya.',
  '{{path}} belongs to the area {{area}}.': '{{path}} milik area {{area}}.',
  'Please choose a time in the future.': 'Silakan pilih waktu yang akan datang.',
  'There already is an area called {{name}}.': 'Sudah ada area bernama {{name}}.',
  'The releases of {{area}} are not frozen.': 'Rilis {{area}} tidak sedang dibekukan.',
  'release token': 'Token rilis',
  pin: 'Penetapan',
  'scheduled change': 'Perubahan terjadwal',
  'preview link': 'Tautan pratinjau',
  tester: 'Penguji',
  'The title of {{path}} changes from “{{before}}” to “{{after}}”.':
    'Judul {{path}} berubah dari “{{before}}” menjadi “{{after}}”.',
  'The menu entry of {{path}} changes.': 'Entri menu {{path}} berubah.',
  '{{path}} gets a menu entry.': '{{path}} mendapat entri menu.',
  '{{path}} loses its menu entry.': '{{path}} kehilangan entri menunya.',
  '{{subject}} is for all roles now, and was for: {{before}}.':
    '{{subject}} kini untuk semua peran; sebelumnya untuk: {{before}}.',
  '{{subject}} is only for these roles now: {{after}}.': '{{subject}} kini hanya untuk peran ini: {{after}}.',
  'The roles of {{subject}} change from {{before}} to {{after}}.':
    'Peran {{subject}} berubah dari {{before}} menjadi {{after}}.',
  'There is a new page, “{{title}}” at {{path}}.': 'Ada halaman baru, “{{title}}” di {{path}}.',
  'The page “{{title}}” at {{path}} is removed.': 'Halaman “{{title}}” di {{path}} dihapus.',
  'There is no such school.': 'Sekolah itu tidak ada.',
  'There is no such account.': 'Akun itu tidak ada.',
  'Choose one school or one account.': 'Pilih satu sekolah atau satu akun.',
  'This account may not preview releases. Add it to the testers first.':
    'Akun ini tidak boleh melihat pratinjau rilis. Tambahkan dahulu ke daftar penguji.',
  'Children cannot preview releases.': 'Anak tidak dapat melihat pratinjau rilis.',

  // Sessions.
  'You are not logged in. Please log in.': 'Anda belum masuk. Silakan masuk.',
  'Your session has expired. Please log in again.': 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
  'This account is closed. Thank you for reading with us!':
    'Akun ini sudah ditutup. Terima kasih sudah membaca bersama kami!',
  'You have been logged out. Please log in again.': 'Anda telah dikeluarkan dari sini. Silakan masuk lagi.',
  'This account has logged in somewhere else. Please log in again to continue here.':
    'Akun ini telah masuk di tempat lain. Silakan masuk lagi untuk melanjutkan di sini.',
  'This username and password do not match. Please check both and try again.':
    'Nama dan kata sandi ini tidak cocok. Silakan periksa keduanya lalu coba lagi.',
  'Too many failed logins. Please wait {{wait}} and try again.':
    'Terlalu banyak percobaan masuk yang gagal. Silakan tunggu {{wait}} lalu coba lagi.',
  'We have already received {{most}} messages from your network. Please wait {{wait}} and try again.':
    'Kami sudah menerima {{most}} pesan dari jaringan Anda. Silakan tunggu {{wait}} lalu coba lagi.',
  'Too many attempts. Please wait {{wait}} and try again.':
    'Terlalu banyak percobaan. Silakan tunggu {{wait}} lalu coba lagi.',
  'a minute': 'satu menit',
  '{{minutes}} minutes': '{{minutes}} menit',

  // Messages.
  'This account is open in too many windows. Please close some of them.':
    'Akun ini terbuka di terlalu banyak jendela. Silakan tutup beberapa di antaranya.',

  // Setup of a new server.
  'This server is already set up. Please log in.': 'Server ini sudah disiapkan. Silakan masuk.',
  'This code does not match the one in the log. Please compare it letter by letter.':
    'Ini bukan kode di log. Silakan cocokkan huruf demi huruf.',

  // Accounts.
  'This username is already taken. Please choose another.': 'Nama pengguna ini sudah dipakai. Silakan pilih yang lain.',
  'Another account already uses this e-mail address. Please choose another.':
    'Akun lain sudah mengonfirmasi alamat ini. Silakan pilih alamat lain.',
  'Please enter your current password.': 'Silakan tulis kata sandi Anda saat ini.',
  'Please ask your teacher or your parents to change this.': 'Mintalah guru atau orang tuamu untuk mengubahnya.',
  'Your account has no e-mail address yet. Please add one first.':
    'Akun Anda belum memiliki alamat email. Silakan tambahkan dahulu.',
  'This is not your current password.': 'Ini bukan kata sandi Anda saat ini.',
  'This is already your password. Please choose another.':
    'Ini sudah menjadi kata sandi Anda. Silakan pilih yang lain.',
  'This link is not valid. Please open the complete link, or request a new one.':
    'Tautan ini tidak dikenal. Silakan buka alamat lengkapnya, atau minta tautan baru.',
  'This link has already been used, or there is a newer one. Please use the newest link, or request another.':
    'Tautan ini sudah dipakai, atau ada tautan yang lebih baru. Silakan pakai yang terbaru, atau minta yang baru.',
  'This link has expired. Please request a new one.': 'Tautan ini sudah kedaluwarsa. Silakan minta yang baru.',
  'We cannot read this picture. Please choose a JPEG, PNG, WebP, GIF or AVIF file.':
    'Ini bukan gambar yang dapat kami baca. Silakan pilih berkas JPEG, PNG, WebP, GIF, atau AVIF.',
  'This picture is damaged or larger than {{most}} megapixels. Please choose another.':
    'Gambar ini rusak, atau lebih dari {{most}} megapiksel. Silakan pilih yang lain.',

  'The terms have changed again. Please reload the page and read the current wording.':
    'Ketentuan sudah berubah lagi. Muat ulang halaman ini dan bacalah rumusan yang berlaku.',

  // Schools and their members.
  'This e-mail address is already in use.': 'Alamat email ini sudah dipakai orang lain.',
  'Another student at the school already has this NISN.': 'NISN ini sudah dimiliki siswa lain di sekolah ini.',
  'A classroom with this name already exists.': 'Sudah ada kelas dengan nama ini.',
  'Please choose the first day of a term, such as 2026-07-01.':
    'Silakan pilih hari pertama suatu semester, misalnya 2026-07-01.',
  'Please choose a measure above today’s {{measure}}.': 'Silakan pilih ukuran di atas ukuran hari ini, {{measure}}.',
  'A goal needs a measure to start from. Please set it after the first reliable test.':
    'Target memerlukan ukuran awal. Silakan tetapkan setelah tes andal yang pertama.',
  'Please choose a day after today.': 'Silakan pilih hari setelah hari ini.',
  'Please name a student or a classroom, not both.': 'Silakan sebut siswa atau kelas, tidak keduanya.',
  'Only the school can set the goal of the school. Please choose a classroom or a student.':
    'Hanya sekolah yang dapat menetapkan target sekolah. Silakan pilih kelas atau siswa.',
  'Please choose a classroom or a grade.': 'Silakan pilih kelas atau tingkat.',
  'Please choose one of your classrooms.': 'Silakan pilih salah satu kelas Anda.',
  'This account also manages the school. Only its owner can change it, under Setting.':
    'Akun ini juga mengelola sekolah: hanya pemiliknya yang dapat mengubahnya, di Pengaturan.',
  'Please choose your own password first.': 'Silakan buat kata sandi Anda sendiri dulu.',
  'You have already chosen your password.': 'Anda sudah membuat kata sandi.',
  'Choose a password of at least {{least}} characters. Avoid the username and common passwords.':
    'Pilih kata sandi sepanjang minimal {{least}} karakter yang bukan nama pengguna dan bukan kata sandi yang dipakai banyak orang.',

  // Tests.
  'This test is not open yet.': 'Tes ini belum dibuka.',
  'This test is closed.': 'Tes ini sudah ditutup.',
  'All attempts for this test have been used.': 'Semua kesempatan untuk tes ini sudah terpakai.',
  'Answer {{number}} has already been saved with a different choice.':
    'Jawaban {{number}} sudah tersimpan dengan pilihan lain.',
  'This test has ended. No more answers can be saved.': 'Tes ini sudah selesai; jawaban tidak diterima lagi.',
  'The next answer is number {{expected}}, not {{number}}.':
    'Jawaban berikutnya adalah nomor {{expected}}, bukan {{number}}.',
  'You have used all {{most}} skips. Choose one of the four answers.':
    'Semua {{most}} lompatan sudah terpakai; pilih salah satu dari empat jawaban.',

  // Scheduling tests.
  'Please choose one of the tests.': 'Silakan pilih salah satu tes.',
  'Please choose at least one student.': 'Silakan pilih sedikitnya satu siswa.',
  'These students have no seat: {{names}}. Give them a seat or leave them out.':
    'Siswa ini belum punya kursi: {{names}}. Beri mereka kursi, atau lewati dulu.',
  'Closing time must be in the future.': 'Silakan pilih waktu tutup yang belum lewat.',
  'Closing time must be after opening time.': 'Silakan pilih waktu tutup setelah waktu buka.',
  'A test can be open for at most {{days}} days.': 'Tes dapat dibuka paling lama {{days}} hari.',
  'Only the person who gave this test, or the school, can change it.':
    'Hanya yang memberikan tes ini, atau sekolah, yang dapat mengubahnya.',
  'This test is closed. Reopen it first.': 'Tes ini sudah ditutup. Buka lagi dulu.',
  'Students have already started. You can add attempts, but not remove them.':
    'Sudah ada siswa yang mulai. Kesempatan dapat ditambah, tidak dapat dikurangi.',
  'The test has already opened, so its opening time can no longer be changed.':
    'Tes sudah dibuka, jadi waktu bukanya tidak dapat diubah lagi.',
  'Students have already started this test. Close it instead.':
    'Sudah ada siswa yang mengerjakan tes ini. Tutup saja tesnya.',
  'One of these students has already started the test and cannot be removed.':
    'Salah satu siswa ini sudah mulai, jadi tidak dapat dikeluarkan.',

  // Erasing people.
  'Please type “{{text}}” to confirm.': 'Mohon ketik “{{text}}” untuk memastikan.',
  'Please note how and when the person requested this.': 'Mohon catat bagaimana dan kapan orang itu memintanya.',
  'Please delete your own account separately.': 'Mohon hapus akun Anda sendiri secara terpisah.',
  '{{name}} has another parent here, so the account stays with them.':
    '{{name}} punya orang tua lain di sini, jadi akunnya tetap ada bersama mereka.',
  'This is the only admin account. Create another one first.':
    'Ini satu-satunya akun admin. Buatlah akun admin lain lebih dahulu.',
  'This is the only account that manages {{school}}. Create another one first.':
    'Ini satu-satunya akun yang mengelola {{school}}. Buatlah akun lain lebih dahulu.',
  '{{name}} is already going to be deleted.': '{{name}} memang sudah akan dihapus.',
  '{{count}} students': '{{count}} siswa',
  'There is nothing to print: none of these students has a finished test.':
    'Tidak ada yang bisa dicetak: belum ada siswa ini yang menyelesaikan tes.',
  'One file can have up to {{most}} students, and these are {{count}}. Please choose a class or grade.':
    'Satu berkas memuat paling banyak {{most}} siswa, sedangkan ini {{count}}. Pilih satu kelas atau tingkat.',
  'Please choose students, or a filter, but not both.': 'Pilih siswa atau saringan, tidak keduanya.',
  'Three files are being prepared already. Please wait for one of them, or cancel it.':
    'Tiga berkas sedang disiapkan. Tunggu salah satunya selesai, atau batalkan.',
  'Reading reports': 'Laporan membaca',
  'Letters to parents': 'Surat untuk orang tua',
  'Reading results': 'Hasil membaca',
  'Without a classroom': 'Tanpa kelas',
  Measure: 'Hasil ukur',
  'Finished on': 'Selesai pada',
  'A question mark means that the result is not reliable.': 'Tanda tanya berarti hasilnya tidak dapat diandalkan.',
  '{{name}} has been moved in the meantime. Nothing was changed. Please check the classroom and try again.':
    '{{name}} baru saja dipindahkan orang lain. Tidak ada yang diubah. Periksa kelasnya, lalu coba lagi.',
  '{{name}} is going to be deleted. Cancel the deletion first.':
    '{{name}} akan dihapus. Batalkan penghapusannya lebih dahulu.',
  'Only {{school}} can delete this child’s data. Please ask the school.':
    'Hanya {{school}} yang dapat menghapus data anak ini. Silakan minta kepada sekolah.',
  'Only {{school}} can cancel this. Please ask the school.':
    'Hanya {{school}} yang dapat membatalkannya. Silakan minta kepada sekolah.',
  'This child has no school. You can delete the data yourself.':
    'Anak ini tidak terdaftar di sekolah. Anda dapat menghapus datanya sendiri.',
  'It is too late to cancel this: the data is being deleted.':
    'Sudah terlambat untuk membatalkannya: datanya sedang dihapus.',
  'This deletion has already been cancelled.': 'Penghapusan ini sudah dibatalkan.',
  // The contact form.
  'Please leave this field empty. It is there to stop spam.':
    'Mohon biarkan isian ini kosong. Isian ini ada untuk mencegah spam.',

  // Imports.
  import: 'Impor',
  row: 'Baris',
  'rejected row': 'Baris yang ditolak',
  'This import is no longer possible. Choose the file again.':
    'Impor ini tidak dapat dilakukan lagi. Silakan pilih berkasnya lagi.',
  'Some rows have errors. Correct them, or import only the valid rows.':
    'Beberapa baris bermasalah. Perbaiki, atau impor baris yang benar saja.',
  'Choose first which classroom is meant, or that it is a new one.':
    'Pilih dulu kelas yang dimaksud, atau bahwa kelas itu memang baru.',
  'There is no classroom with this name any more. Choose another one.':
    'Kelas dengan nama ini sudah tidak ada. Silakan pilih yang lain.',
  'Sheets of this kind do not have this column.': 'Lembar jenis ini tidak memiliki kolom itu.',
  'Only an import that has not been saved can be discarded.': 'Hanya impor yang belum disimpan yang dapat dibuang.',
  'There is nothing new to import.': 'Tidak ada yang baru untuk diimpor.',
  'There is nothing to undo.': 'Tidak ada yang dapat dibatalkan.',
  'A new school year can only be undone within 30 days.': 'Tahun ajaran baru hanya dapat dibatalkan dalam 30 hari.',
  'A later school year has begun since. Please undo that one first.':
    'Setelah itu sudah dimulai tahun ajaran yang lebih baru. Silakan batalkan yang itu dahulu.',
  'Each classroom can be in the plan only once.': 'Setiap kelas hanya boleh sekali ada dalam rencana.',
  'Please say which classroom each class moves into.': 'Silakan tentukan setiap kelas naik ke kelas mana.',
  'A new school year is already being started. Please wait until that is done.':
    'Tahun ajaran baru sedang dimulai. Silakan tunggu sampai selesai.',
  'The school year {{label}} has begun already. Undo it first if you want to begin it again.':
    'Tahun ajaran {{label}} sudah dimulai. Batalkan dahulu jika Anda ingin memulainya lagi.',
  '{{name}} is in classes that move into different grades. Please let one of them stay as it is.':
    '{{name}} ada di beberapa kelas yang naik ke tingkat berbeda. Silakan biarkan salah satunya tetap.',
  'The school’s classes have changed in the meantime. Please check the plan again.':
    'Kelas-kelas sekolah ini berubah sementara itu. Silakan periksa rencananya sekali lagi.',
  'This plan changes no student.': 'Rencana ini tidak mengubah siswa mana pun.',
  'school year': 'tahun ajaran',
  'An import can only be undone within a day.': 'Impor hanya dapat dibatalkan dalam satu hari.',
  'Only a school can give seats to its teachers’ students.':
    'Hanya sekolah yang memberi kursi kepada siswa para gurunya.',
  students: 'siswa',
  'class lists': 'daftar kelas',
  teachers: 'guru',
  'seats for students': 'kursi untuk siswa',
  'seats for classrooms': 'kursi untuk kelas',
  'seats for teachers’ students': 'kursi untuk siswa para guru',
  'voucher codes': 'kode voucher',
  template: 'templat',
  'rejected rows of': 'baris ditolak dari',
  Sheet: 'Lembar',
  Explanation: 'Penjelasan',
  Column: 'Kolom',
  Required: 'Wajib',
  required: 'wajib',
  'What it is': 'Isinya',
  Example: 'Contoh',
  'Another example': 'Contoh lain',
  'What is wrong': 'Yang perlu diperbaiki',

  // Tests at home.
  'Reading test at home': 'Tes membaca di rumah',
  '{{name}} has no seat with tests left. Please buy a seat or give a free one.':
    '{{name}} tidak punya kursi dengan sisa tes. Silakan beli, atau berikan kursi kosong.',

  // Plans, subscriptions and seats.
  plan: 'Paket',
  subscription: 'Langganan',
  'Please choose a plan.': 'Silakan pilih paket.',
  'Please choose a subscription.': 'Silakan pilih langganan.',
  'This plan is no longer available. Please choose another.':
    'Paket ini tidak ditawarkan lagi. Silakan pilih yang lain.',
  'This subscription is not paid yet. Please pay its invoice first.':
    'Langganan ini belum dibayar. Silakan bayar tagihannya dulu.',
  'This subscription was never paid. Please buy a new one.':
    'Langganan ini tidak pernah dibayar. Silakan beli yang baru.',
  'This subscription has ended. Please renew it.': 'Langganan ini sudah berakhir. Silakan perpanjang.',
  'This subscription has already been renewed.': 'Langganan ini sudah diperpanjang.',
  'There are more children than seats.': 'Jumlah anak lebih banyak daripada kursi.',
  'That is too many seats for one invoice. Please choose fewer.':
    'Jumlah itu melebihi batas satu tagihan. Silakan pilih lebih sedikit kursi.',
  'This order was already sent with different details. Please start again.':
    'Pesanan ini sudah pernah dikirim dengan isi yang lain. Silakan mulai dari awal.',
  'The terms have changed: the total is now {{total}}. Please check them again.':
    'Ketentuannya sudah berubah: sekarang {{total}}. Mohon periksa sekali lagi.',
  invoice: 'Tagihan',
  payment: 'Pembayaran',
  voucher: 'Voucher',
  proof: 'Bukti',
  'Online payment is not available. Please pay by bank transfer.':
    'Di sini tidak ada pembayaran daring. Silakan bayar lewat transfer.',
  'The payment provider is not responding. Please try again in a moment.':
    'Penyedia pembayaran tidak menjawab. Silakan coba lagi sebentar lagi.',
  'The subscription on this invoice has ended. Please place a new order.':
    'Langganan untuk tagihan ini sudah berakhir. Silakan pesan lagi.',
  'This overpayment has already been settled.': 'Uang ini sudah diselesaikan.',
  'This invoice is for a different amount. Please refund the money instead.':
    'Jumlah tagihan ini berbeda. Silakan kembalikan saja uangnya.',
  'This invoice is already paid.': 'Tagihan ini sudah lunas.',
  'This invoice has expired. Please place a new order.': 'Tagihan ini tidak dibayar tepat waktu. Silakan pesan lagi.',
  'This invoice is void. Please place a new order.': 'Tagihan ini sudah dibatalkan. Silakan pesan lagi.',
  'Only an unpaid invoice can be cancelled.': 'Hanya tagihan yang belum dibayar yang dapat dibatalkan.',
  'Please choose a PDF, PNG or JPEG file.': 'Silakan pilih berkas PDF, PNG, atau JPEG.',
  'This subscription is not active. Choose another one.': 'Langganan ini tidak aktif. Silakan pilih yang lain.',
  'There is no active subscription. Buy one first.': 'Tidak ada langganan yang aktif. Silakan beli dulu.',
  'The signature is not valid.': 'Tanda tangannya tidak sesuai.',
  'These seats were granted. Please buy a new subscription for more seats.':
    'Kursi ini diberikan tanpa biaya. Untuk menambah kursi, silakan beli langganan baru.',
  'Granted seats cannot be renewed. Please buy a new subscription.':
    'Kursi yang diberikan tidak dapat diperpanjang. Silakan beli langganan baru.',
  'Granted seats are not renewed.': 'Kursi yang diberikan tidak diperpanjang.',
  'Seats were granted to this school in the meantime. Please check them before you grant more.':
    'Sementara itu kursi sekolah ini sudah berubah. Mohon periksa dulu sebelum memberi lagi.',
  'This school is archived. Restore it first.': 'Sekolah ini diarsipkan. Pulihkan dulu.',
  'This subscription has already ended.': 'Langganan ini sudah berakhir.',
  'This subscription has changed. Please check it again.': 'Langganan ini sudah berubah. Mohon periksa lagi.',
  'Please choose a classroom, or students.': 'Silakan pilih kelas atau siswa.',
  'Not enough seats: {{missing}} of {{requested}} are missing, so none were given. Add seats or choose fewer students.':
    'Kurang {{missing}} dari {{requested}} kursi, jadi belum ada yang diberikan. Silakan tambah kursi atau pilih lebih sedikit siswa.',
  'There are fewer than {{count}} free seats left. Choose fewer vouchers or add seats.':
    'Tidak tersisa {{count}} kursi kosong untuk voucher. Silakan pilih lebih sedikit, atau tambah kursi.',
  'Choose at least one voucher.': 'Silakan pilih sedikitnya satu voucher.',
  'There is a typing mistake in this code. Check it character by character.':
    'Ada yang keliru dalam kode ini. Silakan cocokkan satu per satu.',
  'This voucher has already been redeemed.': 'Voucher ini sudah ditukarkan.',
  'This voucher is no longer valid.': 'Voucher ini tidak berlaku lagi.',
  request: 'Permintaan',
  'This child is already linked to your account.': 'Anak ini sudah ada di antara anak-anak Anda.',
  'Please confirm your e-mail address first, so the school can see who is asking.':
    'Mohon konfirmasi alamat email Anda dulu: sekolah melihatnya dan jadi tahu siapa yang meminta.',
  'The school declined recently. You can ask again in {{wait}}.':
    'Belum lama ini sekolah belum menyetujuinya. Anda bisa meminta lagi dalam {{wait}}.',
  'a day': 'satu hari',
  '{{days}} days': '{{days}} hari',
  'The school has already approved this request.': 'Sementara itu sekolah sudah menyetujuinya.',
  'A colleague has already approved this request.': 'Sementara itu seseorang di sekolah Anda sudah menyetujuinya.',
  'A colleague has already declined this request.': 'Sementara itu seseorang di sekolah Anda sudah menolaknya.',
  'This link has already ended. The parent can ask again.':
    'Hubungan ini sudah diakhiri. Orang tua dapat meminta lagi.',
  'The parent has withdrawn this request.': 'Orang tua sudah menarik permintaan ini.',
  'This request has expired. The parent can ask again.':
    'Permintaan ini sudah terlalu lama. Orang tua dapat meminta lagi.',
  'This child has no school, so nobody else could manage the account.':
    'Anak ini tidak terdaftar di sekolah, jadi tidak ada orang lain yang mengurus akunnya.',
  'This child already has a seat in this subscription.': 'Anak ini sudah punya kursi di langganan ini.',

  // Texts of invoices.
  Invoice: 'Tagihan',
  From: 'Dari',
  To: 'Kepada',
  'Issued on': 'Diterbitkan',
  'Due on': 'Jatuh tempo',
  'Paid on': 'Dibayar',
  Description: 'Uraian',
  Quantity: 'Jumlah',
  'Unit price': 'Satuan',
  Amount: 'Nilai',
  Subtotal: 'Sebelum pajak',
  VAT: 'PPN',
  Total: 'Total',
  'In words': 'Terbilang',
  'How to pay': 'Cara membayar',
  'Scan the code, or open this page:': 'Pindai kode ini, atau buka halaman berikut:',
  'Or transfer the full amount, quoting the invoice number, to:':
    'Atau transfer seluruh jumlahnya, dengan nomor tagihan ini, ke:',
  Unpaid: 'Belum dibayar',
  Paid: 'Lunas',
  Expired: 'Kedaluwarsa',
  Void: 'Batal',

  // Texts of quotes.
  Quote: 'Penawaran',
  'Not an order yet': 'Belum dipesan',
  'Created on': 'Dibuat',
  'If paid that day, valid until': 'Jika dibayar hari itu, berlaku sampai',
  'How to order': 'Cara memesan',
  'Order on this page and you will receive an invoice:': 'Di halaman ini; pesanan lalu menghasilkan tagihan:',
  'The price on the day of the order applies.': 'Harga yang berlaku adalah harga pada hari pemesanan.',

  // Links to reports.
  'This link has expired. Open the report from the child’s page instead.':
    'Tautan ini sudah terlalu lama. Laporannya masih ada: bukalah dari halaman anak.',

  // Errors of the server.
  'The database is not responding. Please try again in a moment.':
    'Basis data tidak menjawab. Silakan coba lagi sebentar lagi.',
  'The server’s disk is full, so this could not be saved. Please tell your administrator, then try again.':
    'Disk server penuh, jadi ini tidak dapat disimpan. Beri tahu pengelola server, lalu coba lagi.',
  'Nothing can be saved at the moment. Please try again in a few minutes.':
    'Saat ini tidak ada yang dapat disimpan. Silakan coba lagi beberapa menit lagi.',
  'The server is very busy. Please try again in a moment.':
    'Server sedang sangat sibuk. Silakan coba lagi sebentar lagi.',
  'This page cannot be kept up to date at the moment. Please try again in a moment.':
    'Halaman ini sedang tidak dapat diperbarui secara otomatis. Silakan coba lagi sebentar lagi.',
  'The file cannot be read at the moment. Please try again in a moment.':
    'Berkas sedang tidak dapat dibaca. Silakan coba lagi sebentar lagi.',
  'This server is about to stop.': 'Server ini akan segera berhenti.',
  'The database is older than this server: its migrations have not been run.':
    'Basis data lebih lama daripada server ini: migrasinya belum dijalankan.',
  'Something went wrong on our side. Please try again. If it happens again, tell us this number: {{number}}.':
    'Ada yang salah di pihak kami. Silakan coba lagi. Jika terjadi lagi, beri tahu kami nomor ini: {{number}}.',

  // Reports and letters on paper.
  'Reading report': 'Laporan membaca',
  'Letter to parents': 'Surat untuk orang tua',
  'Page {{number}} of {{of}}': 'Halaman {{number}} dari {{of}}',
  Kindergarten: 'Taman kanak-kanak',
  'Grade {{grade}}': 'Kelas {{grade}}',
  'Books at the right level': 'Bacaan yang cocok sekarang',
  '{{low}} to {{high}}': '{{low}} sampai {{high}}',
  'Dear parents of {{name}},': 'Kepada orang tua {{name}},',
  'On {{day}} your child took the reading test “{{title}}”.':
    'Pada {{day}} anak Anda mengikuti tes membaca “{{title}}”.',
  'The test shows a reading measure of {{measure}} on the Lexile scale. No test is exact. {{sure}}':
    'Tes menunjukkan ukuran membaca {{measure}} pada skala Lexile. Tidak ada tes yang tepat sempurna. {{sure}}',
  'Books between {{low}} and {{high}} are at the right level for {{name}} now. At this level, a child understands about three quarters of a text: enough to enjoy it and to learn from it.':
    'Bacaan antara {{low}} dan {{high}} cocok untuk {{name}} saat ini. Di situ kira-kira tiga perempat isinya dipahami: cukup untuk dinikmati dan cukup untuk belajar.',
  'On {{since}} it was {{from}}. The two results differ more than chance allows, and we cannot tell which of them is off. A third test will decide.':
    'Pada {{since}} ukurannya {{from}}. Kedua hasil itu berbeda lebih jauh daripada kebetulan, dan kami tidak tahu yang mana yang meleset. Tes ketiga akan menentukannya.',
  'Your child’s reading has grown since {{since}}, and this growth is very likely real.':
    'Sejak {{since}} kemampuan membaca anak Anda bertumbuh, dan pertumbuhan ini sangat mungkin nyata.',
  'Many answers came faster than anyone could read the texts, so this test does not show how well your child reads. It will be repeated on a calm day.':
    'Banyak jawaban datang lebih cepat daripada waktu membaca teksnya, sehingga tes ini belum menunjukkan kemampuan membaca anak Anda. Tes akan diulang pada hari yang tenang.',
  'Too few texts were read properly before answering, so this test does not show how well your child reads. It will be repeated on a calm day.':
    'Terlalu sedikit teks yang dijawab dengan waktu yang cukup untuk membacanya, sehingga tes ini belum menunjukkan kemampuan membaca anak Anda. Tes akan diulang pada hari yang tenang.',
  'The answers were no better than guessing, so this test does not show how well your child reads. Perhaps the texts were too hard. It will be repeated on a calm day.':
    'Jawabannya tidak lebih baik daripada tebakan, sehingga tes ini belum menunjukkan kemampuan membaca anak Anda. Mungkin teksnya terlalu sulit. Tes akan diulang pada hari yang tenang.',
  'What helps at home': 'Yang membantu di rumah',
  'Read together for 10 to 15 minutes each day, and let your child choose the book.':
    'Bacalah bersama sepuluh sampai lima belas menit setiap hari, dan biarkan anak memilih bukunya.',
  'Talk about what you read: what happened, and why? What might happen next?':
    'Bicarakan isinya: apa yang terjadi, dan mengapa? Apa yang mungkin terjadi berikutnya?',
  'Praise the effort, not the number. Children grow as readers at different speeds.':
    'Pujilah usahanya, bukan angkanya. Setiap anak bertumbuh sebagai pembaca dengan kecepatannya sendiri.',
  'Please contact us if you have any questions.':
    'Silakan bertanya kepada kami kapan saja jika ingin tahu lebih banyak.',
  'Kind regards': 'Salam hangat',
  Teacher: 'Guru',
  'Head teacher': 'Kepala sekolah',
} as const
