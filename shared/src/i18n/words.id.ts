import { words as accountWords } from '../account-settings/words.id'
import { words as auditWords } from '../audit/words.id'
import { words as chartWords } from '../charts/words.id'
import { words as contractWords } from '../contract/words.id'
import { words as dashboardWords } from '../dashboard/words.id'
import { words as exportWords } from '../data-export/words.id'
import { words as erasureWords } from '../erasure/words.id'
import { words as formWords } from '../forms/words.id'
import { words as invoiceWords } from '../invoices/words.id'
import { words as reportWords } from '../report/words.id'

/** Indonesian texts that every area uses: components, client, brand. */
export const words = {
  ...accountWords,
  ...auditWords,
  ...chartWords,
  ...contractWords,
  ...dashboardWords,
  ...erasureWords,
  ...exportWords,
  ...formWords,
  ...invoiceWords,
  ...reportWords,
  'See every reader grow': 'Saksikan setiap pembaca bertumbuh',
  Username: 'Nama pengguna',
  'Verification failed, please Login again.': 'Verifikasi gagal, silakan masuk lagi.',
  'getInfo: roles must be a non-null array!': 'getInfo: peran tidak boleh kosong!',
  'Has Error': 'Terjadi kesalahan',
  'The server took too long to respond. Please try again.': 'Server terlalu lama menjawab. Silakan coba lagi.',
  'The server can’t be reached. Check your connection and try again.':
    'Server tidak dapat dihubungi. Periksa sambungan lalu coba lagi.',
  'This could not be loaded': 'Ini tidak dapat dimuat',
  'The server does not answer as it should. Please try again in a minute.':
    'Server tidak menjawab sebagaimana mestinya. Silakan coba lagi sebentar lagi.',
  Retry: 'Coba lagi',
  Pages: 'Halaman',
  'Page {{number}}': 'Halaman {{number}}',
  Next: 'Berikutnya',
  Loading: 'Memuat',
  Back: 'Kembali',
  Close: 'Tutup',
  Search: 'Cari',
  From: 'Dari',
  Until: 'Sampai',
  'Rows per page': 'Baris per halaman',
  '{{from}}–{{to}} of {{total}}': '{{from}}–{{to}} dari {{total}}',
  'Nothing found for “{{search}}”': 'Tidak ada hasil untuk “{{search}}”',
  'Show all': 'Tampilkan semua',
  'Check the spelling, or search for part of the name.': 'Periksa ejaannya, atau cari sebagian dari namanya.',
  'Download CSV': 'Unduh CSV',
  'The download failed. {{reason}}': 'Unduhan gagal. {{reason}}',
  Columns: 'Kolom',
  'Compact rows': 'Baris rapat',
  Filters: 'Saringan',
  'Show the list': 'Tampilkan daftar',
  More: 'Lainnya',
  '{{column}}, ascending': '{{column}}, naik',
  '{{column}}, descending': '{{column}}, turun',
  'Sort by': 'Urutkan menurut',
  'Default order': 'Urutan awal',
  'Nothing matches this filter': 'Tidak ada yang cocok dengan saringan ini',
  'Select all on this page': 'Pilih semua di halaman ini',
  'Select {{name}}': 'Pilih {{name}}',
  Actions: 'Tindakan',
  Students: 'Siswa',
  'Choose a file': 'Pilih berkas',
  'This file is too large. The limit is {{most}} MB.': 'Berkas ini terlalu besar: paling banyak {{most}} MB.',
  '{{measured}} of {{students}} students': '{{measured}} dari {{students}} siswa',
  'Clear growth': 'Bertumbuh jelas',
  'about percentile {{percentile}}': 'persentil sekitar {{percentile}}',
  'Not measured yet': 'Belum diukur',
  'Add child': 'Tambah anak',
  '{{name}} can log in now': '{{name}} sudah bisa masuk',
  'Username (optional)': 'Nama pengguna (opsional)',
  'Preferred name (optional)': 'Nama panggilan (opsional)',
  'You will only see this password once. Print it or write it down.':
    'Kata sandi ini hanya tampil sekarang, tidak akan tampil lagi. Cetak, atau catatlah.',
  'Print the card': 'Cetak kartu',
  'Add another child': 'Tambah anak lain',
  'Change undone.': 'Perubahan dibatalkan.',
  Teachers: 'Guru',
  Schools: 'Sekolah',
  'Check again': 'Periksa lagi',
  School: 'Sekolah',
} as const
