/** Indonesian texts of printing reports and letters of many students. */
export const words = {
  Reports: 'Laporan',
  'Letters to parents': 'Surat untuk orang tua',
  'Table of results': 'Tabel hasil',
  '{{done}} of {{count}} students': '{{done}} dari {{count}} siswa',
  'Preparing the file': 'Menyiapkan berkas',
  Stop: 'Hentikan',
  'Ready: {{count}} students': 'Siap: {{count}} siswa',
  '{{count}} students have no finished test and are not in the file.':
    '{{count}} siswa belum menyelesaikan tes dan tidak ada di berkas.',
  Download: 'Unduh',
  'Available until {{time}}': 'Tersedia sampai {{time}}',
  'The file could not be made. Please try again.': 'Berkas tidak berhasil dibuat. Coba lagi.',
  'Stopped. Nothing was stored.': 'Dihentikan. Tidak ada yang disimpan.',
  'This file was deleted a day after it was made.': 'Berkas ini dihapus sehari setelah dibuat.',
  'Print: {{what}}': 'Cetak: {{what}}',
  'You can close this. The file will be on this page:': 'Anda boleh menutup ini. Berkasnya nanti ada di halaman:',
  Prints: 'Cetakan',
  '{{what}}, all students': '{{what}}, semua siswa',
  'This page as shown': 'Halaman ini seperti tampilannya',
  'Print reports of these': 'Cetak laporan mereka',
  'Print the reports: {{name}}': 'Cetak laporan: {{name}}',
  'Print reports': 'Cetak laporan',
  'Nothing printed in the last days': 'Belum ada cetakan beberapa hari ini',
  'Print reports or letters from the list of students or from the report. The files appear here for a day.':
    'Cetak laporan atau surat dari daftar siswa atau dari halaman laporan. Berkasnya tersedia di sini selama sehari.',
  'Files with reports and letters, available for a day': 'Berkas laporan dan surat, tersedia selama sehari',
} as const
