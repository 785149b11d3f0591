/** Indonesian texts of the search. */
export const words = {
  Search: 'Cari',
  'Name, class, number or page': 'Nama, kelas, nomor, atau halaman',
  'Search results': 'Hasil pencarian',
  '{{count}} results': '{{count}} hasil',
  Recent: 'Terakhir dibuka',
  Actions: 'Tindakan',
  Pages: 'Halaman',
  Students: 'Siswa',
  Classrooms: 'Kelas',
  Teachers: 'Guru',
  Tests: 'Tes',
  Invoices: 'Tagihan',
  Schools: 'Sekolah',
  Unpaid: 'Belum dibayar',
  Paid: 'Lunas',
  Expired: 'Kedaluwarsa',
  Void: 'Dibatalkan',
  '{{count}} students': '{{count}} siswa',
  'Page title or address': 'Judul atau alamat halaman',
  'Nothing matches “{{words}}”. Try a shorter word.':
    'Tidak ada yang cocok dengan “{{words}}”. Coba kata yang lebih pendek.',
  'No pages match “{{words}}”. Try a shorter word.':
    'Tidak ada halaman bernama “{{words}}”. Coba kata yang lebih pendek.',
  'Only pages can be found right now, because the server does not answer.':
    'Saat ini hanya halaman yang dapat dicari, karena server tidak menjawab.',
  'No exact match, so similar spellings are listed.': 'Tidak ada yang persis sama, jadi ejaan yang mirip ditampilkan.',
} as const
