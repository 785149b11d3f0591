/** Indonesian for the titles and menus of this area; its screens are shared and bring their own words. */
export const words = {
  Student: 'Siswa',
  Classroom: 'Kelas',
  'Students of this classroom': 'Siswa di kelas ini',
  Report: 'Laporan',
  'Reading report': 'Laporan membaca',
  Setting: 'Pengaturan',
  'Your account, the way you like it': 'Atur akun sesuai keinginan',
} as const
