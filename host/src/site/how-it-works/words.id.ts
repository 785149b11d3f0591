/** Indonesian of the page that says how it works. */
export const words = {
  'From a list of names to a class that is read at a glance, and what stands behind the number.':
    'Dari daftar nama sampai kelas yang terbaca dalam sekejap, dan apa yang ada di balik angkanya.',
  'Questions that this page leaves open? We like to answer them.': 'Masih ada pertanyaan? Kami senang menjawabnya.',
  'Every text has a measure': 'Setiap teks punya ukuran',
  'Long sentences and rare words make a text hard. Our analyser weighs both, word by word, and gives each text of the bank its place on the scale. Every text was written for this test.':
    'Kalimat panjang dan kata yang jarang dipakai membuat teks menjadi sulit. Penganalisis kami menimbang keduanya, kata demi kata, dan memberi setiap teks tempatnya pada skala. Semua teks ditulis khusus untuk tes ini.',
  'The test looks for the edge': 'Tes mencari batas kemampuan',
  'The first two texts are easy on purpose. After that each answer decides which text tells the most: a harder one, or an easier one. So a good reader is not bored and a slow one is not lost.':
    'Dua teks pertama sengaja dibuat mudah. Setelah itu setiap jawaban menentukan teks mana yang paling banyak memberi tahu: yang lebih sulit, atau yang lebih mudah. Jadi pembaca yang mahir tidak bosan dan yang lambat tidak kewalahan.',
  'Where reader and text meet': 'Tempat pembaca dan teks bertemu',
  'A reader’s measure is the measure of the texts of which about three quarters are understood. That is hard enough to learn from and easy enough to enjoy. The range to read lies from 100L below it to 50L above it.':
    'Ukuran seorang pembaca adalah ukuran teks yang kira-kira tiga perempat isinya ia pahami. Itu cukup sulit untuk belajar dan cukup mudah untuk dinikmati. Rentang bacaannya terletak dari 100L di bawahnya sampai 50L di atasnya.',
  'Guessing is counted in': 'Tebakan ikut diperhitungkan',
  'With four options, one guess in four is right. The model knows that, and does not take luck for reading. Answers that come faster than the text can be read are not trusted, and the child is asked kindly to slow down.':
    'Dengan empat pilihan, satu dari empat tebakan akan benar. Model kami tahu itu, dan tidak menganggap keberuntungan sebagai kemampuan membaca. Jawaban yang datang lebih cepat daripada waktu membaca teksnya tidak dipercaya, dan anak diminta dengan ramah untuk lebih pelan.',
  'What a band is': 'Apa itu rentang',
  'A test sees thirty texts, not all that a child could read. The band is the stretch of the scale that holds the true measure in 95 of 100 cases. It narrows with every answer. The test ends when it is narrow enough, or after thirty texts.':
    'Sebuah tes melihat tiga puluh teks, bukan semua yang mungkin dibaca seorang anak. Rentang adalah bagian skala yang memuat ukuran sebenarnya dalam 95 dari 100 kasus. Rentang menyempit dengan setiap jawaban. Tes selesai ketika rentangnya cukup sempit, atau setelah tiga puluh teks.',
  'When growth is real': 'Kapan pertumbuhan itu nyata',
  'Two tests never agree exactly. So we never say only “grew by 40L”: we add how likely it is that the growth is real and not luck. From 90 in 100 on we call it very likely.':
    'Dua tes tidak pernah persis sama. Karena itu kami tidak hanya mengatakan “naik 40L”: kami menambahkan seberapa mungkin pertumbuhan itu nyata dan bukan kebetulan. Mulai dari 90 dalam 100 kami menyebutnya sangat mungkin.',
  'What it is not for': 'Bukan untuk apa',
  'Not for marks, not to choose among children, not to judge teachers. A measure is one look on one day. Whoever knows the child knows more: talk with each other before anything is decided.':
    'Bukan untuk nilai rapor, bukan untuk menyeleksi anak, bukan untuk menilai guru. Sebuah ukuran adalah satu pandangan pada satu hari. Siapa yang mengenal anak itu tahu lebih banyak: bicarakanlah bersama sebelum memutuskan sesuatu.',
  'What stands behind the number': 'Apa yang ada di balik angka itu',
  'A test of thirty texts: after each answer the estimate moves and its band narrows, from 460L to either side down to 165L.':
    'Tes dengan tiga puluh teks: setelah setiap jawaban perkiraannya bergeser dan rentangnya menyempit, dari 460L ke tiap sisi menjadi 165L.',
  'text, answered with the words that fit': 'teks, dijawab dengan kata yang cocok',
  'text, answered with others': 'teks, dijawab dengan kata lain',
  'estimate with its band': 'perkiraan dengan rentangnya',
  'Bring your lists': 'Bawa daftar Anda',
  'Upload students and teachers from a sheet. Each row is checked first, and nothing is half imported.':
    'Unggah siswa dan guru dari lembar kerja. Setiap baris diperiksa lebih dulu, dan tidak ada yang masuk setengah-setengah.',
  'Hand out login cards': 'Bagikan kartu masuk',
  'Print a card for each child with a username and a first password.':
    'Cetak kartu untuk setiap anak berisi nama pengguna dan kata sandi pertama.',
  'Give seats': 'Bagikan kursi',
  'Buy seats for as many children as you test, and move seats that nobody has used.':
    'Beli kursi sebanyak anak yang akan dites, dan pindahkan kursi yang belum dipakai.',
  'Follow every class': 'Pantau setiap kelas',
  'See who is measured, who grows, and which class needs help, over the years.':
    'Lihat siapa yang sudah diukur, siapa yang bertumbuh, dan kelas mana yang perlu bantuan, dari tahun ke tahun.',
  'For teachers': 'Untuk guru',
  'Check the room': 'Periksa ruangan',
  'Before the test day, one page tells whether your devices and Wi-Fi can carry a class.':
    'Sebelum hari tes, satu halaman memberi tahu apakah perangkat dan Wi-Fi Anda sanggup untuk satu kelas.',
  'Schedule a test': 'Jadwalkan tes',
  'Choose the classes and the time in which the test may be taken.': 'Pilih kelas dan waktu pelaksanaan tes.',
  'Let them read': 'Biarkan mereka membaca',
  'Children log in and begin. You see who has started and who is done.':
    'Anak-anak masuk dan mulai. Anda melihat siapa yang sudah mulai dan siapa yang sudah selesai.',
  'Act on it': 'Tindak lanjuti',
  'Whom to look at first, which texts suit whom, and a report to take to the parents’ evening.':
    'Siapa yang perlu diperhatikan lebih dulu, teks mana yang cocok untuk siapa, dan laporan untuk dibawa ke pertemuan orang tua.',
  'For parents': 'Untuk orang tua',
  'Make an account and add your child. A child that has an account at school can be linked to yours when the school agrees.':
    'Buat akun dan tambahkan anak Anda. Anak yang sudah punya akun di sekolah dapat dihubungkan dengan akun Anda bila sekolah menyetujui.',
  'Choose a plan': 'Pilih paket',
  'Pay for one test or for a year of them. Nothing renews by itself.':
    'Bayar untuk satu tes atau untuk setahun. Tidak ada yang diperpanjang dengan sendirinya.',
  'Find a quiet half hour': 'Cari setengah jam yang tenang',
  'Sit nearby, but do not help: a helped test suggests texts that are too hard.':
    'Duduklah di dekatnya, tetapi jangan membantu: tes yang dibantu akan menyarankan teks yang terlalu sulit.',
  'Read what fits': 'Baca yang pas',
  'The report names the range of texts that your child can read with pleasure.':
    'Laporan menyebutkan rentang teks yang dapat dibaca anak Anda dengan senang.',
  'For children': 'Untuk anak-anak',
  'With the name and the password on your card.': 'Dengan nama dan kata sandi di kartumu.',
  'Read a short text': 'Baca teks pendek',
  'A story, or something true about the world. Read it as often as you like.':
    'Sebuah cerita, atau sesuatu yang nyata tentang dunia. Bacalah sesering yang kamu mau.',
  'Choose the words that fit': 'Pilih kata yang cocok',
  'There are four to choose from. You may change your mind, and skip three times.':
    'Ada empat pilihan. Kamu boleh berubah pikiran, dan boleh melewati tiga kali.',
  'See your path': 'Lihat jalanmu',
  'At the end you see how far you have come. There are no marks, and nobody loses.':
    'Di akhir kamu melihat sudah sejauh mana kamu melangkah. Tidak ada nilai, dan tidak ada yang kalah.',
} as const
