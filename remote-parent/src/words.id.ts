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
  'To the invoice': 'Ke tagihan',
  Earlier: 'Sebelumnya',
  'Ran until {{day}}': 'Berlaku sampai {{day}}',
  'Was not paid': 'Tidak dibayar',
  'What you have ordered, and what is paid': 'Apa yang Anda pesan, dan apa yang sudah dibayar',
  'Child’s profile': 'Profil anak',
  'No child is linked to your account yet': 'Belum ada anak yang terhubung dengan akun Anda',
  'Add your child here: it gets an account of its own, and you see how it reads.':
    'Tambahkan anak Anda di sini: ia mendapat akun sendiri, dan Anda melihat cara membacanya.',
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
  'Many answers came faster than the texts can be read, so this measure may be too low. That happens. Please ask the teacher for the test again, on a calm day.':
    'Banyak jawaban lebih cepat daripada waktu membaca teksnya, jadi ukuran ini mungkin terlalu rendah. Itu biasa terjadi. Mintalah guru memberi tes lagi pada hari yang tenang.',
  'No earlier test can be compared with this one. Growth shows from the next one on.':
    'Belum ada tes sebelumnya yang dapat dibandingkan dengan tes ini. Pertumbuhan terlihat mulai tes berikutnya.',
  '{{growth}} since the test before': '{{growth}} sejak tes sebelumnya',
  'Very likely real growth: the chance is {{chance}} in 100.':
    'Sangat mungkin pertumbuhan nyata: peluangnya {{chance}} dari 100.',
  'Perhaps real growth: the chance is {{chance}} in 100. The next test will tell.':
    'Mungkin pertumbuhan nyata: peluangnya {{chance}} dari 100. Tes berikutnya akan menunjukkannya.',
  'Very likely a real fall. Talk with the teacher, and read together for a few minutes a day.':
    'Sangat mungkin memang menurun. Bicarakan dengan guru, dan bacalah bersama beberapa menit setiap hari.',
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
  'Your account, the way you like it': 'Atur akun sesuai keinginan',
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
} as const
