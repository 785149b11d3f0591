/** Indonesian texts of the list of exports. */
export const words = {
  Privacy: 'Privasi',
  'Requests about personal data': 'Permintaan tentang data pribadi',
  Exports: 'Ekspor data',
  'Copies of everything stored about a person. Only the requester can download one':
    'Salinan semua data tentang seseorang. Hanya yang memintanya yang dapat mengunduhnya',
  'Export a person’s data': 'Ekspor data seseorang',
  'The file is being prepared.': 'Berkas sedang disiapkan.',
  'The file contains everything about the person. Your request and its reason are recorded.':
    'Berkas memuat semua data tentang orang ini. Permintaan Anda dan alasannya dicatat.',
  'Username or e-mail address': 'Nama pengguna atau alamat email',
  Reason: 'Alasan',
  'For example who asked for it, when, and how you verified the person.':
    'Misalnya siapa yang memintanya, kapan, dan bagaimana Anda memastikan orangnya.',
  About: 'Tentang',
  'Requested by': 'Diminta oleh',
  'Requested on': 'Diminta pada',
  'Available until': 'Tersedia sampai',
  'Being prepared': 'Sedang disiapkan',
  Ready: 'Siap',
  Expired: 'Kedaluwarsa',
  Failed: 'Gagal',
  'Name or username': 'Nama atau nama pengguna',
  'No exports yet': 'Belum ada ekspor data',
  'Copies that people request appear here.': 'Salinan yang diminta orang akan muncul di sini.',
} as const
