/** Indonesian for a child's own pages. */
export const words = {
  Test: 'Tes',
  Student: 'Siswa',
  'My tests': 'Tesku',
  'What to take now and what is done': 'Tes untuk sekarang dan yang sudah selesai',
  'My reading': 'Bacaanku',
  'How far your reading has come': 'Sudah sejauh mana kamu membaca',
  'Test report': 'Laporan tes',
  'My children': 'Anak-anak saya',
  Reports: 'Laporan',
  'today at {{time}}': 'hari ini pukul {{time}}',
  '{{answered}} of about {{total}} answered': '{{answered}} dari sekitar {{total}} sudah dijawab',
  'You read short texts and choose the words that fit. There is no clock, so take your time.':
    'Kamu membaca teks pendek dan memilih kata-kata yang cocok. Tidak ada batas waktu, jadi santai saja.',
  'You have started this test': 'Kamu sudah mulai tes ini',
  'Your test for now': 'Tesmu sekarang',
  'Go on': 'Lanjutkan',
  Start: 'Mulai',
  'You have time until {{day}}.': 'Waktumu sampai {{day}}.',
  'See what you reached last time': 'Lihat hasilmu yang terakhir',
  'You have reached': 'Kamu sudah sampai di',
  'Done on {{day}}': 'Selesai pada {{day}}',
  Done: 'Selesai',
  'This test could not tell how well you read. Tell your teacher you would like to try again.':
    'Tes ini belum bisa menunjukkan seberapa baik kamu membaca. Beri tahu gurumu bahwa kamu ingin mencoba lagi.',
  'See my report': 'Lihat laporanku',
  'See my report of {{title}}': 'Lihat laporanku: {{title}}',
  'No test yet': 'Belum ada tes',
  'As soon as there is one for you, it stands here. Until then, read something that you like!':
    'Begitu ada tes untukmu, tesnya muncul di sini. Sambil menunggu, bacalah sesuatu yang kamu suka!',
  'Nothing to do just now': 'Belum ada yang perlu dikerjakan',
  'Your next test opens {{day}}.': 'Tesmu berikutnya dibuka {{day}}.',
  'As soon as there is a new test for you, it stands here.': 'Begitu ada tes baru untukmu, tesnya muncul di sini.',
  'Go on with {{title}}': 'Lanjutkan {{title}}',
  'Start {{title}}': 'Mulai {{title}}',
  'Tests you have done': 'Tes yang sudah kamu selesaikan',
  'Also for you': 'Ada lagi untukmu',
  'Coming soon': 'Segera datang',
  'Opens {{day}}': 'Dibuka {{day}}',
  'Tests that are closed': 'Tes yang sudah ditutup',
  'This one closed before you finished it. That is all right. Ask your teacher for another go.':
    'Tes ini ditutup sebelum kamu selesai. Tidak apa-apa. Mintalah kesempatan lagi kepada gurumu.',
  'Each test is a stop on your way.': 'Setiap tes adalah satu perhentian di perjalananmu.',
  'Your way begins with your first test': 'Perjalananmu dimulai dengan tes pertamamu',
  'Go to my tests': 'Buka tesku',
  'When you have done it, you see here how far you can read.':
    'Setelah selesai, di sini kamu melihat sudah sejauh mana kamu bisa membaca.',
  'Your way of reading. You stand at {{place}}.': 'Perjalanan membacamu. Kamu ada di {{place}}.',
  'Step {{step}}': 'Langkah {{step}}',
  'Your last test could not tell how well you read, so your place stays where it was.':
    'Tes terakhirmu belum bisa menunjukkan seberapa baik kamu membaca, jadi tempatmu tetap seperti sebelumnya.',
  'You are here': 'Kamu di sini',
  'After the last step come the numbers, from {{zero}} on.':
    'Setelah langkah terakhir, mulailah angka-angka, dari {{zero}}.',
  'Your place is a good guess, not an exact number. On another day it can be a little different.':
    'Tempatmu ini perkiraan yang baik, bukan angka pasti. Di hari lain bisa sedikit berbeda.',
  'What I can read now': 'Yang bisa kubaca sekarang',
  'Your place is not sure yet': 'Tempatmu belum pasti',
  'This test could not tell how well you read. Next time, take all the time you like: there is no clock.':
    'Tes ini belum bisa menunjukkan seberapa baik kamu membaca. Lain kali, pakailah waktu sesukamu: tidak ada batas waktu.',
  'My stops': 'Perhentianku',
  'This is your first stop on the way. Every page you read takes you on.':
    'Ini perhentian pertamamu di perjalanan. Setiap halaman yang kamu baca membawamu maju.',
  'You have climbed one step since {{since}}. Well done!': 'Kamu sudah naik satu langkah sejak {{since}}. Hebat!',
  'You have climbed {{steps}} steps since {{since}}. Well done!':
    'Kamu sudah naik {{steps}} langkah sejak {{since}}. Hebat!',
  'You have come a little further since {{since}}. Every page you read takes you on.':
    'Kamu sudah sedikit lebih jauh sejak {{since}}. Setiap halaman yang kamu baca membawamu maju.',
  'You have already been at {{best}}. Some days are harder than others, and you can get there again.':
    'Kamu sudah pernah sampai di {{best}}. Ada hari yang lebih sulit, dan kamu bisa sampai di sana lagi.',
  'Some days are harder than others, and that is all right. Every page you read takes you on.':
    'Ada hari yang lebih sulit daripada hari lain, dan itu tidak apa-apa. Setiap halaman yang kamu baca membawamu maju.',
  Setting: 'Pengaturan',
  'Your account and preferences': 'Atur akun sesuai keinginan',
  'You have {{count}} tests to take. See them all.': 'Ada {{count}} tes untukmu. Lihat semuanya.',
  'See my whole way': 'Lihat seluruh perjalananku',
  'Read next': 'Bacaan berikutnya',
  'My plan': 'Rencanaku',
  'What you can take now, and what is coming': 'Yang bisa kamu kerjakan sekarang, dan yang akan datang',
  'You can take this now': 'Bisa kamu kerjakan sekarang',
  'It opens at {{time}}. You have time until {{day}}.': 'Dibuka pukul {{time}}. Waktumu sampai {{day}}.',
  'Nothing is planned': 'Belum ada rencana',
  'No test is coming just now. A good time to read something that you like!':
    'Belum ada tes yang akan datang. Waktu yang pas untuk membaca yang kamu suka!',
  'After that, nothing is planned yet.': 'Setelah itu belum ada rencana.',
  'You need not prepare anything. Sleep well, and bring your curiosity.':
    'Kamu tidak perlu menyiapkan apa-apa. Tidur yang cukup, dan bawa rasa ingin tahumu.',
} as const
