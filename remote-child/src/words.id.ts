/** Indonesian texts of the child area. */
export const words = {
  Test: 'Tes',
  Student: 'Siswa',
  'My tests': 'Tesku',
  'Tests to take now and tests you have done': 'Tes untuk sekarang dan yang sudah selesai',
  'My reading': 'Bacaanku',
  'Your reading journey so far': 'Sudah sejauh mana kamu membaca',
  'Test report': 'Laporan tes',
  'My children': 'Anak-anak saya',
  Reports: 'Laporan',
  'today at {{time}}': 'hari ini pukul {{time}}',
  '{{answered}} of about {{total}} questions done': '{{answered}} dari sekitar {{total}} pertanyaan sudah dijawab',
  'Read short texts and pick the best answers. There is no clock, so take your time.':
    'Kamu membaca teks pendek dan memilih kata-kata yang cocok. Tidak ada batas waktu, jadi santai saja.',
  'You have started this test': 'Kamu sudah mulai tes ini',
  'Your next test': 'Tesmu sekarang',
  Continue: 'Lanjut',
  Start: 'Mulai',
  'You have until {{day}}.': 'Waktumu sampai {{day}}.',
  'See your last result': 'Lihat hasilmu yang terakhir',
  'You reached': 'Kamu sudah sampai di',
  'Done on {{day}}': 'Selesai pada {{day}}',
  Done: 'Selesai',
  'This test could not show how well you read. Ask your teacher if you can try again.':
    'Tes ini belum bisa menunjukkan seberapa baik kamu membaca. Beri tahu gurumu bahwa kamu ingin mencoba lagi.',
  'See my report': 'Lihat laporanku',
  'See my report for {{title}}': 'Lihat laporanku: {{title}}',
  'No tests yet': 'Belum ada tes',
  'Your first test will appear here. Until then, read something you like!':
    'Begitu ada tes untukmu, tesnya muncul di sini. Sambil menunggu, bacalah sesuatu yang kamu suka!',
  'All done for now!': 'Belum ada yang perlu dikerjakan',
  'Your next test opens {{day}}.': 'Tesmu berikutnya dibuka {{day}}.',
  'Your next test will appear here.': 'Begitu ada tes baru untukmu, tesnya muncul di sini.',
  'Continue {{title}}': 'Lanjutkan {{title}}',
  'Start {{title}}': 'Mulai {{title}}',
  'Tests you have done': 'Tes yang sudah kamu selesaikan',
  'More tests for you': 'Ada lagi untukmu',
  'Coming soon': 'Segera datang',
  'Opens {{day}}': 'Dibuka {{day}}',
  'Closed tests': 'Tes yang sudah ditutup',
  'This test closed before you finished. That’s OK. Ask your teacher if you can try again.':
    'Tes ini ditutup sebelum kamu selesai. Tidak apa-apa. Mintalah kesempatan lagi kepada gurumu.',
  'Every test is a stop on your reading journey': 'Setiap tes adalah satu perhentian di perjalananmu',
  'Your journey starts with your first test': 'Perjalananmu dimulai dengan tes pertamamu',
  'Go to my tests': 'Buka tesku',
  'Finish it to see your reading level here.':
    'Setelah selesai, di sini kamu melihat sudah sejauh mana kamu bisa membaca.',
  'Your reading journey. You are at {{place}}.': 'Perjalanan membacamu. Kamu ada di {{place}}.',
  'Step {{step}}': 'Langkah {{step}}',
  'Your last test could not show how well you read, so your level stays the same.':
    'Tes terakhirmu belum bisa menunjukkan seberapa baik kamu membaca, jadi tempatmu tetap seperti sebelumnya.',
  'You are here': 'Kamu di sini',
  'Once you pass the last step, your level is shown as a number, starting at {{zero}}.':
    'Setelah langkah terakhir, tingkatmu menjadi angka, mulai dari {{zero}}.',
  'Your level is a good guess, not an exact number. It can be a little different on another day.':
    'Tempatmu ini perkiraan yang baik, bukan angka pasti. Di hari lain bisa sedikit berbeda.',
  'What I can read now': 'Yang bisa kubaca sekarang',
  'We are not sure of your level yet': 'Tempatmu belum pasti',
  'This test could not show how well you read. Next time, take as long as you like. There is no clock!':
    'Tes ini belum bisa menunjukkan seberapa baik kamu membaca. Lain kali, pakailah waktu sesukamu: tidak ada batas waktu.',
  'My tests so far': 'Perhentianku',
  'This is the first stop on your journey. Every page you read takes you further.':
    'Ini perhentian pertamamu di perjalanan. Setiap halaman yang kamu baca membawamu maju.',
  'You have climbed {{count}} steps since {{since}}. Well done!':
    'Kamu sudah naik {{count}} langkah sejak {{since}}. Hebat!',
  'You have moved up a little since {{since}}. Every page you read takes you further.':
    'Kamu sudah sedikit lebih jauh sejak {{since}}. Setiap halaman yang kamu baca membawamu maju.',
  'You have been at {{best}} before. Some days are harder than others. You can get there again!':
    'Kamu sudah pernah sampai di {{best}}. Ada hari yang lebih sulit, dan kamu bisa sampai di sana lagi.',
  'Some days are harder than others, and that’s OK. Every page you read takes you further.':
    'Ada hari yang lebih sulit daripada hari lain, dan itu tidak apa-apa. Setiap halaman yang kamu baca membawamu maju.',
  Setting: 'Pengaturan',
  Settings: 'Pengaturan',
  'Your account and preferences': 'Atur akun sesuai keinginan',
  'You have {{count}} tests to take. See them all.': 'Ada {{count}} tes untukmu. Lihat semuanya.',
  'See my journey': 'Lihat seluruh perjalananku',
  'Read next': 'Bacaan berikutnya',
  'My schedule': 'Rencanaku',
  'Tests you can take now and tests coming soon': 'Yang bisa kamu kerjakan sekarang, dan yang akan datang',
  'Ready for you now': 'Bisa kamu kerjakan sekarang',
  'Opens at {{time}}. You have until {{day}}.': 'Dibuka pukul {{time}}. Waktumu sampai {{day}}.',
  'No tests coming up': 'Belum ada rencana',
  'There are no tests right now. It’s a good time to read something you like!':
    'Belum ada tes yang akan datang. Waktu yang pas untuk membaca yang kamu suka!',
  'Nothing else is planned yet.': 'Setelah itu belum ada rencana.',
  'You don’t need to prepare. Sleep well and be curious!':
    'Kamu tidak perlu menyiapkan apa-apa. Tidur yang cukup, dan bawa rasa ingin tahumu.',
  'Child’s view': 'Versi anak',
  'What {{name}} sees': 'Yang dilihat {{name}}',
} as const
