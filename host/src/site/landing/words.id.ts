/** Indonesian texts of the landing page. */
export const words = {
  'Class {{name}}': 'Kelas {{name}}',
  Example: 'Contoh',
  'Far below grade': 'Jauh di bawah jenjang',
  'Three tests in a year: from {{first}} up to {{last}}':
    'Tiga tes dalam setahun: {{first}}, lalu naik sampai {{last}}',
  'Start with your school': 'Mulai dengan sekolah Anda',
  'I am a parent or child': 'Saya orang tua atau anak',
  'I am a school or teacher': 'Saya sekolah atau guru',
  'Know how well each child reads. Watch it grow.': 'Ketahui kemampuan baca tiap anak. Saksikan ia bertumbuh.',
  'In half an hour you know a child’s reading level, how sure we are, and what to read next. A whole school in one morning.':
    'Dalam setengah jam Anda tahu kemampuan baca seorang anak, seberapa pasti hasilnya, dan apa yang sebaiknya dibaca berikutnya. Satu sekolah penuh dalam satu pagi.',
  'One scale for readers and books': 'Satu skala untuk pembaca dan buku',
  'Texts and readers are on the same scale, so a measure shows at once which texts are right.':
    'Teks dan pembaca berada pada skala yang sama, jadi ukuran ini langsung menunjukkan teks mana yang tepat.',
  'Every measure comes with its band': 'Selalu dengan rentangnya',
  'A short test cannot know everything. We show how sure each measure is, and never hide it in small print.':
    'Tes singkat tidak bisa mengetahui segalanya. Kami menyebutkan seberapa pasti setiap ukuran, dan tidak menyembunyikannya dalam huruf kecil.',
  'Growth you can see': 'Pertumbuhan yang terlihat',
  'Test by test, with the chance that the growth is real and not luck.':
    'Dari tes ke tes, lengkap dengan peluang bahwa pertumbuhannya nyata dan bukan kebetulan.',
  'See all classes on one page, import lists from a spreadsheet, keep invoices in order and follow every reader for years.':
    'Semua kelas dalam satu halaman, daftar siswa langsung dari lembar kerja, tagihan yang rapi, dan setiap pembaca terpantau dari tahun ke tahun.',
  'Schedule a test in a minute, follow who has finished, and see in ten seconds who needs your attention first.':
    'Jadwalkan tes dalam semenit, pantau siapa yang sudah selesai, dan lihat dalam sepuluh detik siapa yang perlu diperhatikan lebih dulu.',
  Parents: 'Orang tua',
  'See what your child can read alone, what to read together, and how their reading grows.':
    'Apa yang bisa dibaca anak Anda sendiri, apa yang sebaiknya dibaca bersama, dan apakah ia bertumbuh.',
  Children: 'Anak-anak',
  'Short stories and amazing facts. No marks, no rush, and a path that leads up and up.':
    'Cerita pendek dan fakta menarik, tanpa nilai, tanpa buru-buru, dan sebuah jalan yang terus menanjak.',
  'Each class’s median next to the middle half of all students in that grade.':
    'Median setiap kelas, di samping separuh tengah dari semua siswa di jenjang itu.',
  '{{number}} finished': '{{number}} selesai',
  '{{number}} reading': '{{number}} sedang membaca',
  '{{number}} need help': '{{number}} perlu dibantu',
  '{{name}} has finished the test': '{{name}} sudah selesai tes',
  'Books at the right level: {{low}} to {{high}}': 'Buku yang cocok sekarang: {{low}} sampai {{high}}',
  'Only what we need': 'Hanya yang diperlukan',
  'A name, a class and, if you like, a date of birth. No addresses, no ID numbers, nothing about family or income.':
    'Nama, kelas, dan tanggal lahir bila Anda mau. Tanpa alamat, tanpa nomor identitas, tanpa data keluarga atau penghasilan.',
  'No tracking': 'Tanpa pelacakan',
  'No adverts, no trackers, no third-party analytics. We never sell data.':
    'Tanpa iklan, tanpa pelacak, tanpa analitik pihak lain. Data tidak pernah dijual.',
  'Schools never see each other’s data': 'Sekolah tidak melihat data sekolah lain',
  'Teachers see only their own classes and parents only their own children. Every time staff open a report, it is recorded.':
    'Guru melihat kelasnya sendiri, orang tua melihat anaknya sendiri, dan tidak seorang pun melihat milik orang lain. Setiap kali staf membuka laporan, itu dicatat.',
  'Export or deletion on request': 'Diserahkan atau dihapus bila Anda minta',
  'Write to us or ask your school. A person will send you your child’s data, or delete it.':
    'Tulislah kepada kami, atau mintalah kepada sekolah: petugas menyerahkan atau menghapus data anak atas permintaan.',
  'See how well your students read': 'Lihat kemampuan baca siswa Anda',
  'Test your first class in one morning. We’ll help you set it up.':
    'Kelas pertama dapat diukur dalam satu pagi. Kami bantu menyiapkannya.',
  'What your result tells you': 'Apa arti hasilnya',
  'Not a mark and not a ranking. It shows how well this child reads today and what is within reach.':
    'Bukan nilai dan bukan peringkat. Hasilnya menunjukkan sampai di mana anak ini membaca hari ini, dan apa yang sudah dalam jangkauannya.',
  'What the test looks like': 'Seperti apa tesnya',
  'A short text and two sentences with a gap, each with four ways to fill it. Each new text matches how well the child reads.':
    'Satu teks pendek dan dua kalimat rumpang, masing-masing dengan empat pilihan untuk melengkapinya. Setiap teks berikutnya disesuaikan dengan kemampuan anak.',
  'A class at a glance': 'Satu kelas dalam sekejap',
  'Thirty children, ten minutes: teachers see at once who is improving, who needs easier texts, and who is still missing.':
    'Tiga puluh anak dan sepuluh menit: guru langsung melihat siapa yang bertumbuh, siapa yang perlu teks lebih mudah, dan siapa yang belum ikut.',
  'One portal for everyone': 'Satu portal untuk semua',
  'One price per child, with everything included.': 'Satu harga untuk setiap anak, sudah termasuk semuanya.',
  'Children’s data belongs to children': 'Data anak adalah milik anak',
  'Read the privacy policy': 'Baca kebijakan privasi',
  'Questions, answered': 'Tanya jawab',
  'per child': 'per anak',
  'Tests per child': 'Tes untuk tiap anak',
  'Valid for': 'Berlaku selama',
  'Price per test': 'Harga tiap tes',
  'For schools': 'Untuk sekolah',
  'All students, teachers and reports are included. You can give unused seats to other children.':
    'Sudah termasuk semua siswa, guru, dan laporan. Kursi yang belum dipakai dapat ditarik kembali.',
  'Get a quote for your school': 'Tanyakan untuk sekolah Anda',
  'For families': 'Untuk keluarga',
  'For children learning at home, or as an extra to school. Nothing renews automatically.':
    'Untuk anak di rumah, atau sebagai pelengkap dari sekolah. Tidak ada langganan yang berjalan sendiri.',
  'What is a measure on the Lexile scale?': 'Apa itu ukuran pada skala Lexile?',
  'One number says how hard a text is, and how hard a text a reader can manage. When the two match, the reader understands about three quarters of the text. Beginning readers are below 0L, written BR.':
    'Satu angka untuk tingkat kesulitan teks, sekaligus untuk tingkat teks yang mampu dibaca seseorang. Bila keduanya sama, kira-kira tiga perempat isi teks dipahami. Pembaca pemula berada di bawah 0L, yang ditulis BR.',
  'Are these official Lexile measures?': 'Apakah ini ukuran Lexile resmi?',
  'No.': 'Bukan.',
  'With every measure, we show how sure it is.': 'Pada setiap ukuran kami tunjukkan seberapa pasti hasilnya.',
  'How long does a test take?': 'Berapa lama satu tes?',
  'Most children need about half an hour for {{least}} to {{most}} short texts with two questions each. They can take a break and continue where they left off.':
    'Kebanyakan anak perlu sekitar setengah jam untuk {{least}} sampai {{most}} teks pendek dengan dua pertanyaan per teks. Anak boleh berhenti sejenak: tes dilanjutkan dari tempat terakhir.',
  'What do we need?': 'Apa yang perlu disiapkan?',
  'Any tablet, laptop or phone with a browser from the last few years. There is nothing to install. One page lets you check your devices and network before a test day.':
    'Tablet, laptop, atau ponsel apa pun dengan peramban keluaran beberapa tahun terakhir. Tidak ada yang perlu dipasang. Sebelum hari tes, Anda dapat memeriksa perangkat dan jaringan di satu halaman.',
  'What if the Wi-Fi goes down during a test?': 'Bagaimana kalau Wi-Fi terputus di tengah tes?',
  'Answers are saved on the device and sent when the network is back. The child keeps reading and nothing is lost, not even after switching to another device.':
    'Jawaban disimpan di perangkat dan dikirim begitu jaringan pulih. Anak tetap membaca, dan tidak ada yang hilang, bahkan ketika berganti perangkat.',
  'What language is the test in?': 'Tesnya dalam bahasa apa?',
  'The texts are in English, because the test measures reading in English. The portal is available in English and Indonesian.':
    'Teksnya berbahasa Inggris: tes ini mengukur kemampuan membaca dalam bahasa Inggris. Portalnya sendiri tersedia dalam bahasa Inggris dan Indonesia.',
  'How often should we test?': 'Seberapa sering sebaiknya tes dilakukan?',
  'Two to four times a school year. Reading improves slowly, and tests that are too close together only measure luck. We show how likely it is that growth is real.':
    'Dua sampai empat kali dalam satu tahun ajaran. Kemampuan membaca tumbuh perlahan, dan tes yang terlalu rapat hanya mengukur keberuntungan. Kami menyebutkan seberapa mungkin suatu pertumbuhan itu nyata.',
  'Can a child fail?': 'Apakah anak bisa gagal?',
  'No. There are no marks and no red crosses. Each text matches the child’s level, so every child gets about the same share right.':
    'Tidak. Tidak ada nilai dan tidak ada tanda silang merah. Setiap teks disesuaikan dengan kemampuan anak, sehingga setiap anak menjawab dengan baik bagian yang kira-kira sama.',
  'How do we pay?': 'Bagaimana cara membayar?',
  'Families pay in the portal by bank transfer, e-wallet or card. Schools get an invoice. Nothing renews automatically.':
    'Keluarga membayar di portal lewat transfer bank, dompet elektronik, atau kartu. Sekolah menerima tagihan. Tidak ada yang diperpanjang dengan sendirinya.',
  'From a list of names to your first reports': 'Dari daftar nama sampai laporan pertama',
  'Nothing to install and no training day. This is all a school has to do.':
    'Tanpa pemasangan dan tanpa hari pelatihan. Hanya ini yang perlu dilakukan sekolah.',
  'One afternoon': 'Satu sore',
  'Use the spreadsheet you already have, with names and classes. We check every row before importing anything.':
    'Lembar yang sudah Anda punya, dengan nama dan kelas. Setiap baris diperiksa sebelum ada yang dimasukkan.',
  'The day before': 'Sehari sebelumnya',
  'Hand out the cards': 'Bagikan kartunya',
  'One card per child, with a username and password. One page checks whether your devices and Wi-Fi are ready.':
    'Satu kartu untuk setiap anak, dengan nama dan kata sandi. Satu halaman memberi tahu apakah perangkat dan Wi-Fi Anda memadai.',
  'One morning': 'Satu pagi',
  'Children read': 'Anak-anak membaca',
  'Class after class, half an hour each. Teachers see who has started, who has finished and who needs help.':
    'Kelas demi kelas, masing-masing setengah jam. Guru melihat siapa yang sudah mulai, siapa yang selesai, dan siapa yang perlu dibantu.',
  'The same day': 'Hari itu juga',
  'See results and act': 'Lihat hasil, lalu bertindak',
  'Reports are ready as soon as the test ends: for you, for each teacher, and a page for every family.':
    'Laporan sudah tersedia begitu jawaban terakhir masuk: untuk Anda, untuk setiap guru, dan selembar untuk setiap keluarga.',
  'Ask us about prices': 'Tanyakan harganya kepada kami',
  'Which words fit?': 'Kata mana yang cocok?',
  'Try it: choose the words that fit.': 'Cobalah: pilih kata yang cocok.',
  'Saved. Each text has a second question, often about what it means.':
    'Tersimpan. Setiap teks punya pertanyaan kedua, sering kali tentang maknanya.',
  'Show the second question': 'Tampilkan pertanyaan kedua',
  'Saved. The real test never says right or wrong, so no child is discouraged. It simply continues with a text that fits better.':
    'Tersimpan. Tes yang sebenarnya tidak pernah menyebut benar atau salah, supaya tidak ada yang patah semangat. Tes hanya berlanjut dengan teks yang lebih pas.',
  'Show the next text': 'Tampilkan teks berikutnya',
  'This text is harder than the first.': 'Itu teks yang lebih sulit daripada yang pertama.',
  'This text is easier than the first.': 'Itu teks yang lebih mudah daripada yang pertama.',
  'The real test continues like this. After {{least}} to {{most}} texts, the measure is precise enough and the test ends by itself.':
    'Tes yang sebenarnya berlanjut seperti ini. Setelah {{least}} sampai {{most}} teks, ukurannya cukup pasti dan tes selesai dengan sendirinya.',
  'Start again': 'Mulai lagi',
  'Text {{number}}': 'Teks {{number}}',
} as const
