/** Indonesian for what the dashboards of teachers and schools share. */
export const boardWords = {
  'Today and next': 'Hari ini dan berikutnya',
  'No test is open today.': 'Tidak ada tes yang terbuka hari ini.',
  'Everybody has begun what is open.': 'Semua sudah memulai tes yang terbuka.',
  'Not begun yet: {{count}}. See that each child gets a calm half hour.':
    'Tes yang belum dimulai anak: {{count}}. Pastikan tiap anak mendapat setengah jam yang tenang.',
  'Classrooms: {{count}}': 'Kelas: {{count}}',
  'Finished: {{count}} of {{of}}': 'Selesai: {{count}} dari {{of}}',
  'Working now: {{count}}': 'Sedang mengerjakan: {{count}}',
  'Not begun: {{count}}': 'Belum mulai: {{count}}',
  'Closes {{moment}}': 'Ditutup {{moment}}',
  'Opens {{moment}}': 'Dibuka {{moment}}',
  'Given to {{count}} children': 'Diberikan kepada {{count}} anak',
  'Further tests: {{count}}': 'Tes lainnya: {{count}}',
  'Tested this term: {{tested}} of {{students}}': 'Sudah dites semester ini: {{tested}} dari {{students}}',
  'Nobody is measured yet.': 'Belum ada yang diukur.',
  'below the middle half of the grade': 'di bawah separuh tengah tingkatnya',
  'in the middle half of the grade': 'di dalam separuh tengah tingkatnya',
  'above the middle half of the grade': 'di atas separuh tengah tingkatnya',
  '{{change}} since last term': '{{change}} sejak semester lalu',
  'The mark is the median of the last measures, the band is the middle half of all readers of the grade today.':
    'Tanda bulat adalah median ukuran terakhir, pita adalah separuh tengah semua pembaca setingkat saat ini.',
  'Finished last': 'Baru selesai',
  'All finished tests': 'Semua tes yang selesai',
  'Not tested for {{months}} months: {{count}}': 'Tidak dites selama {{months}} bulan: {{count}}',
  'All in the report': 'Semua di laporan',
} as const
