/** Indonesian texts of the dashboards of schools and teachers. */
export const words = {
  'See all': 'Lihat semua',
  'Tests appear here once teachers give one.': 'Tes tampil di sini begitu guru memberikannya.',
  Time: 'Waktu',
  'Waiting for you': 'Menunggu Anda',
  'Nothing is waiting for you.': 'Tidak ada yang menunggu Anda.',
  '{{count}} interventions to check': '{{count}} intervensi perlu diperiksa',
  '{{count}} unpaid invoices': '{{count}} tagihan belum dibayar',
  'due on {{day}}': 'jatuh tempo {{day}}',
  '{{count}} imports to finish': '{{count}} impor belum selesai',
  '{{left}} of {{total}} seats left': 'Sisa {{left}} dari {{total}} kursi',
  'until {{day}}': 'sampai {{day}}',
  '{{count}} classes not tested this term': '{{count}} kelas belum dites pada semester ini',
} as const
