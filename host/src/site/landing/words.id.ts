/** Indonesian of the front page. */
export const words = {
  'Class {{name}}': 'Kelas {{name}}',
  'An example': 'Contoh',
  'Far below grade': 'Jauh di bawah jenjang',
  'true measure very likely {{low}} to {{high}}': 'ukuran sebenarnya sangat mungkin {{low}} sampai {{high}}',
  'Three tests in a year: {{first}}, then up to {{last}}':
    'Tiga tes dalam setahun: {{first}}, lalu naik sampai {{last}}',
  'Start with your school': 'Mulai dengan sekolah Anda',
  'Already with us?': 'Sudah bergabung?',
  'I am a parent or child': 'Saya orang tua atau anak',
  'I am a school or teacher': 'Saya sekolah atau guru',
  'Know how well each child reads. Watch it grow.': 'Ketahui kemampuan baca tiap anak. Saksikan ia bertumbuh.',
  'One calm half hour tells where a child reads, how sure that is, and what to read next. For a whole school on a single morning.':
    'Setengah jam yang tenang menunjukkan kemampuan baca seorang anak, seberapa pasti hasilnya, dan apa yang sebaiknya dibaca berikutnya. Untuk seluruh sekolah, dalam satu pagi.',
  'One number that books have too': 'Satu angka yang juga dimiliki buku',
  'Texts and readers stand on the same scale, so a measure tells at once which texts are right.':
    'Teks dan pembaca berada pada skala yang sama, jadi ukuran ini langsung menunjukkan teks mana yang tepat.',
  'Never without its band': 'Selalu dengan rentangnya',
  'A short test cannot know everything. We say how sure each measure is, and do not hide it in small print.':
    'Tes singkat tidak bisa mengetahui segalanya. Kami menyebutkan seberapa pasti setiap ukuran, dan tidak menyembunyikannya dalam huruf kecil.',
  'Growth you can see': 'Pertumbuhan yang terlihat',
  'Test by test, with the probability that the growth is real and not luck.':
    'Dari tes ke tes, lengkap dengan peluang bahwa pertumbuhannya nyata dan bukan kebetulan.',
  Schools: 'Sekolah',
  'All classes on one page, lists brought in from a sheet, invoices in order, and every reader followed for years.':
    'Semua kelas dalam satu halaman, daftar siswa langsung dari lembar kerja, tagihan yang rapi, dan setiap pembaca terpantau dari tahun ke tahun.',
  Teachers: 'Guru',
  'Schedule a test in a minute, watch who is done, and see in ten seconds whom to look at first.':
    'Jadwalkan tes dalam semenit, pantau siapa yang sudah selesai, dan lihat dalam sepuluh detik siapa yang perlu diperhatikan lebih dulu.',
  Parents: 'Orang tua',
  'What your child can read alone, what to read together, and whether it grows.':
    'Apa yang bisa dibaca anak Anda sendiri, apa yang sebaiknya dibaca bersama, dan apakah ia bertumbuh.',
  Children: 'Anak-anak',
  'Short stories and curious facts, no marks, no hurry, and a path that leads upwards.':
    'Cerita pendek dan fakta menarik, tanpa nilai, tanpa buru-buru, dan sebuah jalan yang terus menanjak.',
  'Each grade’s median, beside the middle half of all who are in that grade.':
    'Median setiap kelas, di samping separuh tengah dari semua siswa di jenjang itu.',
  '{{number}} done': '{{number}} selesai',
  '{{number}} reading': '{{number}} sedang membaca',
  '{{number}} need a hand': '{{number}} perlu dibantu',
  '{{name}} has finished the test': '{{name}} sudah selesai tes',
  'Books that fit now: {{low}} to {{high}}': 'Buku yang cocok sekarang: {{low}} sampai {{high}}',
  'Only what is needed': 'Hanya yang diperlukan',
  'A name, a class, a date of birth if you wish. No address, no identity numbers, nothing about family or income.':
    'Nama, kelas, dan tanggal lahir bila Anda mau. Tanpa alamat, tanpa nomor identitas, tanpa data keluarga atau penghasilan.',
  'Nobody is watched': 'Tidak ada yang diawasi',
  'No advertising, no trackers, no analytics of others. Data is never sold.':
    'Tanpa iklan, tanpa pelacak, tanpa analitik pihak lain. Data tidak pernah dijual.',
  'Walls between schools': 'Dinding antarsekolah',
  'A teacher sees their own classes, a parent their own children, and nobody anybody else’s. Every look of the staff at a report is noted.':
    'Guru melihat kelasnya sendiri, orang tua melihat anaknya sendiri, dan tidak seorang pun melihat milik orang lain. Setiap kali staf membuka laporan, itu dicatat.',
  'Handed over or erased when you ask': 'Diserahkan atau dihapus bila Anda minta',
  'Write to us, or ask your school: people hand over a child’s data, or erase it, on request.':
    'Tulislah kepada kami, atau mintalah kepada sekolah: petugas menyerahkan atau menghapus data anak atas permintaan.',
  'See where your readers stand': 'Lihat sampai di mana para pembaca Anda',
  'A first class is measured on a single morning. We help you to set it up.':
    'Kelas pertama dapat diukur dalam satu pagi. Kami bantu menyiapkannya.',
  'What a measure tells': 'Apa arti sebuah ukuran',
  'Not a mark and not a rank, but a place: where this child reads today, and what lies within reach.':
    'Bukan nilai dan bukan peringkat, melainkan tempat: sampai di mana anak ini membaca hari ini, dan apa yang sudah dalam jangkauannya.',
  'How a test looks': 'Seperti apa tesnya',
  'A short text, a sentence with a gap, four ways to fill it. Each next text fits how the child reads.':
    'Satu teks pendek, satu kalimat rumpang, empat pilihan untuk melengkapinya. Setiap teks berikutnya disesuaikan dengan kemampuan anak.',
  'A class at a glance': 'Satu kelas dalam sekejap',
  'Thirty children and ten minutes: a teacher sees at once who grows, who needs easier texts, and who is missing.':
    'Tiga puluh anak dan sepuluh menit: guru langsung melihat siapa yang bertumbuh, siapa yang perlu teks lebih mudah, dan siapa yang belum ikut.',
  'One portal for everybody': 'Satu portal untuk semua',
  'One price for each child, with everything in it.': 'Satu harga untuk setiap anak, sudah termasuk semuanya.',
  'Children’s data belongs to children': 'Data anak adalah milik anak',
  'Read the privacy policy': 'Baca kebijakan privasi',
  'Questions, answered': 'Tanya jawab',
  'per child': 'per anak',
  'Tests for each child': 'Tes untuk tiap anak',
  'Good for': 'Berlaku selama',
  'Each test comes to': 'Harga tiap tes',
  'For schools': 'Untuk sekolah',
  'Every student, teacher and report included. Seats that are not used can be taken back.':
    'Sudah termasuk semua siswa, guru, dan laporan. Kursi yang belum dipakai dapat ditarik kembali.',
  'Ask for your school': 'Tanyakan untuk sekolah Anda',
  'For families': 'Untuk keluarga',
  'For a child at home, or beside what the school does. No subscription that goes on by itself.':
    'Untuk anak di rumah, atau sebagai pelengkap dari sekolah. Tidak ada langganan yang berjalan sendiri.',
  'What is a measure on the Lexile scale?': 'Apa itu ukuran pada skala Lexile?',
  'One number for how hard a text is, and for how hard a text a reader can manage. Where both are the same, about three quarters of the text is understood. Beginning readers stand below 0L, which is written BR.':
    'Satu angka untuk tingkat kesulitan teks, sekaligus untuk tingkat teks yang mampu dibaca seseorang. Bila keduanya sama, kira-kira tiga perempat isi teks dipahami. Pembaca pemula berada di bawah 0L, yang ditulis BR.',
  'Are these official Lexile measures?': 'Apakah ini ukuran Lexile resmi?',
  'No. They are our own estimates on the same scale and are not issued by its owner. We show with every measure how sure it is.':
    'Bukan. Ini perkiraan kami sendiri pada skala yang sama dan tidak diterbitkan oleh pemiliknya. Pada setiap ukuran kami tunjukkan seberapa pasti hasilnya.',
  'How long does a test take?': 'Berapa lama satu tes?',
  'Most children need 20 to 35 minutes for 15 to 30 short texts. A child may pause: the test goes on where it was left.':
    'Kebanyakan anak perlu 20 sampai 35 menit untuk 15 sampai 30 teks pendek. Anak boleh berhenti sejenak: tes dilanjutkan dari tempat terakhir.',
  'What do we need for it?': 'Apa yang perlu disiapkan?',
  'Any tablet, laptop or phone with a browser of the last few years. There is nothing to install. Before a test day you can check your devices and your network on one page.':
    'Tablet, laptop, atau ponsel apa pun dengan peramban keluaran beberapa tahun terakhir. Tidak ada yang perlu dipasang. Sebelum hari tes, Anda dapat memeriksa perangkat dan jaringan di satu halaman.',
  'What if the Wi-Fi breaks down in the middle?': 'Bagaimana kalau Wi-Fi terputus di tengah tes?',
  'Answers are kept on the device and sent when the network is back. The child reads on, and nothing is lost, not even when the device is changed.':
    'Jawaban disimpan di perangkat dan dikirim begitu jaringan pulih. Anak tetap membaca, dan tidak ada yang hilang, bahkan ketika berganti perangkat.',
  'In which language is the test?': 'Tesnya dalam bahasa apa?',
  'The texts are in English: the test measures reading in English. The portal itself speaks English and Indonesian.':
    'Teksnya berbahasa Inggris: tes ini mengukur kemampuan membaca dalam bahasa Inggris. Portalnya sendiri tersedia dalam bahasa Inggris dan Indonesia.',
  'How often should we test?': 'Seberapa sering sebaiknya tes dilakukan?',
  'Two to four times in a school year. Reading grows slowly, and tests that follow too closely only measure luck. We say how likely it is that a growth is real.':
    'Dua sampai empat kali dalam satu tahun ajaran. Kemampuan membaca tumbuh perlahan, dan tes yang terlalu rapat hanya mengukur keberuntungan. Kami menyebutkan seberapa mungkin suatu pertumbuhan itu nyata.',
  'Can a child fail?': 'Apakah anak bisa gagal?',
  'No. There are no marks and no red crosses. Each text fits how the child reads, so every child answers about the same share of them well.':
    'Tidak. Tidak ada nilai dan tidak ada tanda silang merah. Setiap teks disesuaikan dengan kemampuan anak, sehingga setiap anak menjawab dengan baik bagian yang kira-kira sama.',
  'How do we pay?': 'Bagaimana cara membayar?',
  'Families pay in the portal by bank transfer, e-wallet or card. Schools get an invoice. Nothing renews by itself.':
    'Keluarga membayar di portal lewat transfer bank, dompet elektronik, atau kartu. Sekolah menerima tagihan. Tidak ada yang diperpanjang dengan sendirinya.',
  'From a list of names to the first reports': 'Dari daftar nama sampai laporan pertama',
  'No installation and no training day. This is all that it takes from a school.':
    'Tanpa pemasangan dan tanpa hari pelatihan. Hanya ini yang perlu dilakukan sekolah.',
  'One afternoon': 'Satu sore',
  'The sheet that you have, with names and classes. Every row is checked before anything is taken in.':
    'Lembar yang sudah Anda punya, dengan nama dan kelas. Setiap baris diperiksa sebelum ada yang dimasukkan.',
  'The day before': 'Sehari sebelumnya',
  'Hand out the cards': 'Bagikan kartunya',
  'One card for each child, with a name and a password. A page tells whether your devices and Wi-Fi will do.':
    'Satu kartu untuk setiap anak, dengan nama dan kata sandi. Satu halaman memberi tahu apakah perangkat dan Wi-Fi Anda memadai.',
  'One morning': 'Satu pagi',
  'Children read': 'Anak-anak membaca',
  'Class after class, half an hour each. The teacher sees who has begun, who is done and who needs a hand.':
    'Kelas demi kelas, masing-masing setengah jam. Guru melihat siapa yang sudah mulai, siapa yang selesai, dan siapa yang perlu dibantu.',
  'The same day': 'Hari itu juga',
  'Know, and act': 'Ketahui, lalu bertindak',
  'Reports stand there with the last answer: for you, for each teacher, and a page for every family.':
    'Laporan sudah tersedia begitu jawaban terakhir masuk: untuk Anda, untuk setiap guru, dan selembar untuk setiap keluarga.',
  'Ask us for the price': 'Tanyakan harganya kepada kami',
  'Which words fit?': 'Kata mana yang cocok?',
  'Try it: choose the words that fit.': 'Cobalah: pilih kata yang cocok.',
  'Saved. The real test never says right or wrong, so nobody loses heart. It simply goes on with a text that fits better.':
    'Tersimpan. Tes yang sebenarnya tidak pernah menyebut benar atau salah, supaya tidak ada yang patah semangat. Tes hanya berlanjut dengan teks yang lebih pas.',
  'Show the next text': 'Tampilkan teks berikutnya',
  'That was a harder text than the first.': 'Itu teks yang lebih sulit daripada yang pertama.',
  'That was an easier text than the first.': 'Itu teks yang lebih mudah daripada yang pertama.',
  'After 15 to 30 such texts the measure is sure enough, and the test ends by itself.':
    'Setelah 15 sampai 30 teks seperti ini, ukurannya cukup pasti dan tes selesai dengan sendirinya.',
  'Start again': 'Mulai lagi',
  'Text {{number}}': 'Teks {{number}}',
} as const
