/** Indonesian texts of the charts. */
export const words = {
  'Show table': 'Tampilkan tabel',
  'Hide table': 'Sembunyikan tabel',
  'and {{count}} more': 'dan {{count}} lagi',
  'One student': 'Satu siswa',
  '{{count}} students': '{{count}} siswa',
  'Number of students': 'Jumlah siswa',
  'Typical range for the grade': 'Rentang lazim tingkat ini',
  'Middle half': 'Separuh tengah',
  'Median last term': 'Median semester lalu',
  Goal: 'Target',
  Group: 'Kelompok',
  'expected {{measure}}': 'harapan {{measure}}',
  'Expected level': 'Tingkat yang diharapkan',
  'At start': 'Awal',
  Latest: 'Terbaru',
  'The larger a square, the more students': 'Makin besar kotak, makin banyak siswa',
} as const
