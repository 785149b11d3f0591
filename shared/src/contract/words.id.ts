import { importWords } from './import/import-words.id'

/** Indonesian texts of validation messages, used by the portal's forms and by the server. */
export const words = {
  ...importWords,
  'Please enter a username or an e-mail address.': 'Silakan tulis nama pengguna atau alamat email.',
  'Please enter a message, or leave it out.': 'Silakan tulis pesan, atau kosongkan saja.',
  'Please enter a name.': 'Silakan tulis sebuah nama.',
  'Please enter an e-mail address like name@example.org.': 'Silakan tulis alamat email seperti nama@contoh.org.',
  'A username has 3 to 40 letters or digits, with dots, dashes and underscores between them if you like.':
    'Nama pengguna terdiri atas 3 sampai 40 huruf atau angka; di antaranya boleh ada titik, tanda hubung, dan garis bawah.',
  'Please type the name to confirm.': 'Silakan ketik namanya untuk memastikan.',
  'Please enter a message.': 'Silakan tulis sebuah pesan.',
  'Please enter the date of birth as year-month-day, like 2017-03-24.':
    'Silakan tulis tanggal lahir sebagai tahun-bulan-hari, seperti 2017-03-24.',
  'Please enter the date as year-month-day, like 2026-07-01.':
    'Silakan tulis tanggal sebagai tahun-bulan-hari, seperti 2026-07-01.',
  'A NISN has 10 digits.': 'NISN terdiri atas 10 angka.',
  'An NPSN has 8 digits.': 'NPSN terdiri atas 8 angka.',
  'Please choose a grade from 1 to 12.': 'Silakan pilih tingkat 1 sampai 12.',
  'Please enter a phone number like 0274 512345.': 'Silakan tulis nomor telepon seperti 0274 512345.',
  'Please choose a time zone.': 'Silakan pilih zona waktu.',
  'Please choose a day and a time.': 'Silakan pilih hari dan jam.',
  'Please enter the reason.': 'Silakan tulis alasannya.',
  'Please enter a title.': 'Silakan tulis sebuah judul.',
  'Please enter a password.': 'Silakan tulis kata sandi.',
  'Please enter the school code.': 'Silakan tulis kode sekolah.',
  'Please enter the child’s username.': 'Silakan tulis nama pengguna anak.',
  'Please agree to the storage of your child’s data.': 'Mohon setujui data anak yang disimpan.',
  'Please agree to the terms and the privacy policy.': 'Mohon setujui ketentuan dan kebijakan privasi.',
  'Choose a password of at least {{least}} characters. Avoid the username and common passwords.':
    'Pilih kata sandi sepanjang minimal {{least}} karakter yang bukan nama pengguna dan bukan kata sandi yang dipakai banyak orang.',
  'One test': 'Satu tes',
  'Half a year': 'Setengah tahun',
  'A whole year': 'Setahun penuh',
  'One round': 'Satu putaran',
  'School year': 'Satu tahun ajaran',
  'School year plus': 'Satu tahun ajaran plus',
  'Please choose at least one seat.': 'Silakan pilih setidaknya satu kursi.',
  'Please enter the code.': 'Silakan tulis kodenya.',
  '{{plan}}: {{tests}}, {{time}}': '{{plan}}: {{tests}}, {{time}}',
  '{{plan}}, extra seat: {{tests}}, {{time}}': '{{plan}}, kursi tambahan: {{tests}}, {{time}}',
  '{{plan}}, renewal: {{tests}}, {{time}}': '{{plan}}, perpanjangan: {{tests}}, {{time}}',
  '{{count}} test per seat': '{{count}} tes per kursi',
  '{{count}} tests per seat': '{{count}} tes per kursi',
  '{{count}} month': '{{count}} bulan',
  '{{count}} months': '{{count}} bulan',
  'until {{day}}': 'sampai {{day}}',
} as const
