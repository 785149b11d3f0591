/** Indonesian texts of the setup page. */
export const words = {
  'Set up this server': 'Siapkan server ini',
  Steps: 'Langkah',
  Code: 'Kode',
  Administrator: 'Administrator',
  Ready: 'Siap',
  'Welcome to {{brand}}': 'Selamat datang di {{brand}}',
  'This server has no administrator yet. Enter the code from its log to create your account.':
    'Server ini belum memiliki administrator. Masukkan kode dari log-nya untuk membuat akun Anda.',
  'Setup code': 'Kode penyiapan',
  'The server prints a new code each time it starts. Any of them works.':
    'Setiap kali dimulai, server menampilkan kode baru. Semuanya berlaku.',
  'Or run this on the server:': 'Atau jalankan ini di server:',
  'In the repository:': 'Di repositori:',
  'Already set up': 'Sudah disiapkan',
  'Your account': 'Akun Anda',
  'You run the platform with this account. Schools, teachers and parents have their own.':
    'Dengan akun ini Anda mengelola platform. Sekolah, guru, dan orang tua memiliki akun sendiri.',
  'For resetting your password if you forget it.': 'Untuk mengatur ulang kata sandi bila Anda lupa.',
  Finish: 'Selesai',
  'Add the first school now': 'Tambahkan sekolah pertama sekarang',
  'It gets its own account. You can add more schools later.':
    'Sekolah mendapat akun sendiri. Sekolah lain dapat ditambahkan nanti.',
  'Name of the school': 'Nama sekolah',
  'City (optional)': 'Kota (opsional)',
  'Time zone': 'Zona waktu',
  'Username of the school': 'Nama pengguna sekolah',
  'The school logs in with this. You will see its first password at the end.':
    'Sekolah masuk dengan nama ini. Kata sandi pertamanya ditampilkan di akhir.',
  '{{brand}} is ready': '{{brand}} siap',
  'Give this to the school. The password is shown only once; the school changes it at its first login.':
    'Serahkan ini kepada sekolah. Kata sandinya hanya ditampilkan sekali ini, dan diganti saat pertama kali masuk.',
  'School code': 'Kode sekolah',
  'First password': 'Kata sandi pertama',
  Copy: 'Salin',
  Copied: 'Tersalin',
  'You are logged in. You can add schools under “Schools”.':
    'Anda sudah masuk. Anda dapat menambahkan sekolah di menu “Sekolah”.',
} as const
