/** Indonesian texts of the test, from its start to its report. */
export const words = {
  'Reading test': 'Tes membaca',
  'Reading test in progress': 'Tes membaca sedang berjalan',
  'Test result': 'Hasil tes',
  'Test report': 'Laporan tes',
  'Hello, {{name}}!': 'Halo, {{name}}!',
  'You will read {{from}}–{{to}} short texts.': 'Kamu akan membaca {{from}}–{{to}} teks pendek.',
  'Pick the best answer. Is a text too hard? You can skip up to {{skips}}.':
    'Kamu memilih kata-kata yang cocok. Teksnya terlalu sulit? Kamu boleh melewati sampai {{skips}} teks.',
  'You will read up to {{count}} short texts. Each has two questions.':
    'Kamu akan membaca paling banyak {{count}} teks pendek. Setiap teks punya dua pertanyaan.',
  'Pick the best answers. Is a question too hard? You can skip up to {{skips}}.':
    'Kamu memilih jawaban yang cocok. Pertanyaannya terlalu sulit? Kamu boleh melewati sampai {{skips}} pertanyaan.',
  'Take your time. There is no clock. It takes about {{minutes}} minutes. Longer is fine too.':
    'Tenang saja, tidak ada batas waktu. Biasanya sekitar {{minutes}} menit, lebih lama juga boleh.',
  'Are you tired? Press Pause and rest. You can continue where you stopped.':
    'Lelah? Tekan Istirahat dulu. Nanti kamu melanjutkan dari tempatmu berhenti.',
  'Want to warm up first?': 'Sebelum mulai, kalau kamu mau',
  'Before you continue': 'Sebelum lanjut, kalau kamu mau',
  'Try one text': 'Coba satu teks',
  'The test ends here': 'Tesnya berakhir di sini',
  'Go to the front page': 'Ke halaman depan',
  'Just for practice.': 'Tidak dihitung.',
  'How I read': 'Cara aku membaca',
  'Letters, colours, ruler': 'Huruf, warna, penggaris',
  'Can you hear it?': 'Terdengar tidak?',
  'A voice reads the instructions': 'Ada suara yang membacakan petunjuk',
  'This needs the internet, but there is no connection right now.':
    'Ini memerlukan jaringan, dan jaringannya sedang hilang.',
  'Read the text. Then pick the answer that fits in the gap and press Done.':
    'Baca teksnya. Lalu pilih kata-kata yang cocok untuk titik-titik, dan tekan Selesai.',
  'Read the text. Then pick the best answer and press Done. Each text has two questions.':
    'Baca teksnya. Lalu pilih jawaban yang cocok, dan tekan Selesai. Setiap teks punya dua pertanyaan.',
  'Practice text': 'Teks untuk dicoba',
  Done: 'Selesai',
  'That is how it works!': 'Begitulah caranya!',
  'You chose “{{word}}”. It fits!': 'Kamu memilih “{{word}}”, dan itu cocok.',
  'You chose “{{word}}”. Here “{{fitting}}” fits better.':
    'Kamu memilih “{{word}}”. Di sini “{{fitting}}” lebih cocok.',
  'It had rained, the grass was full of drops, and her socks left marks. They were wet.':
    'Setelah hujan ada tetes air di mana-mana, dan kaus kakinya meninggalkan bekas: artinya basah (wet).',
  'She ran out to look for snails, and snails are animals.':
    'Dia keluar untuk mencari siput (snails), dan siput adalah hewan (animals).',
  'After a week there was something to see in the pot. The seed had begun to grow.':
    'Setelah seminggu menunggu, ada yang bisa dilihat di pot: benihnya mulai tumbuh (grow).',
  'He wanted everyone to come and see his plant. He was happy.':
    'Dia ingin semua orang datang melihat tanamannya: dia senang (happy).',
  'Each text has two questions. The second one is about the same text.':
    'Setiap teks punya dua pertanyaan. Yang kedua tentang teks yang sama.',
  'Go to the second question': 'Ke pertanyaan kedua',
  'In the test, the next text comes straight away, and you won’t see which answer was right. Just pick what you think.':
    'Dalam tes, teks berikutnya langsung datang dan tidak ada yang memberi tahu mana yang benar. Pilih saja menurutmu.',
  'Try another one': 'Coba satu lagi',
  'Read aloud': 'Bacakan',
  'Stop reading aloud': 'Berhenti membacakan',
  'Hello! I am the voice that reads the instructions to you.': 'Halo! Ini suara yang membacakan petunjuk untukmu.',
  'I can hear it': 'Aku mendengarnya',
  'I can’t hear it': 'Aku tidak mendengarnya',
  'Great! Press a loudspeaker any time to hear what to do. You read the texts yourself.':
    'Bagus! Tekan pengeras suara kapan saja kamu mau mendengar petunjuk. Teksnya kamu baca sendiri, ya.',
  'That’s fine. Everything is written here too. To hear it, turn up the sound and press again.':
    'Tidak apa-apa: semuanya juga tertulis di sini. Kalau mau mendengar, keraskan suaranya lalu tekan lagi.',
  'How big are the letters?': 'Sebesar apa hurufnya?',
  Normal: 'Biasa',
  Large: 'Besar',
  'Very large': 'Sangat besar',
  'Which letters do you like?': 'Huruf mana yang kamu suka?',
  'Like in books': 'Seperti di buku',
  Plain: 'Polos',
  'Easy letters': 'Huruf mudah',
  'We could not load these letters. They will appear when the internet is back.':
    'Huruf ini belum bisa diambil. Nanti muncul begitu jaringan kembali.',
  'Which colours are easy on your eyes?': 'Warna mana yang enak di matamu?',
  Strong: 'Kuat',
  Soft: 'Lembut',
  'How much space between the lines?': 'Seberapa renggang barisnya?',
  More: 'Lebih renggang',
  Most: 'Paling renggang',
  'Reading ruler': 'Penggaris baca',
  'A coloured line that follows your finger, the mouse or the arrow keys.':
    'Garis berwarna yang mengikuti jarimu, tetikus, atau tombol panah.',
  'Line {{line}} of {{count}}': 'Baris {{line}} dari {{count}}',
  Reset: 'Setel ulang',
  'Read each text, pick the best answer and take your time. There is no clock.':
    'Baca setiap teks, pilih kata-kata yang cocok, dan tenang saja. Tidak ada batas waktu.',
  'You are taking a break. Your answers are safe.': 'Kamu sedang istirahat. Jawabanmu aman.',
  Start: 'Mulai',
  'Continue where you stopped': 'Lanjutkan dari tempatmu berhenti',
  'Opens on {{date}}': 'Dibuka {{date}}',
  'Closed on {{date}}': 'Ditutup sejak {{date}}',
  'You have already done this test': 'Kamu sudah mengerjakan tes ini',
  'Every answer is saved straight away. If the Wi-Fi stops or the tablet switches off, you can continue where you stopped.':
    'Setiap jawaban langsung disimpan. Kalau Wi-Fi hilang atau tablet mati, kamu melanjutkan dari tempatmu berhenti.',
  '{{count}} answers are waiting on this tablet. They will be sent when you continue.':
    '{{count}} jawaban menunggu di tablet ini. Semuanya dikirim saat kamu melanjutkan.',
  'This browser cannot save answers without the internet. Please keep this page open until you finish.':
    'Peramban ini tidak dapat menyimpan jawaban saat jaringan hilang. Biarkan halaman ini terbuka sampai kamu selesai, ya.',
  'We could not open the test': 'Tes belum bisa dibuka saat ini',
  'You have already answered {{count}} questions': 'Kamu sudah menjawab {{count}} pertanyaan',
  'See your last result': 'Lihat hasilmu yang terakhir',
  'A reading test for {{name}}': 'Tes membaca untuk {{name}}',
  '{{name}} takes this test on their own account.': '{{name}} mengerjakan tes ini dengan akunnya sendiri.',
  'Find a quiet spot and let the child work alone. That gives the truest result.':
    'Cari tempat yang tenang dan biarkan anak mengerjakannya sendiri. Dengan begitu hasilnya paling tepat.',
  'What the child sees': 'Yang dilihat anak',
  'It opens on {{opens}}.': 'Dibuka {{opens}}.',
  'It is open until {{closes}}.': 'Terbuka sampai {{closes}}.',
  '{{name}} has started and answered {{count}} questions so far.':
    '{{name}} sudah mulai dan sejauh ini menjawab {{count}} pertanyaan.',
  'All attempts have been used.': 'Semua kesempatan sudah dipakai.',
  'It closed on {{closes}}.': 'Ditutup {{closes}}.',
  '{{used}} of {{count}} attempts used': '{{used}} dari {{count}} kesempatan terpakai',
  'Open the latest report': 'Buka laporan terakhir',
  'Text {{number}}': 'Teks {{number}}',
  'New text': 'Teks baru',
  'Question {{number}} of {{count}}': 'Pertanyaan {{number}} dari {{count}}',
  'Question {{number}} of {{count}} about this text': 'Pertanyaan {{number}} dari {{count}} tentang teks ini',
  'Which answer fits?': 'Jawaban mana yang cocok?',
  blank: 'titik-titik',
  'Choose the answer': 'Pilih jawabannya',
  'Skip this text ({{skips}} left)': 'Lewati teks ini (sisa {{skips}})',
  'Skip this question ({{skips}} left)': 'Lewati pertanyaan ini (sisa {{skips}})',
  'We could not save your answer. Please choose again.': 'Jawaban ini tidak dapat disimpan. Silakan pilih sekali lagi.',
  'The next text is coming': 'Teks berikutnya segera datang',
  '{{count}} answers are safe on this device': '{{count}} jawaban aman di perangkat ini',
  '{{count}} answers are not sent yet. Please keep this page open.':
    '{{count}} jawaban belum terkirim. Biarkan halaman ini terbuka, ya.',
  'Take a breath…': 'Tarik napas dulu…',
  'I’m ready': 'Aku siap membaca lagi',
  'You are going very fast! There is no clock. Look out of the window, stretch your arms, then read each text slowly to the end.':
    'Kamu cepat sekali! Di sini tidak ada batas waktu. Pandanglah ke luar jendela, regangkan tanganmu, lalu baca setiap teks pelan-pelan sampai selesai.',
  'Waiting for the internet': 'Menunggu jaringan',
  'Try now': 'Coba sekarang',
  'You did nothing wrong. The test will continue by itself when the internet is back.':
    'Kamu tidak salah apa-apa. Tes berlanjut sendiri begitu jaringan kembali.',
  'Please log in again': 'Silakan masuk lagi',
  'Log in again': 'Masuk lagi',
  'You were logged out. Log in again to continue where you stopped.':
    'Kamu sudah keluar dari akun. Masuklah sekali lagi, dan tes berlanjut dari tempatmu berhenti.',
  'You are logged in somewhere else': 'Kamu sudah masuk di tempat lain',
  'Continue there, or log in again here. Nothing is lost: the test continues where you stopped.':
    'Lanjutkan di sana, atau masuk lagi di sini: tes berlanjut dari tempatmu berhenti, dan tidak ada yang hilang.',
  'Your test is open in another tab': 'Tesmu terbuka di tab lain',
  'Continue here': 'Lanjutkan di sini',
  'Continue in that tab, or continue here. Nothing is lost.':
    'Lanjutkan di sana, atau bawa ke sini: tes berlanjut dari tempatmu berhenti, dan tidak ada yang hilang.',
  'Are you still reading? Take all the time you need.': 'Masih membaca? Santai saja, tidak perlu buru-buru.',
  'Need a break? Press Pause. This text will wait for you.':
    'Kalau mau istirahat, tekan Istirahat. Teks ini menunggumu.',
  'The test cannot continue right now': 'Tes belum bisa dilanjutkan saat ini',
  'Back to the start page': 'Kembali ke halaman awal',
  'Please show this page to your teacher.': 'Tunjukkan halaman ini kepada gurumu, ya.',
  'Waiting for the internet. Your answers are safe.': 'Menunggu jaringan. Jawabanmu aman.',
  'Waiting for the internet. Please keep this page open.': 'Menunggu jaringan. Biarkan halaman ini terbuka, ya.',
  'Please keep this page open.': 'Biarkan halaman ini terbuka, ya.',
  Saved: 'Tersimpan',
  'Saving…': 'Menyimpan…',
  'Your answers are saved.': 'Jawabanmu tersimpan.',
  'Your progress': 'Sejauh mana perjalananmu',
  Pause: 'Istirahat',
  'Please wait until your answers are sent.': 'Tunggu sampai jawabanmu terkirim, ya.',
  'You did it, {{name}}!': 'Kamu berhasil, {{name}}!',
  'You reached': 'Kamu sudah sampai di',
  'You finished the whole test. Next time, take as long as you like. There is no clock!':
    'Kamu menyelesaikan seluruh tes. Lain kali, pakailah waktu sesukamu. Tidak ada batas waktu!',
  'You moved up since last time! Your reading is growing.':
    'Kamu naik sejak terakhir kali! Kemampuan membacamu bertumbuh.',
  'You are about where you were last time. Every page you read takes you further.':
    'Kamu kira-kira di tempat yang sama seperti terakhir kali. Setiap halaman yang kamu baca membawamu maju.',
  'Some days are harder than others, and that’s OK. Every page you read takes you further.':
    'Ada hari yang lebih sulit daripada hari lain, dan itu tidak apa-apa. Setiap halaman yang kamu baca membawamu maju.',
  'This is the first stop on your journey. Every page you read takes you further.':
    'Ini perhentian pertamamu di perjalanan. Setiap halaman yang kamu baca membawamu maju.',
  'See my report': 'Lihat laporanku',
  'Back to my tests': 'Kembali ke tes-tesku',
  '{{name}} has finished': '{{name}} sudah selesai',
  'Reading range: {{low}} to {{high}}': 'Bacaan yang cocok: {{low}} sampai {{high}}',
  'Since {{since}}:': 'Sejak {{since}}:',
  'Open the full report': 'Buka laporan lengkap',
  'Let {{name}} take the test here': '{{name}} mengerjakan tes di sini',
} as const
