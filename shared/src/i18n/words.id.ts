import { words as contractWords } from '../contract/words.id'
import { words as accountWords } from '../screens/account-settings/words.id'
import { boardWords } from '../screens/board-words.id'
import { formWords } from '../screens/form-words.id'
import { importScreenWords } from '../screens/import/import-words.id'
import { invoiceWords } from '../screens/money/invoice-words.id'
import { seatWords } from '../screens/money/seat-words.id'
import { words as peopleWords } from '../screens/people/words.id'
import { reportWords } from '../screens/report-words.id'
import { staffWords } from '../screens/staff-words.id'

/** Indonesian for what every area says: the kit, the shared screens, the client, the brand. */
export const words = {
  ...accountWords,
  ...formWords,
  ...boardWords,
  ...reportWords,
  ...staffWords,
  ...peopleWords,
  ...seatWords,
  ...importScreenWords,
  ...invoiceWords,
  ...contractWords,
  'See every reader grow': 'Saksikan setiap pembaca bertumbuh',
  Username: 'Nama pengguna',
  'Verification failed, please Login again.': 'Verifikasi gagal, silakan masuk lagi.',
  'getInfo: roles must be a non-null array!': 'getInfo: peran tidak boleh kosong!',
  'Has Error': 'Terjadi kesalahan',
  'The server took too long to respond. Please try again.': 'Server terlalu lama menjawab. Silakan coba lagi.',
  'The server can’t be reached. Check your connection and try again.':
    'Server tidak dapat dihubungi. Periksa sambungan lalu coba lagi.',
  'This could not be loaded': 'Ini tidak dapat dimuat',
  Retry: 'Coba lagi',
  Pages: 'Halaman',
  'Page {{number}}': 'Halaman {{number}}',
  Next: 'Berikutnya',
  Loading: 'Memuat',
  Search: 'Cari',
  'Rows per page': 'Baris per halaman',
  '{{from}}–{{to}} of {{total}}': '{{from}}–{{to}} dari {{total}}',
  'Nothing found for “{{search}}”': 'Tidak ada hasil untuk “{{search}}”',
  'Show all': 'Tampilkan semua',
  'Check the spelling, or search for part of the name.': 'Periksa ejaannya, atau cari sebagian dari namanya.',
  '{{chance}}% likely to be real growth': '{{chance}}% kemungkinan pertumbuhan nyata',
} as const
