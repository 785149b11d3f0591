/** Indonesian for the titles and menus of this area; its screens are shared and bring their own words. */
export const words = {
  Student: 'Siswa',
  Classroom: 'Kelas',
  'Students of this classroom': 'Siswa di kelas ini',
  Report: 'Laporan',
  'Reading report': 'Laporan membaca',
  Setting: 'Pengaturan',
  'Your account, the way you like it': 'Atur akun sesuai keinginan',
  'Median {{median}}, below the middle half of the grade ({{low}}–{{high}})':
    'Median {{median}}, di bawah separuh tengah tingkatnya ({{low}}–{{high}})',
  Children: 'Anak',
  'Classes to look at first': 'Kelas yang perlu dilihat lebih dulu',
  'None: no class lies below its grade, and at least half of each was tested this term.':
    'Tidak ada: tidak ada kelas di bawah tingkatnya, dan setidaknya separuh tiap kelas sudah dites semester ini.',
  'Tested this term': 'Sudah dites semester ini',
  Classrooms: 'Kelas',
  'How the grades stand': 'Keadaan tiap tingkat',
  'As soon as students have a grade and a finished test, their grades stand here.':
    'Begitu siswa punya tingkat dan tes yang selesai, tingkatnya tampil di sini.',
  'As soon as the school has students, you see here how they read, class by class.':
    'Begitu sekolah punya siswa, Anda melihat di sini bagaimana mereka membaca, kelas demi kelas.',
} as const
