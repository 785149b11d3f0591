/** Indonesian texts that the dashboards of teachers and schools share. */
export const words = {
  'Today and upcoming': 'Hari ini dan berikutnya',
  'No tests are open today.': 'Tidak ada tes yang terbuka hari ini.',
  'Everyone has started the open tests.': 'Semua sudah memulai tes yang terbuka.',
  '{{count}} students haven’t started. Allow about 30 quiet minutes each.':
    '{{count}} siswa belum mulai. Sediakan sekitar 30 menit yang tenang untuk masing-masing.',
  '{{count}} classrooms': '{{count}} kelas',
  '{{count}} of {{of}} finished': '{{count}} dari {{of}} selesai',
  '{{count}} in progress': '{{count}} sedang mengerjakan',
  '{{count}} not started': '{{count}} belum mulai',
  'Closes {{moment}}': 'Ditutup {{moment}}',
  'Opens {{moment}}': 'Dibuka {{moment}}',
  'Given to {{count}} students': 'Diberikan kepada {{count}} siswa',
  '{{count}} more tests': '{{count}} tes lainnya',
  '{{tested}} of {{students}} tested this term': '{{tested}} dari {{students}} sudah dites semester ini',
  'No one has been measured yet.': 'Belum ada yang diukur.',
  'below the typical range for the grade': 'di bawah rentang lazim tingkatnya',
  'within the typical range for the grade': 'di dalam rentang lazim tingkatnya',
  'above the typical range for the grade': 'di atas rentang lazim tingkatnya',
  '{{change}} since last term': '{{change}} sejak semester lalu',
  'The dot is the median of the latest measures. The band is the typical range: the middle half of all readers in the grade today.':
    'Tanda bulat adalah median ukuran terakhir. Pita adalah rentang lazim: separuh tengah semua pembaca setingkat saat ini.',
  'Recently finished': 'Baru selesai',
  'All finished tests': 'Semua tes yang selesai',
  '{{count}} not tested for {{months}} months': '{{count}} tidak dites selama {{months}} bulan',
  'View full report': 'Lihat laporan lengkap',
} as const
