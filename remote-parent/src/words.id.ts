/** Indonesian for a parent's own pages. */
export const words = {
  Child: 'Anak',
  'My children': 'Anak-anak saya',
  'How each of your children reads': 'Bagaimana setiap anak Anda membaca',
  Purchase: 'Pembelian',
  'Create Subscribe': 'Buat Langganan',
  'Tests for your children, at a price that is told before you order':
    'Tes untuk anak-anak Anda, dengan harga yang jelas sebelum Anda memesan',
  'Add seats': 'Tambah kursi',
  Renew: 'Perpanjang',
  'Which plan': 'Paket yang mana',
  'for one child, with tax': 'untuk satu anak, termasuk pajak',
  'Reading tests: {{count}}': 'Tes membaca: {{count}}',
  'Months to take them: {{count}}': 'Masa berlaku: {{count}} bulan',
  'A full report after each': 'Laporan lengkap setelah setiap tes',
  '{{price}} for each test': '{{price}} untuk setiap tes',
  'For whom': 'Untuk siapa',
  'Has a seat until {{day}}, tests left: {{count}}': 'Punya kursi sampai {{day}}, sisa tes: {{count}}',
  'Has no seat yet': 'Belum punya kursi',
  'Your order': 'Pesanan Anda',
  '{{plan}}, children: {{count}}': '{{plan}}, anak: {{count}}',
  'If you pay today, it runs from {{from}} until {{until}}.':
    'Jika dibayar hari ini, berlaku dari {{from}} sampai {{until}}.',
  'You order, and we write an invoice.': 'Anda memesan, dan kami membuat tagihan.',
  'You pay it within three days, here or from your phone.':
    'Anda membayarnya dalam tiga hari, di sini atau lewat ponsel.',
  'Once it is paid, each child has its seat and can take a test.':
    'Setelah lunas, setiap anak punya kursi dan bisa mengikuti tes.',
  'Choose a plan and a child, and the price stands here.': 'Pilih paket dan anak, lalu harganya muncul di sini.',
  'Order and pay': 'Pesan dan bayar',
  'More seats in “{{plan}}” cost what is left of its time.':
    'Kursi tambahan di “{{plan}}” dihitung dari sisa waktunya.',
  'Have a voucher?': 'Punya voucher?',
  'A code from your school or from us is worth one seat, once.':
    'Kode dari sekolah atau dari kami bernilai satu kursi, sekali pakai.',
  'Redeem a voucher': 'Tukarkan voucher',
  Redeem: 'Tukarkan',
  Code: 'Kode',
  'The voucher was redeemed: the seat is there.': 'Voucher ditukarkan: kursinya sudah ada.',
  Subscription: 'Langganan',
  'What runs, and whose its seats are': 'Apa yang berjalan, dan kursinya untuk siapa',
  'No subscription runs now': 'Belum ada langganan yang berjalan',
  'See the plans': 'Lihat paket',
  'See whose the seats are': 'Lihat kursi untuk siapa',
  'With a subscription, your children take reading tests at home, and you read how each of them grows.':
    'Dengan langganan, anak-anak mengikuti tes membaca di rumah, dan Anda melihat perkembangan mereka.',
  'Seats: {{seats}}, given: {{given}}, free: {{free}}': 'Kursi: {{seats}}, diberikan: {{given}}, kosong: {{free}}',
  'Begins on {{day}}.': 'Mulai {{day}}.',
  'Runs until {{day}}.': 'Berlaku sampai {{day}}.',
  'Tests for each child: {{count}}': 'Tes untuk setiap anak: {{count}}',
  'It ends then for good, and nobody is reminded to renew it.':
    'Setelah itu berakhir, tanpa pengingat untuk memperpanjang.',
  'It does not end for good any more.': 'Langganan ini bisa diperpanjang lagi.',
  'Go on with it': 'Teruskan langganan',
  'Let it end?': 'Akhiri langganan?',
  'Let it end': 'Akhiri langganan',
  'It runs until {{day}}, with all its seats and tests, and is not renewed. You can take this back.':
    'Langganan berlaku sampai {{day}}, dengan semua kursi dan tesnya, dan tidak diperpanjang. Anda bisa membatalkan ini.',
  'It ends when its time is over.': 'Langganan berakhir saat waktunya habis.',
  'None of your children has a seat of it yet.': 'Belum ada anak Anda yang punya kursinya.',
  'Tests left: {{count}}': 'Sisa tes: {{count}}',
  'Take back': 'Ambil kembali',
  'Take the seat of {{name}} back': 'Ambil kembali kursi {{name}}',
  'The seat is free again.': 'Kursi kosong lagi.',
  'Give a free seat to': 'Berikan kursi kosong kepada',
  Give: 'Berikan',
  '{{name}} has a seat now.': '{{name}} sekarang punya kursi.',
  'Waits to be paid': 'Menunggu pembayaran',
  'Ordered on {{day}}': 'Dipesan {{day}}',
  'View invoice': 'Ke tagihan',
  Earlier: 'Sebelumnya',
  'Ran until {{day}}': 'Berlaku sampai {{day}}',
  'Was not paid': 'Tidak dibayar',
  'What you have ordered, and what is paid': 'Apa yang Anda pesan, dan apa yang sudah dibayar',
  'Child’s profile': 'Profil anak',
  'No child is linked to your account yet': 'Belum ada anak yang terhubung dengan akun Anda',
  'Add your child here: it gets an account of its own, and you see how it reads. Or ask the school that has one for it already.':
    'Tambahkan anak Anda di sini: ia mendapat akun sendiri, dan Anda melihat cara membacanya. Atau mintalah kepada sekolah yang sudah memilikinya.',
  'A new account, or a child whom a school looks after': 'Akun baru, atau anak yang akunnya dikelola sekolah',
  'How your child comes here': 'Cara anak Anda masuk ke sini',
  'My child is new here': 'Anak saya baru di sini',
  'You make an account for your child and get its login card at once.':
    'Anda membuat akun untuk anak dan langsung mendapat kartu masuknya.',
  'My child is at a school on Lekta': 'Anak saya bersekolah di sekolah pengguna Lekta',
  'You ask the school with its code and your child’s username. Once it agrees, your child stands here.':
    'Anda meminta kepada sekolah dengan kodenya dan nama pengguna anak. Setelah sekolah setuju, anak Anda muncul di sini.',
  'Please confirm your e-mail address first: the school sees it and so knows who asks.':
    'Mohon konfirmasi alamat email Anda dulu: sekolah melihatnya dan jadi tahu siapa yang meminta.',
  'To your settings': 'Ke pengaturan',
  'Ask the school': 'Minta kepada sekolah',
  'School code': 'Kode sekolah',
  'It stands on the login card of your child. The school can tell it, too.':
    'Tertera di kartu masuk anak Anda. Sekolah juga dapat memberitahukannya.',
  'Username of your child': 'Nama pengguna anak Anda',
  'With which your child logs in at school.': 'Yang dipakai anak untuk masuk di sekolah.',
  'The school sees your name and your e-mail address, and decides whether you are linked.':
    'Sekolah melihat nama dan alamat email Anda, lalu memutuskan apakah Anda dihubungkan.',
  'Your request is noted': 'Permintaan Anda sudah dicatat',
  'The school has the next word.': 'Sekarang giliran sekolah menjawab.',
  'What comes next': 'Langkah berikutnya',
  'If code and username are right, the school sees your name, your e-mail address and your request.':
    'Jika kode dan nama penggunanya benar, sekolah melihat nama, alamat email, dan permintaan Anda.',
  'It answers within {{days}} days, or lets the request lapse. You hear of the answer here and by mail.':
    'Sekolah menjawab dalam {{days}} hari; setelah itu permintaan gugur. Jawabannya kami kabarkan di sini dan lewat email.',
  'Once it has agreed, your child stands among your children, with all its tests and reports.':
    'Setelah sekolah setuju, anak Anda muncul di daftar anak, lengkap dengan tes dan laporannya.',
  'To protect children, we do not say here whether there is such a child. Please compare what you have typed with the login card.':
    'Demi melindungi anak-anak, kami tidak memberi tahu di sini apakah anak itu ada. Silakan cocokkan yang Anda ketik dengan kartu masuk.',
  'To my children': 'Ke anak-anak saya',
  'Ask for another child': 'Minta untuk anak lain',
  'Asked on {{day}}, waiting for the school': 'Diminta pada {{day}}, menunggu jawaban sekolah',
  'Asked on {{day}}. The school has not answered in time. Is the code right? You can ask again.':
    'Diminta pada {{day}}. Sekolah tidak menjawab tepat waktu. Apakah kodenya benar? Anda dapat meminta lagi.',
  'On {{day}} the school did not agree. A talk with the teacher often helps.':
    'Pada {{day}} sekolah belum menyetujuinya. Berbincang dengan guru sering kali membantu.',
  'On {{day}} the school ended the link. A talk with the teacher often helps.':
    'Pada {{day}} sekolah mengakhiri hubungan ini. Berbincang dengan guru sering kali membantu.',
  'You can ask again from {{day}} on.': 'Anda dapat meminta lagi mulai {{day}}.',
  'Remove the request for {{username}} from this list': 'Hapus permintaan untuk {{username}} dari daftar ini',
  'It is removed from the list.': 'Sudah dihapus dari daftar.',
  Remove: 'Hapus',
  'Withdraw the request for {{username}}': 'Tarik permintaan untuk {{username}}',
  'Withdraw this request?': 'Tarik permintaan ini?',
  'The school sees it no longer. You can ask again at any time.':
    'Sekolah tidak melihatnya lagi. Anda dapat meminta lagi kapan saja.',
  Withdraw: 'Tarik',
  'The request is withdrawn.': 'Permintaan ditarik.',
  '{{username}}, school code {{code}}': '{{username}}, kode sekolah {{code}}',
  'The school says: “{{reason}}”': 'Kata sekolah: “{{reason}}”',
  'Asked at a school': 'Permintaan kepada sekolah',
  'Give {{name}} the test again at home, on a calm day.': 'Berikan {{name}} tes lagi di rumah, pada hari yang tenang.',
  'Give {{name}} a test at home': 'Berikan {{name}} tes di rumah',
  '{{name}} no longer stands among your children.': '{{name}} tidak lagi ada di daftar anak Anda.',
  'Linked with {{school}}': 'Terhubung dengan {{school}}',
  '{{school}} looks after this account: its name, its username and its password. Please ask there when something should change.':
    '{{school}} mengelola akun ini: nama, nama pengguna, dan kata sandinya. Silakan hubungi sekolah bila ada yang perlu diubah.',
  'Give up the link with {{name}}?': 'Lepaskan hubungan dengan {{name}}?',
  'You then see no tests and no reports of this child any more, and its free seats are yours again. The school is told. To come back, ask the school again.':
    'Setelah itu Anda tidak melihat tes dan laporan anak ini lagi, dan kursi kosongnya kembali kepada Anda. Sekolah diberi tahu. Untuk terhubung lagi, mintalah kembali kepada sekolah.',
  'Give up the link': 'Lepaskan hubungan',
  'Privacy policy': 'Kebijakan privasi',
  'A test at home': 'Tes di rumah',
  'Give a test at home': 'Berikan tes di rumah',
  'The test is there for two weeks. {{name}} finds it after logging in.':
    'Tesnya tersedia selama dua minggu. {{name}} menemukannya setelah masuk.',
  'With a seat, {{name}} can take a reading test at home.':
    'Dengan kursi, {{name}} bisa mengikuti tes membaca di rumah.',
  'We keep the name, the grade, the birthday and what the tests tell, for you and your child alone.':
    'Kami menyimpan nama, tingkat, tanggal lahir, dan hasil tes, hanya untuk Anda dan anak Anda.',
  'With it, the first test begins with texts that fit.': 'Dengan ini, tes pertama mulai dengan bacaan yang cocok.',
  'I am this child’s parent or guardian, and agree to what is kept of it.':
    'Saya orang tua atau wali anak ini, dan menyetujui data yang disimpan.',
  'What comes next: a seat, so that your child can take the first test.':
    'Berikutnya: kursi, supaya anak Anda bisa mengikuti tes pertama.',
  'Most likely between {{low}} and {{high}}': 'Kemungkinan besar antara {{low}} dan {{high}}',
  'Tested on {{day}}': 'Dites pada {{day}}',
  'BR means beginning reader: the first steps, before the numbers from 0L on.':
    'BR berarti pembaca pemula: langkah-langkah pertama, sebelum angka mulai dari 0L.',
  'Too many answers came too fast, or were no better than guesses, so this measure may be too low. That happens. Please ask the teacher for the test again, on a calm day.':
    'Terlalu banyak jawaban yang terlalu cepat, atau tidak lebih baik daripada tebakan, jadi ukuran ini mungkin terlalu rendah. Itu biasa terjadi. Mintalah guru memberi tes lagi pada hari yang tenang.',
  'No earlier test can be compared with this one. Growth shows from the next one on.':
    'Belum ada tes sebelumnya yang dapat dibandingkan dengan tes ini. Pertumbuhan terlihat mulai tes berikutnya.',
  '{{growth}} since the test before': '{{growth}} sejak tes sebelumnya',
  'Very likely real growth: the chance is {{chance}} in 100.':
    'Sangat mungkin pertumbuhan nyata: peluangnya {{chance}} dari 100.',
  'Perhaps real growth: the chance is {{chance}} in 100. The next test will tell.':
    'Mungkin pertumbuhan nyata: peluangnya {{chance}} dari 100. Tes berikutnya akan menunjukkannya.',
  'Much lower than before. Perhaps not every text was read with care this time: another test will tell.':
    'Jauh lebih rendah daripada sebelumnya. Mungkin kali ini tidak setiap teks dibaca dengan saksama: tes berikutnya akan menunjukkannya.',
  'No growth shows this time (its chance is {{chance}} in 100), which one hard day can cause. Reading together for a few minutes a day helps most.':
    'Kali ini belum terlihat pertumbuhan (peluangnya {{chance}} dari 100); satu hari yang sulit bisa jadi penyebabnya. Membaca bersama beberapa menit setiap hari paling membantu.',
  'No test finished yet': 'Belum ada tes yang selesai',
  'When the teacher gives a test, {{name}} finds it after logging in. The result then stands here.':
    'Saat guru memberi tes, {{name}} menemukannya setelah masuk. Hasilnya kemudian muncul di sini.',
  '“{{title}}” waits for {{name}}, to be found after logging in. The result then stands here.':
    '“{{title}}” menunggu {{name}} dan dapat dibuka setelah masuk. Hasilnya lalu tampil di sini.',
  'Give {{name}} a test at home, on the profile page. The result then stands here.':
    'Berikan {{name}} tes di rumah, di halaman profil. Hasilnya kemudian muncul di sini.',
  'Last report': 'Laporan terakhir',
  'Last report of {{name}}': 'Laporan terakhir {{name}}',
  Profile: 'Profil',
  'Profile of {{name}}': 'Profil {{name}}',
  'All tests': 'Semua tes',
  About: 'Tentang',
  Setting: 'Pengaturan',
  'Your account and preferences': 'Atur akun sesuai keinginan',
  '{{name}} has begun “{{title}}”. Let {{name}} finish it in peace, until {{moment}}.':
    '{{name}} sudah memulai “{{title}}”. Biarkan {{name}} menyelesaikannya dengan tenang, sampai {{moment}}.',
  '“{{title}}” is open until {{moment}}. Find a calm half hour, and let {{name}} read alone.':
    '“{{title}}” terbuka sampai {{moment}}. Sediakan setengah jam yang tenang, dan biarkan {{name}} membaca sendiri.',
  'Ask the teacher for the test again, on a calm day.': 'Mintalah guru mengulang tesnya pada hari yang tenang.',
  'Read together for a quarter of an hour, and talk about what you have read.':
    'Membacalah bersama seperempat jam, lalu obrolkan apa yang dibaca.',
  'For today': 'Untuk hari ini',
  'About the test': 'Tentang tesnya',
  'About the test of {{name}}': 'Tentang tes {{name}}',
  '“{{title}}” opens {{moment}}.': '“{{title}}” dibuka {{moment}}.',
  'Texts that suit now': 'Bacaan yang cocok saat ini',
  'Short books with big pictures, read together': 'Buku pendek dengan gambar besar, dibaca bersama',
  'A child’s test': 'Tes anak',
  'Test report': 'Laporan tes',
  'My reading': 'Bacaanku',
  'On this device': 'Di perangkat ini',
  '{{name}} can use your device without a login of their own.':
    '{{name}} dapat memakai perangkat Anda tanpa perlu masuk sendiri.',
  'Let {{name}} take the test here': '{{name}} mengerjakan tes di sini',
  'Let {{name}} begin here': '{{name}} mulai di sini',
  'Let {{name}} go on here': '{{name}} lanjut di sini',
  'See the report as {{name}}': 'Lihat laporan sebagai {{name}}',
  'Go on as {{name}}': 'Lanjutkan sebagai {{name}}',
  'A test for {{name}}': 'Tes untuk {{name}}',
  'This test is for somebody else.': 'Tes ini untuk anak lain.',
  'This device then shows only what is {{name}}’s, in all its windows.':
    'Perangkat ini lalu hanya menampilkan milik {{name}}, di semua jendelanya.',
  'The bar at the top leads back to your account. It asks for your password.':
    'Bilah di atas membawa Anda kembali ke akun Anda. Bilah itu meminta kata sandi Anda.',
  'It works best in a quiet place, without help: then the measure tells what the child reads alone.':
    'Paling baik di tempat tenang dan tanpa bantuan: dengan begitu ukurannya menunjukkan apa yang dapat dibaca anak sendiri.',
  'It opens on {{opens}}.': 'Dibuka {{opens}}.',
  'It is open until {{closes}}.': 'Terbuka sampai {{closes}}.',
  'It closed on {{closes}}.': 'Ditutup {{closes}}.',
  '{{name}} has begun. Texts answered so far: {{answered}}.':
    '{{name}} sudah mulai. Teks yang dijawab sejauh ini: {{answered}}.',
  'All tries are used.': 'Semua kesempatan sudah dipakai.',
} as const
