/** Indonesian for what every form says. */
export const formWords = {
  'Please fill this in.': 'Mohon isi bagian ini.',
  'Please tick this box to go on.': 'Mohon centang kotak ini untuk melanjutkan.',
  'Please choose one.': 'Mohon pilih salah satu.',
  'Please use at least {{count}} characters.': 'Mohon gunakan sedikitnya {{count}} karakter.',
  'Please use at most {{count}} characters.': 'Mohon gunakan paling banyak {{count}} karakter.',
  'Please give {{count}} or more.': 'Mohon isi {{count}} atau lebih.',
  'Please give {{count}} or less.': 'Mohon isi {{count}} atau kurang.',
  'This is not an e-mail address. One looks like name@example.org.':
    'Ini bukan alamat email. Contoh yang benar: nama@example.org.',
  'This is not valid. Please check it.': 'Isian ini belum benar. Mohon periksa lagi.',
  'Show or hide the password': 'Tampilkan atau sembunyikan kata sandi',
  'Leave without saving?': 'Tinggalkan tanpa menyimpan?',
  'What you have changed here is not saved yet.': 'Perubahan Anda di sini belum disimpan.',
  Leave: 'Tinggalkan',
  'Stay here': 'Tetap di sini',
  Indonesia: 'Indonesia',
  Elsewhere: 'Di tempat lain',
  Close: 'Tutup',
  Cancel: 'Batal',
} as const
