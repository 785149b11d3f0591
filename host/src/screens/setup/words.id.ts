/** Indonesian of the first start of a server. */
export const words = {
  'Set up this server': 'Siapkan server ini',
  Steps: 'Langkah',
  Code: 'Kode',
  Administrator: 'Administrator',
  Ready: 'Siap',
  'Welcome to {{brand}}': 'Selamat datang di {{brand}}',
  'This server has no administrator yet. Show that you run it, and make yourself one.':
    'Server ini belum memiliki administrator. Tunjukkan bahwa Anda yang menjalankannya, lalu jadilah administrator.',
  'Setup code': 'Kode penyiapan',
  'From the log of the server. Each start writes a new one; all of them work.':
    'Dari log server. Setiap kali dimulai, server menulis kode baru; semuanya berlaku.',
  'On the command line of the server this does the same:': 'Di baris perintah server, hasilnya sama dengan:',
  'Somebody else was faster': 'Ada yang lebih dulu',
  'Your account': 'Akun Anda',
  'It runs the platform. Schools, teachers and parents have accounts of their own.':
    'Akun ini mengelola platform. Sekolah, guru, dan orang tua memiliki akun sendiri.',
  'Where you get a new password if you forget yours.': 'Ke sini kata sandi baru dikirim bila Anda lupa.',
  Finish: 'Selesai',
  'Add the first school now': 'Tambahkan sekolah pertama sekarang',
  'It gets an account of its own. More schools can be added later.':
    'Sekolah mendapat akun sendiri. Sekolah lain dapat ditambahkan nanti.',
  'Name of the school': 'Nama sekolah',
  'City (optional)': 'Kota (opsional)',
  'Time zone': 'Zona waktu',
  'Username of the school': 'Nama pengguna sekolah',
  'The school logs in with it. Its first password is shown at the end.':
    'Sekolah masuk dengan nama ini. Kata sandi pertamanya ditampilkan di akhir.',
  '{{brand}} is ready': '{{brand}} siap',
  'Hand this to the school. The password is shown this once, and changed at the first login.':
    'Serahkan ini kepada sekolah. Kata sandinya hanya ditampilkan sekali ini, dan diganti saat pertama kali masuk.',
  'School code': 'Kode sekolah',
  'First password': 'Kata sandi pertama',
  Copy: 'Salin',
  Copied: 'Tersalin',
  'You are logged in. Schools are added on the command line of the server:':
    'Anda sudah masuk. Sekolah ditambahkan di baris perintah server:',
} as const
