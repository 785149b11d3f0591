import { reportWords } from '../lib/measure/report-words.id'

/** Indonesian texts of the report that all areas show. */
export const words = {
  'The true measure is as likely on this line as beyond it':
    'Ukuran sebenarnya sama mungkinnya berada di garis ini atau di luarnya',
  ...reportWords,
  'Next time, read each text slowly to the end. There is no clock.':
    'Lain kali, baca setiap teks pelan-pelan sampai selesai. Tidak ada batas waktu.',
  'Short books with big pictures and a few words on each page are just right for you.':
    'Buku tipis dengan gambar besar dan sedikit kata di tiap halaman cocok untukmu sekarang.',
  'Look for books between {{low}} and {{high}}. They are just right for you.':
    'Carilah buku antara {{low}} dan {{high}}. Itu cocok untukmu sekarang.',
  'Stories are easy for you. Now try a book about animals, space or how things work.':
    'Cerita mudah bagimu. Coba juga buku tentang hewan, luar angkasa, atau cara kerja benda.',
  'You are good at factual texts. Now try a story, and tell someone about it.':
    'Kamu pandai membaca pengetahuan. Coba juga sebuah cerita, lalu ceritakan kepada seseorang.',
  'Read a little every day and tell someone about it.':
    'Bacalah sedikit setiap hari, lalu ceritakan apa yang kamu baca.',
  'No measures yet': 'Belum ada ukuran',
  'Show {{count}} answers': 'Tampilkan {{count}} jawaban',
  'No texts were answered.': 'Belum ada teks yang dijawab.',
  'reading-report': 'laporan-membaca',
  Seconds: 'Detik',
  'Answered too fast': 'Dijawab terlalu cepat',
  'Letter to parents': 'Surat untuk orang tua',
  'Step {{step}} of {{of}}': 'Langkah {{step}} dari {{of}}',
  'Your level: {{place}}': 'Tempatmu di perjalanan: {{place}}',
  'Your level': 'Tempatmu di perjalanan',
  'This test could not show how well you read. Next time, take as long as you like.':
    'Tes ini belum bisa menunjukkan seberapa baik kamu membaca. Lain kali, pakailah waktu sesukamu.',
  'You answered very fast, so this test cannot show how well you read. Next time, take as long as you like.':
    'Jawabanmu datang sangat cepat, jadi tes ini belum bisa menunjukkan seberapa baik kamu membaca. Lain kali, pakailah waktu sesukamu.',
  'Your level stays the same: {{place}}.': 'Tempatmu tetap seperti sebelumnya: {{place}}.',
  'We are not sure of your level yet': 'Tempatmu belum pasti',
  '{{count}} minutes': '{{count}} menit',
  'You answered {{count}} texts in {{time}}.': 'Kamu menjawab {{count}} teks dalam {{time}}.',
  'This is a good guess, not an exact number. It can be a little higher or lower on another day.':
    'Ini perkiraan yang baik, bukan angka pasti. Di hari lain bisa sedikit lebih atau sedikit kurang.',
  'Your tests so far': 'Tes-tesmu sejauh ini',
  'What you did': 'Yang sudah kamu lakukan',
  'You read {{count}} texts in {{time}}.': 'Kamu membaca {{count}} teks dalam {{time}}.',
  'What you can do now': 'Yang bisa kamu lakukan sekarang',
  '{{points}} points': '{{points}} poin',
  Print: 'Cetak',
  'Link to this report': 'Tautan ke laporan ini',
  'Only you and {{name}} can open this link, after logging in. It works until {{day}}.':
    'Tautan ini membuka laporan setelah masuk: untuk Anda dan {{name}} saja, sampai {{day}}.',
  'Link copied.': 'Tautan sudah disalin.',
  Copy: 'Salin',
  'You are on the first few steps. Every new word you learn helps you climb higher.':
    'Kamu ada di langkah-langkah pertama. Setiap kata baru yang kamu kenal membawamu naik.',
  'Books at this level are just right for you.': 'Buku pada tingkat ini pas untukmu.',
  'You came and you tried. That’s great! You can try again.':
    'Kamu sudah datang dan mencoba. Kamu boleh mencoba lagi, dan semuanya akan baik-baik saja.',
  'You took your time with every text. That’s what good readers do.':
    'Kamu membaca setiap teks tanpa terburu-buru. Begitulah pembaca yang baik.',
  'You finished the test. Next time, read each text slowly to the end. There is no clock.':
    'Kamu menyelesaikan tesnya. Lain kali, baca setiap teks pelan-pelan sampai selesai. Tidak ada batas waktu.',
  'You did not skip a single text. That takes patience.': 'Tidak satu pun teks kamu lewati. Itu butuh kesabaran.',
  'You kept going, text after text. That takes patience.': 'Kamu menjawab teks demi teks. Itu butuh kesabaran.',
  'Choose what you like: adventures and clever animals, or the sea, space and how things work.':
    'Pilih yang kamu suka: petualangan dan hewan cerdik, atau laut, luar angkasa, dan cara kerja benda.',
  'What you can read now': 'Yang bisa kamu baca sekarang',
  'These texts are not from a test. They show what each level is like.':
    'Tidak satu pun berasal dari tes. Teks-teks ini hanya menunjukkan seperti apa bacaan pada tingkat ini.',
  Easy: 'Mudah',
  'Just right': 'Pas',
  'A little harder': 'Sedikit lebih sulit',
  'Read it alone, just for fun.': 'Untuk dibaca sendiri, sekadar bersenang-senang.',
  'Fun to read, with some new words.': 'Untuk dinikmati, sambil menemukan kata baru.',
  'Read it with someone, a bit at a time.': 'Untuk dibaca bersama seseorang, sedikit demi sedikit.',
  'In Indonesian': 'Dalam bahasa Indonesia',
  'In English': 'Dalam bahasa Inggris',
  'As a table': 'Sebagai tabel',
  'Number of students at each level. The typical range for the grade is highlighted.':
    'Jumlah siswa di tiap ruas skala. Rentang lazim tingkatnya diberi warna.',
  'Kind of text': 'Jenis teks',
  Measure: 'Ukuran',
  'Not reliable': 'Belum dapat dipercaya',
  'Grade unknown': 'Tingkat tidak diketahui',
  '{{below}} below, {{within}} within and {{above}} above the typical range for the grade ({{low}}–{{high}})':
    '{{below}} di bawah, {{within}} di dalam, dan {{above}} di atas rentang lazim tingkatnya ({{low}}–{{high}})',
  Median: 'Median',
  '{{count}} with a reliable measure': '{{count}} dengan ukuran yang dapat dipercaya',
  'Bars show how many students are at each level. The band is the typical range: the middle half of all readers in the grade today. The line is the median of these students.':
    'Batang menunjukkan jumlah siswa di tiap tingkat kemampuan. Pita adalah rentang lazim: separuh tengah semua pembaca di tingkat itu hari ini. Garis adalah median siswa-siswa ini.',
  'Measure (L)': 'Ukuran (L)',
  'Lowest likely (L)': 'Kemungkinan terendah (L)',
  'Highest likely (L)': 'Kemungkinan tertinggi (L)',
  'Text (L)': 'Bacaan (L)',
  Yes: 'Ya',
  No: 'Tidak',
} as const
