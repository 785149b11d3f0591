/** Indonesian texts of the activity log. */
export const words = {
  'Activity log': 'Catatan aktivitas',
  When: 'Waktu',
  Who: 'Siapa',
  What: 'Apa',
  About: 'Tentang',
  'Viewed and changed': 'Dilihat dan diubah',
  Viewed: 'Dilihat',
  Changed: 'Diubah',
  'Name of the person': 'Nama pelaku',
  'Name of the student': 'Nama siswa',
  'Command line': 'Baris perintah',
  'Setup page': 'Halaman penyiapan',
  'Release token': 'Token rilis',
  Server: 'Server',
  'Deleted account': 'Akun terhapus',
  'Deleted person': 'Orang yang datanya sudah dihapus',
  'Show only what {{name}} did': 'Tampilkan hanya kegiatan {{name}}',
  Admin: 'Admin',
  'Nothing has been recorded yet': 'Belum ada catatan',
  'Once someone views or changes data, it appears here.':
    'Begitu seseorang melihat atau mengubah data, kegiatannya tampil di sini.',
  'Only the newest {{count}} entries are listed. Choose a period to see older ones.':
    'Hanya {{count}} entri terbaru yang ditampilkan. Pilih masa tertentu untuk melihat yang lebih lama.',
  'School: {{name}}': 'Sekolah: {{name}}',
  'Only one school': 'Hanya satu sekolah',
  'Show all schools': 'Tampilkan semua sekolah',
} as const
