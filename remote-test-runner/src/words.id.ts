/** Indonesian for the test, from its beginning to its report. */
export const words = {
  'Reading test': 'Tes membaca',
  'Reading test in progress': 'Tes membaca sedang berjalan',
  'Test result': 'Hasil tes',
  'Test report': 'Laporan tes',
  'Hello, {{name}}!': 'Halo, {{name}}!',
  'You read a little text. There are about {{from}}–{{to}} of them, all short.':
    'Kamu membaca teks pendek. Ada kira-kira {{from}}–{{to}} teks, semuanya singkat.',
  'You choose the words that fit. Is a text too hard? You may skip up to {{skips}}.':
    'Kamu memilih kata-kata yang cocok. Teksnya terlalu sulit? Kamu boleh melewati sampai {{skips}} teks.',
  'Take your time. There is no clock. It takes about {{minutes}} minutes, and more is fine.':
    'Tenang saja, tidak ada batas waktu. Biasanya sekitar {{minutes}} menit, lebih lama juga boleh.',
  'Are you tired? Press Pause and rest. You go on where you stopped.':
    'Lelah? Tekan Istirahat dulu. Nanti kamu melanjutkan dari tempatmu berhenti.',
  'Before you start, if you like': 'Sebelum mulai, kalau kamu mau',
  'Before you go on, if you like': 'Sebelum lanjut, kalau kamu mau',
  'Try one text': 'Coba satu teks',
  'It does not count.': 'Tidak dihitung.',
  'How I read': 'Cara aku membaca',
  'Letters, colours, ruler': 'Huruf, warna, penggaris',
  'Can you hear it?': 'Terdengar tidak?',
  'A voice reads what to do': 'Ada suara yang membacakan petunjuk',
  'This needs the network, which is away just now.': 'Ini memerlukan jaringan, dan jaringannya sedang hilang.',
  'Read the text. Then choose the words that fit into the blank, and press Done.':
    'Baca teksnya. Lalu pilih kata-kata yang cocok untuk titik-titik, dan tekan Selesai.',
  'A text to try': 'Teks untuk dicoba',
  Done: 'Selesai',
  'That is how it works!': 'Begitulah caranya!',
  'You chose “{{word}}”, and it fits.': 'Kamu memilih “{{word}}”, dan itu cocok.',
  'You chose “{{word}}”. Here “{{fitting}}” fits better.':
    'Kamu memilih “{{word}}”. Di sini “{{fitting}}” lebih cocok.',
  'There were drops everywhere after the rain, and the socks left marks: they were wet.':
    'Setelah hujan ada tetes air di mana-mana, dan kaus kakinya meninggalkan bekas: artinya basah (wet).',
  'After a week of waiting there was something to see in the pot: the seed had begun to grow.':
    'Setelah seminggu menunggu, ada yang bisa dilihat di pot: benihnya mulai tumbuh (grow).',
  'In the test the next text comes at once, and nobody says what was right. Choose what you think.':
    'Dalam tes, teks berikutnya langsung datang dan tidak ada yang memberi tahu mana yang benar. Pilih saja menurutmu.',
  'Try another one': 'Coba satu lagi',
  'Read aloud': 'Bacakan',
  'Stop reading aloud': 'Berhenti membacakan',
  'Hello! This is the voice that reads to you what to do.': 'Halo! Ini suara yang membacakan petunjuk untukmu.',
  'I hear it': 'Aku mendengarnya',
  'I don’t hear it': 'Aku tidak mendengarnya',
  'Good! Press a loudspeaker whenever you want to hear what to do. The texts you read by yourself.':
    'Bagus! Tekan pengeras suara kapan saja kamu mau mendengar petunjuk. Teksnya kamu baca sendiri, ya.',
  'That is fine: everything is written here, too. If you want to hear it, make it louder and press again.':
    'Tidak apa-apa: semuanya juga tertulis di sini. Kalau mau mendengar, keraskan suaranya lalu tekan lagi.',
  'How big are the letters?': 'Sebesar apa hurufnya?',
  Normal: 'Biasa',
  Large: 'Besar',
  'Very large': 'Sangat besar',
  'Which letters do you like?': 'Huruf mana yang kamu suka?',
  'As in books': 'Seperti di buku',
  Plain: 'Polos',
  'For dyslexia': 'Untuk disleksia',
  'These letters could not be fetched just now. They come as soon as the network is back.':
    'Huruf ini belum bisa diambil. Nanti muncul begitu jaringan kembali.',
  'Which colours are good for your eyes?': 'Warna mana yang enak di matamu?',
  Strong: 'Kuat',
  Soft: 'Lembut',
  'How much room is between the lines?': 'Seberapa renggang barisnya?',
  More: 'Lebih renggang',
  Most: 'Paling renggang',
  'Reading ruler': 'Penggaris baca',
  'A coloured line that goes along with your finger, the mouse or the arrow keys.':
    'Garis berwarna yang mengikuti jarimu, tetikus, atau tombol panah.',
  'Line {{line}} of {{count}}': 'Baris {{line}} dari {{count}}',
  'All as it was': 'Kembalikan semuanya',
  'Read each text, choose the words that fit, and take your time. There is no clock.':
    'Baca setiap teks, pilih kata-kata yang cocok, dan tenang saja. Tidak ada batas waktu.',
  'You have paused. Your answers are safe.': 'Kamu sedang istirahat. Jawabanmu aman.',
  Start: 'Mulai',
  'Go on where you stopped': 'Lanjutkan dari tempatmu berhenti',
  'Opens on {{date}}': 'Dibuka {{date}}',
  'Closed since {{date}}': 'Ditutup sejak {{date}}',
  'You have used all your tries': 'Semua kesempatanmu sudah dipakai',
  'Each answer is saved at once. If the Wi-Fi goes away or the tablet switches off, you go on where you stopped.':
    'Setiap jawaban langsung disimpan. Kalau Wi-Fi hilang atau tablet mati, kamu melanjutkan dari tempatmu berhenti.',
  'Answers that wait on this tablet: {{waiting}}. They are sent when you go on.':
    'Jawaban yang menunggu di tablet ini: {{waiting}}. Semuanya dikirim saat kamu melanjutkan.',
  'This browser cannot keep answers while the network is away. Please leave the page open until you are done.':
    'Peramban ini tidak dapat menyimpan jawaban saat jaringan hilang. Biarkan halaman ini terbuka sampai kamu selesai, ya.',
  'The test could not be opened just now': 'Tes belum bisa dibuka saat ini',
  'Texts you have done already: {{answered}}': 'Teks yang sudah kamu kerjakan: {{answered}}',
  'See what you reached last time': 'Lihat hasilmu yang terakhir',
  'A reading test for {{name}}': 'Tes membaca untuk {{name}}',
  '{{name}} takes this test with their own login.': '{{name}} mengerjakan tes ini dengan akunnya sendiri.',
  'It works best in a quiet place, without help: then the measure tells what the child reads alone.':
    'Paling baik di tempat tenang dan tanpa bantuan: dengan begitu ukurannya menunjukkan apa yang dapat dibaca anak sendiri.',
  'What the child sees': 'Yang dilihat anak',
  'Where it stands': 'Keadaannya sekarang',
  'It opens on {{opens}}.': 'Dibuka {{opens}}.',
  'It is open until {{closes}}.': 'Terbuka sampai {{closes}}.',
  '{{name}} has begun. Texts answered so far: {{answered}}.':
    '{{name}} sudah mulai. Teks yang dijawab sejauh ini: {{answered}}.',
  'All tries are used.': 'Semua kesempatan sudah dipakai.',
  'It closed on {{closes}}.': 'Ditutup {{closes}}.',
  'Tries used: {{used}} of {{allowed}}': 'Kesempatan terpakai: {{used}} dari {{allowed}}',
  'Open the last report': 'Buka laporan terakhir',
  'Text {{number}}': 'Teks {{number}}',
  'Which words fit?': 'Kata-kata mana yang cocok?',
  blank: 'titik-titik',
  'Choose the words that fit': 'Pilih kata-kata yang cocok',
  'Done, next text': 'Sudah, teks berikutnya',
  'Skip this text ({{skips}} left)': 'Lewati teks ini (sisa {{skips}})',
  'This answer could not be saved. Please choose once more.':
    'Jawaban ini tidak dapat disimpan. Silakan pilih sekali lagi.',
  'The next text is coming': 'Teks berikutnya segera datang',
  'Answers kept safe on this device: {{waiting}}': 'Jawaban yang aman di perangkat ini: {{waiting}}',
  'Answers that wait in this page: {{waiting}}. Please do not close it.':
    'Jawaban yang menunggu di halaman ini: {{waiting}}. Jangan tutup halaman ini, ya.',
  'Take a breath…': 'Tarik napas dulu…',
  'I am ready to read on': 'Aku siap membaca lagi',
  'You are going fast! There is no clock here. Look out of the window, stretch your arms, and read each text slowly to its end.':
    'Kamu cepat sekali! Di sini tidak ada batas waktu. Pandanglah ke luar jendela, regangkan tanganmu, lalu baca setiap teks pelan-pelan sampai selesai.',
  'Waiting for the network': 'Menunggu jaringan',
  'Try now': 'Coba sekarang',
  'You did nothing wrong. The test goes on by itself as soon as the network is back.':
    'Kamu tidak salah apa-apa. Tes berlanjut sendiri begitu jaringan kembali.',
  'Please log in again': 'Silakan masuk lagi',
  'Log in again': 'Masuk lagi',
  'You were logged out. Log in once more, and the test goes on where you stopped.':
    'Kamu sudah keluar dari akun. Masuklah sekali lagi, dan tes berlanjut dari tempatmu berhenti.',
  'You have logged in somewhere else': 'Kamu sudah masuk di tempat lain',
  'Go on there, or log in again here: the test goes on where you stopped, and nothing is lost.':
    'Lanjutkan di sana, atau masuk lagi di sini: tes berlanjut dari tempatmu berhenti, dan tidak ada yang hilang.',
  'Your test is open in another tab': 'Tesmu terbuka di tab lain',
  'Go on here': 'Lanjutkan di sini',
  'Go on there, or bring it here: the test goes on where you stopped, and nothing is lost.':
    'Lanjutkan di sana, atau bawa ke sini: tes berlanjut dari tempatmu berhenti, dan tidak ada yang hilang.',
  'Are you still reading? Take all the time you need.': 'Masih membaca? Santai saja, tidak perlu buru-buru.',
  'If you would like a break, press Pause. This text waits for you.':
    'Kalau mau istirahat, tekan Istirahat. Teks ini menunggumu.',
  'The test cannot go on just now': 'Tes belum bisa dilanjutkan saat ini',
  'Back to the beginning': 'Kembali ke halaman awal',
  'Please show this page to your teacher.': 'Tunjukkan halaman ini kepada gurumu, ya.',
  'Waiting for the network. Your answers are safe.': 'Menunggu jaringan. Jawabanmu aman.',
  'Waiting for the network. Please leave this page open.': 'Menunggu jaringan. Biarkan halaman ini terbuka, ya.',
  'Please leave this page open.': 'Biarkan halaman ini terbuka, ya.',
  Saved: 'Tersimpan',
  'Saving…': 'Menyimpan…',
  'Your answers are saved.': 'Jawabanmu tersimpan.',
  'How far you are': 'Sejauh mana perjalananmu',
  Pause: 'Istirahat',
  'Please wait until your answers are sent.': 'Tunggu sampai jawabanmu terkirim, ya.',
  'You did it, {{name}}!': 'Kamu berhasil, {{name}}!',
  'You have reached': 'Kamu sudah sampai di',
  'You have come further than last time. Your reading is growing!':
    'Kamu lebih jauh daripada terakhir kali. Kemampuan membacamu bertumbuh!',
  'You are about where you were last time. Every page you read takes you on.':
    'Kamu kira-kira di tempat yang sama seperti terakhir kali. Setiap halaman yang kamu baca membawamu maju.',
  'Some days are harder than others. That is all right: every page you read takes you on.':
    'Ada hari yang lebih sulit daripada hari lain. Tidak apa-apa: setiap halaman yang kamu baca membawamu maju.',
  'This is your first place on the way. Every page you read takes you on.':
    'Inilah tempat pertamamu di perjalanan. Setiap halaman yang kamu baca membawamu maju.',
  'See my report': 'Lihat laporanku',
  'Back to my tests': 'Kembali ke tes-tesku',
  '{{name}} has finished': '{{name}} sudah selesai',
  'Texts to read: {{low}} to {{high}}': 'Bacaan yang cocok: {{low}} sampai {{high}}',
  'Since {{since}}:': 'Sejak {{since}}:',
  'Open the full report': 'Buka laporan lengkap',
  'Let {{name}} take the test here': '{{name}} mengerjakan tes di sini',
} as const
