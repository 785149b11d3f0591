/** Indonesian texts of the page “How it works”. */
export const words = {
  'From a list of names to a class you understand at a glance, and how we get the number.':
    'Dari daftar nama sampai kelas yang terbaca dalam sekejap, dan apa yang ada di balik angkanya.',
  'Any other questions? We’re happy to answer them.': 'Masih ada pertanyaan? Kami senang menjawabnya.',
  'Every text has a measure': 'Setiap teks punya ukuran',
  'Long sentences and rare words make a text hard. Our analyser looks at both, word by word, and gives each text a measure on the scale. Every text was written for this test.':
    'Kalimat panjang dan kata yang jarang dipakai membuat teks menjadi sulit. Penganalisis kami menimbang keduanya, kata demi kata, dan memberi setiap teks tempatnya pada skala. Semua teks ditulis khusus untuk tes ini.',
  'The test finds the right level': 'Tes mencari batas kemampuan',
  'Each text has two questions, and the first text is easy on purpose. After that, each answer helps to decide whether the next text is harder or easier. Strong readers don’t get bored and slower readers don’t get lost.':
    'Setiap teks punya dua pertanyaan, dan teks pertama sengaja dibuat mudah. Setelah itu setiap jawaban ikut menentukan apakah teks berikutnya lebih sulit atau lebih mudah. Jadi pembaca yang mahir tidak bosan dan yang lambat tidak kewalahan.',
  'Where reader and text meet': 'Tempat pembaca dan teks bertemu',
  'A reader’s measure is the level at which they understand about three quarters of a text. That is hard enough to learn from and easy enough to enjoy. The reading range goes from 100L below it to 50L above it.':
    'Ukuran seorang pembaca adalah ukuran teks yang kira-kira tiga perempat isinya ia pahami. Itu cukup sulit untuk belajar dan cukup mudah untuk dinikmati. Rentang bacaannya terletak dari 100L di bawahnya sampai 50L di atasnya.',
  'Guessing is taken into account': 'Tebakan ikut diperhitungkan',
  'With four options, one guess in four is right. Our model allows for that and doesn’t mistake luck for reading. Answers that come faster than anyone can read the text don’t count as reading, and we kindly ask the child to slow down.':
    'Dengan empat pilihan, satu dari empat tebakan akan benar. Model kami tahu itu, dan tidak menganggap keberuntungan sebagai kemampuan membaca. Jawaban yang datang lebih cepat daripada waktu membaca teksnya tidak dipercaya, dan anak diminta dengan ramah untuk lebih pelan.',
  'What the band means': 'Apa itu rentang',
  'A test uses only {{least}} to {{most}} texts, not everything a child could read. The band is the part of the scale that contains the true measure in 95 of 100 cases. It narrows with every answer. The test ends when it is narrow enough, or after {{most}} texts.':
    'Sebuah tes hanya memakai {{least}} sampai {{most}} teks, bukan semua yang mungkin dibaca seorang anak. Rentang adalah bagian skala yang memuat ukuran sebenarnya dalam 95 dari 100 kasus. Rentang menyempit dengan setiap jawaban. Tes selesai ketika rentangnya cukup sempit, atau setelah {{most}} teks.',
  'When growth is real': 'Kapan pertumbuhan itu nyata',
  'Two tests never give exactly the same result. So we never just say “grew by 40L”: we add how likely it is that the growth is real and not luck. From 90 in 100, we call it very likely.':
    'Dua tes tidak pernah persis sama. Karena itu kami tidak hanya mengatakan “naik 40L”: kami menambahkan seberapa mungkin pertumbuhan itu nyata dan bukan kebetulan. Mulai dari 90 dalam 100 kami menyebutnya sangat mungkin.',
  'What it is not for': 'Bukan untuk apa',
  'Not for marks, not for selecting children, not for judging teachers. A measure is a snapshot of one day. People who know the child know more: talk to each other before you decide anything.':
    'Bukan untuk nilai rapor, bukan untuk menyeleksi anak, bukan untuk menilai guru. Sebuah ukuran adalah satu pandangan pada satu hari. Siapa yang mengenal anak itu tahu lebih banyak: bicarakanlah bersama sebelum memutuskan sesuatu.',
  'How we get the number': 'Apa yang ada di balik angka itu',
  'A test with 24 texts: after each text the estimate moves and its band narrows, from ±510L to ±150L.':
    'Tes dengan 24 teks: setelah setiap teks perkiraannya bergeser dan rentangnya menyempit, dari ±510L menjadi ±150L.',
  'both questions right': 'kedua pertanyaan benar',
  'one question right': 'satu pertanyaan benar',
  'neither right': 'keduanya salah',
  'estimate with its band': 'perkiraan dengan rentangnya',
  'Import your lists': 'Bawa daftar Anda',
  'Upload students and teachers from a spreadsheet. We check every row first, and never import only half.':
    'Unggah siswa dan guru dari lembar kerja. Setiap baris diperiksa lebih dulu, dan tidak ada yang masuk setengah-setengah.',
  'Hand out login cards': 'Bagikan kartu masuk',
  'Print a card for each child with a username and a first password.':
    'Cetak kartu untuk setiap anak berisi nama pengguna dan kata sandi pertama.',
  'Give seats': 'Bagikan kursi',
  'Buy a seat for each child you test, and move unused seats to other children.':
    'Beli kursi sebanyak anak yang akan dites, dan pindahkan kursi yang belum dipakai.',
  'Follow every class': 'Pantau setiap kelas',
  'See who has been tested, who is improving and which class needs help, year after year.':
    'Lihat siapa yang sudah diukur, siapa yang bertumbuh, dan kelas mana yang perlu bantuan, dari tahun ke tahun.',
  'For teachers': 'Untuk guru',
  'Check the room': 'Periksa ruangan',
  'Before the test day, one page checks whether your devices and Wi-Fi can handle a class.':
    'Sebelum hari tes, satu halaman memberi tahu apakah perangkat dan Wi-Fi Anda sanggup untuk satu kelas.',
  'Schedule a test': 'Jadwalkan tes',
  'Choose the classes and when the test is open.': 'Pilih kelas dan waktu pelaksanaan tes.',
  'Let them read': 'Biarkan mereka membaca',
  'Children log in and start. You see who has started and who has finished.':
    'Anak-anak masuk dan mulai. Anda melihat siapa yang sudah mulai dan siapa yang sudah selesai.',
  'Act on it': 'Tindak lanjuti',
  'See who needs attention first, which texts suit each child, and get a report for parents’ evening.':
    'Siapa yang perlu diperhatikan lebih dulu, teks mana yang cocok untuk siapa, dan laporan untuk dibawa ke pertemuan orang tua.',
  'For parents': 'Untuk orang tua',
  'Create an account and add your child. If your child has a school account, we can link it to yours once the school approves.':
    'Buat akun dan tambahkan anak Anda. Anak yang sudah punya akun di sekolah dapat dihubungkan dengan akun Anda bila sekolah menyetujui.',
  'Choose a plan': 'Pilih paket',
  'Pay for a single test or a whole year. Nothing renews automatically.':
    'Bayar untuk satu tes atau untuk setahun. Tidak ada yang diperpanjang dengan sendirinya.',
  'Find a quiet half hour': 'Cari setengah jam yang tenang',
  'Sit nearby, but don’t help: with help, the suggested texts will be too hard.':
    'Duduklah di dekatnya, tetapi jangan membantu: tes yang dibantu akan menyarankan teks yang terlalu sulit.',
  'Read at the right level': 'Baca yang pas',
  'The report shows which level of text your child will enjoy reading.':
    'Laporan menyebutkan rentang teks yang dapat dibaca anak Anda dengan senang.',
  'For children': 'Untuk anak-anak',
  'Use the name and password on your card.': 'Dengan nama dan kata sandi di kartumu.',
  'Read a short text': 'Baca teks pendek',
  'A story, or something true about the world. You can read it as often as you like.':
    'Sebuah cerita, atau sesuatu yang nyata tentang dunia. Bacalah sesering yang kamu mau.',
  'Choose the words that fit': 'Pilih kata yang cocok',
  'There are four to choose from. You can change your mind, and you can skip up to {{skips}} questions.':
    'Ada empat pilihan. Kamu boleh berubah pikiran, dan boleh melewati paling banyak {{skips}} pertanyaan.',
  'See your path': 'Lihat jalanmu',
  'At the end you see how far you have come. There are no marks and no losers.':
    'Di akhir kamu melihat sudah sejauh mana kamu melangkah. Tidak ada nilai, dan tidak ada yang kalah.',
} as const
