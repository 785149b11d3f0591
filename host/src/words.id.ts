import { words as contactUs } from './screens/contact-us/words.id'
import { words as howItWorks } from './screens/how-it-works/words.id'
import { words as landing } from './screens/landing/words.id'
import { words as stresstest } from './screens/stresstest/words.id'

export const words = {
  ...landing,
  ...howItWorks,
  ...contactUs,
  ...stresstest,
  Welcome: 'Selamat datang',
  'Log in': 'Masuk',
  'Page not found': 'Halaman tidak ditemukan',
  'No access': 'Tidak ada akses',
  Dashboard: 'Dasbor',
  'Here is your dashboard': 'Inilah dasbor Anda',
  'Hi, {{name}}!': 'Hai, {{name}}!',
  'Skip to the page': 'Langsung ke halaman',
  'Close the menu': 'Tutup menu',
  'Open the menu': 'Buka menu',
  'Collapse the menu': 'Ciutkan menu',
  'Expand the menu': 'Lebarkan menu',
  'Main menu': 'Menu utama',
  'Account of {{name}}': 'Akun {{name}}',
  Language: 'Bahasa',
  Colours: 'Warna',
  Light: 'Terang',
  Dark: 'Gelap',
  'As the device': 'Ikut perangkat',
  Logout: 'Keluar',
  Breadcrumbs: 'Jejak halaman',
  Partners: 'Mitra',
  'Loading the page': 'Memuat halaman',
  Close: 'Tutup',
  Password: 'Kata sandi',
  'Show or hide the password': 'Tampilkan atau sembunyikan kata sandi',
  'Welcome back': 'Selamat datang kembali',
  'Who are you?': 'Siapa Anda?',
  'Parent or child': 'Orang tua atau anak',
  'School or teacher': 'Sekolah atau guru',
  'Username or e-mail': 'Nama pengguna atau email',
  'This page does not exist': 'Halaman ini tidak ada',
  'The address may be mistyped, or the page is not for this account.':
    'Alamatnya mungkin salah ketik, atau halaman ini bukan untuk akun ini.',
  'You have no access here': 'Anda tidak punya akses di sini',
  'Log in with another account, or ask your school for access.':
    'Masuklah dengan akun lain, atau mintalah akses kepada sekolah Anda.',
  'To the dashboard': 'Ke dasbor',
  'To the front page': 'Ke halaman depan',
  'Know how well each child reads. Watch it grow.': 'Ketahui kemampuan baca tiap anak. Saksikan ia bertumbuh.',
  'Lekta measures reading in twenty calm minutes, for schools, teachers, parents and the children themselves.':
    'Lekta mengukur kemampuan membaca dalam dua puluh menit yang tenang, untuk sekolah, guru, orang tua, dan anak itu sendiri.',
  'I am a school or teacher': 'Saya sekolah atau guru',
  'A child’s reading measure rising over a school year': 'Ukuran baca seorang anak yang naik sepanjang tahun ajaran',
  'A short test that fits': 'Tes singkat yang pas',
  'About twenty small texts. Each next one fits how the child reads, so nobody is bored and nobody is lost.':
    'Sekitar dua puluh teks kecil. Setiap teks berikutnya disesuaikan dengan kemampuan anak, jadi tidak ada yang bosan atau kewalahan.',
  'A measure you can act on': 'Ukuran yang bisa ditindaklanjuti',
  'A place on the Lexile scale, how sure it is, and which texts are right to read next.':
    'Letaknya pada skala Lexile, seberapa pasti, dan teks mana yang tepat dibaca berikutnya.',
  'Growth you can see': 'Pertumbuhan yang terlihat',
  'Test by test, with the probability that the growth is real and not luck.':
    'Dari tes ke tes, lengkap dengan peluang bahwa pertumbuhannya nyata dan bukan kebetulan.',
  Setting: 'Pengaturan',
  'Your account, the way you like it': 'Atur akun sesuai keinginan',
  'Register as a parent': 'Daftar sebagai orang tua',
  Register: 'Daftar',
  'See how well your children read, and what to read next.':
    'Lihat kemampuan baca anak-anak Anda, dan apa yang sebaiknya dibaca berikutnya.',
  'Your name': 'Nama Anda',
  'You will log in with it.': 'Anda akan masuk dengan nama ini.',
  'I agree to the terms and the privacy policy.': 'Saya menyetujui ketentuan dan kebijakan privasi.',
  'You have an account?': 'Sudah punya akun?',
  'New here?': 'Baru di sini?',
  'Look into your mail': 'Periksa email Anda',
  'We have written to {{email}}. Open the link in that mail within a day, and you are in.':
    'Kami sudah mengirim email ke {{email}}. Buka tautan di dalamnya dalam satu hari, dan Anda langsung masuk.',
  'Nothing there after some minutes? Look among the unwanted mail too.':
    'Belum ada setelah beberapa menit? Periksa juga folder spam.',
  'To the login': 'Ke halaman masuk',
  'Forgot your password?': 'Lupa kata sandi?',
  'Tell us your e-mail address, and we mail you a link to choose a new one.':
    'Beri tahu kami alamat email Anda, dan kami kirimkan tautan untuk memilih yang baru.',
  'Send me the link': 'Kirimkan tautannya',
  'No e-mail address with us? Children ask their teacher or parents, and teachers ask their school, for a link.':
    'Tidak punya alamat email di sini? Anak meminta tautan kepada guru atau orang tua, dan guru kepada sekolahnya.',
  'If we know {{email}}, a mail with a link is on its way. The link works for an hour.':
    'Jika {{email}} terdaftar, email berisi tautan sedang dikirim. Tautannya berlaku satu jam.',
  'Send it again': 'Kirim lagi',
  'Send it again in {{seconds}} s': 'Kirim lagi dalam {{seconds}} detik',
  'The mail is on its way. Please look into your mailbox.':
    'Emailnya sedang dikirim. Silakan periksa kotak masuk Anda.',
  'This link does not work any more': 'Tautan ini tidak berlaku lagi',
  'Ask for a new link': 'Minta tautan baru',
  'Please ask whoever gave it to you for a new one. {{reason}}':
    'Mintalah yang baru kepada orang yang memberikannya. {{reason}}',
  'Choose a new password': 'Pilih kata sandi baru',
  'New password': 'Kata sandi baru',
  'Save the password': 'Simpan kata sandi',
  'For the account of {{name}}.': 'Untuk akun {{name}}.',
  'You log in with it and your username, {{username}}.':
    'Kamu masuk dengan kata sandi ini dan nama penggunamu, {{username}}.',
  'At least {{child}} characters for a child, {{adult}} for a grown-up. Choose one that nobody guesses.':
    'Sedikitnya {{child}} karakter untuk anak, {{adult}} untuk orang dewasa. Pilih yang tidak bisa ditebak siapa pun.',
  'Your new password is saved. Please log in with it.':
    'Kata sandi baru tersimpan. Silakan masuk dengan kata sandi itu.',
  Payment: 'Pembayaran',
  'There is no such payment': 'Pembayaran ini tidak ada',
  'This payment link is not valid, or not any more. If somebody asks you to pay by it, please write to us first.':
    'Tautan pembayaran ini tidak berlaku, atau tidak berlaku lagi. Jika ada yang meminta Anda membayar lewat tautan ini, tanyakan dulu kepada kami.',
  'Thank you': 'Terima kasih',
  'We wait for the payment provider to tell us that the money has come. You need not do anything more.':
    'Kami menunggu kabar dari penyedia pembayaran bahwa uangnya sudah sampai. Anda tidak perlu melakukan apa-apa lagi.',
  'The payment was not made': 'Pembayaran tidak terlaksana',
  'It was cancelled, refused or took too long. You can try again, perhaps in another way. If money has left your account, please write to us.':
    'Pembayaran dibatalkan, ditolak, atau terlalu lama. Anda bisa mencoba lagi, mungkin dengan cara lain. Jika uang sudah terpotong dari rekening Anda, tulislah kepada kami.',
  'Write to us': 'Tulis kepada kami',
  'Platform health': 'Kesehatan platform',
  'Server and database are running.': 'Server dan basis data berjalan.',
  'The server is running, but its database is not ready.': 'Server berjalan, tetapi basis datanya belum siap.',
  'The server does not answer.': 'Server tidak menjawab.',
  'Check again': 'Periksa lagi',
  'How it works': 'Cara kerja',
  Prices: 'Harga',
  Contact: 'Kontak',
  Menu: 'Menu',
  'Public pages': 'Halaman umum',
  'Switch between light and dark': 'Ganti terang atau gelap',
  'More about us': 'Lebih lanjut tentang kami',
  'Before a test day': 'Sebelum hari tes',
  'Privacy policy': 'Kebijakan privasi',
  'Terms and conditions': 'Syarat dan ketentuan',
  'In force since {{day}}': 'Berlaku sejak {{day}}',
  'Ask us about this': 'Tanyakan kepada kami tentang hal ini',
  'One moment': 'Sebentar',
  'One moment, we take you in': 'Sebentar, kami antar Anda masuk',
  'Your link is being checked.': 'Tautan Anda sedang diperiksa.',
  'This link does not work': 'Tautan ini tidak berfungsi',
  'This link is not whole. Please open it once more from your mail, or copy all of it.':
    'Tautan ini tidak utuh. Silakan buka sekali lagi dari surel Anda, atau salin seluruhnya.',
  'This link leads to another site, where we do not send anybody.':
    'Tautan ini mengarah ke situs lain, dan kami tidak mengantar siapa pun ke sana.',
  Development: 'Pengembangan',
  'Not the released version: {{areas}}': 'Bukan versi yang dirilis: {{areas}}',
} as const
