import { tellingWords } from '../lib/report-words.id'

/** Indonesian for the report that all areas show. */
export const reportWords = {
  ...tellingWords,
  'Next time, read each text slowly to its end. There is no clock.':
    'Lain kali, baca setiap teks pelan-pelan sampai selesai. Tidak ada batas waktu.',
  'Short books with big pictures and a few words on each page suit you now.':
    'Buku tipis dengan gambar besar dan sedikit kata di tiap halaman cocok untukmu sekarang.',
  'Look for books between {{low}} and {{high}}. They suit you now.':
    'Carilah buku antara {{low}} dan {{high}}. Itu cocok untukmu sekarang.',
  'Stories are easy for you. Try a book about animals, space or how things work, too.':
    'Cerita mudah bagimu. Coba juga buku tentang hewan, luar angkasa, atau cara kerja benda.',
  'You are good at facts. Try a story, too, and tell somebody about it.':
    'Kamu pandai membaca pengetahuan. Coba juga sebuah cerita, lalu ceritakan kepada seseorang.',
  'Read a little every day, and tell somebody what you have read.':
    'Bacalah sedikit setiap hari, lalu ceritakan apa yang kamu baca.',
  'No measures yet': 'Belum ada ukuran',
  'No text was answered.': 'Belum ada teks yang dijawab.',
  'reading-report': 'laporan-membaca',
  Seconds: 'Detik',
  'Too fast to read': 'Terlalu cepat untuk dibaca',
  'Letter to parents': 'Surat untuk orang tua',
  'Step {{step}} of {{of}}': 'Langkah {{step}} dari {{of}}',
  'Your place on the way: {{place}}': 'Tempatmu di perjalanan: {{place}}',
  'Your place on the way': 'Tempatmu di perjalanan',
  'This test could not tell how well you read. Next time, take all the time you like.':
    'Tes ini belum bisa menunjukkan seberapa baik kamu membaca. Lain kali, pakailah waktu sesukamu.',
  'Your answers came very fast, so this test cannot tell how well you read. Next time, take all the time you like.':
    'Jawabanmu datang sangat cepat, jadi tes ini belum bisa menunjukkan seberapa baik kamu membaca. Lain kali, pakailah waktu sesukamu.',
  'Your place stays where it was: {{place}}.': 'Tempatmu tetap seperti sebelumnya: {{place}}.',
  'Your place is not sure yet': 'Tempatmu belum pasti',
  'Texts you answered: {{items}}. Minutes: {{minutes}}.': 'Teks yang kamu jawab: {{items}}. Menit: {{minutes}}.',
  'It is a good guess, not an exact number. On another day it can be a little more or a little less.':
    'Ini perkiraan yang baik, bukan angka pasti. Di hari lain bisa sedikit lebih atau sedikit kurang.',
  'Your tests so far': 'Tes-tesmu sejauh ini',
  'What you did': 'Yang sudah kamu lakukan',
  'Texts you read: {{items}}. Minutes you read: {{minutes}}.':
    'Teks yang kamu baca: {{items}}. Menit kamu membaca: {{minutes}}.',
  'What you can do now': 'Yang bisa kamu lakukan sekarang',
  '{{points}} points': '{{points}} poin',
  Print: 'Cetak',
  'Link to this report': 'Tautan ke laporan ini',
  'It opens this report after a login: for you and for {{name}}, and for nobody else, until {{day}}.':
    'Tautan ini membuka laporan setelah masuk: untuk Anda dan {{name}} saja, sampai {{day}}.',
  'The link is copied.': 'Tautan sudah disalin.',
  Copy: 'Salin',
  'You are on the first steps of the way. Each new word that you know takes you up.':
    'Kamu ada di langkah-langkah pertama. Setiap kata baru yang kamu kenal membawamu naik.',
  'In a text with this number you understand most things, and there is something new to find.':
    'Dalam teks dengan angka ini kamu memahami sebagian besar isinya, dan masih ada hal baru untuk ditemukan.',
  'You came and you tried. You can try again, and it will be all right.':
    'Kamu sudah datang dan mencoba. Kamu boleh mencoba lagi, dan semuanya akan baik-baik saja.',
  'You took your time for every text. That is what good readers do.':
    'Kamu membaca setiap teks tanpa terburu-buru. Begitulah pembaca yang baik.',
  'You did not leave out a single text. That takes patience.': 'Tidak satu pun teks kamu lewati. Itu butuh kesabaran.',
  'You have answered one text after another. That takes patience.':
    'Kamu menjawab teks demi teks. Itu butuh kesabaran.',
  'Choose what you like: adventures and clever animals, or the sea, space and how things work.':
    'Pilih yang kamu suka: petualangan dan hewan cerdik, atau laut, luar angkasa, dan cara kerja benda.',
  'What you can read now': 'Yang bisa kamu baca sekarang',
  'None of these is from a test. They only show what texts of these levels are like.':
    'Tidak satu pun berasal dari tes. Teks-teks ini hanya menunjukkan seperti apa bacaan pada tingkat ini.',
  Easy: 'Mudah',
  'Just right': 'Pas',
  'A little climb': 'Sedikit mendaki',
  'To read alone, just for fun.': 'Untuk dibaca sendiri, sekadar bersenang-senang.',
  'To enjoy, and to find new words in.': 'Untuk dinikmati, sambil menemukan kata baru.',
  'To read with somebody, a bit at a time.': 'Untuk dibaca bersama seseorang, sedikit demi sedikit.',
  'In Indonesian': 'Dalam bahasa Indonesia',
  'In English': 'Dalam bahasa Inggris',
} as const
