/** Indonesian texts of the parent area. */
export const words = {
  Child: 'Anak',
  'My children': 'Anak-anak saya',
  'How each child is reading': 'Bagaimana setiap anak Anda membaca',
  Purchase: 'Pembelian',
  'Create Subscribe': 'Buat Langganan',
  'Reading tests for your children, with the full price before you pay':
    'Tes untuk anak-anak Anda, dengan harga yang jelas sebelum Anda memesan',
  'Add seats': 'Tambah kursi',
  Renew: 'Perpanjang',
  'Choose a plan': 'Pilih paket',
  'per child, tax included': 'untuk satu anak, termasuk pajak',
  '{{count}} reading tests': '{{count}} tes membaca',
  'Use within {{count}} months': 'Masa berlaku: {{count}} bulan',
  'A full report after each test': 'Laporan lengkap setelah setiap tes',
  '{{price}} per test': '{{price}} untuk setiap tes',
  'Who is it for?': 'Untuk siapa',
  '{{count}} tests left until {{day}}': 'Sisa {{count}} tes sampai {{day}}',
  'No seat yet': 'Belum punya kursi',
  'Your order': 'Pesanan Anda',
  '{{plan}} for {{count}} children': '{{plan}} untuk {{count}} anak',
  'If you pay today, it runs from {{from}} to {{until}}.':
    'Jika dibayar hari ini, berlaku dari {{from}} sampai {{until}}.',
  'You get an invoice.': 'Anda mendapat tagihan.',
  'Pay it within three days, here or on your phone.': 'Anda membayarnya dalam tiga hari, di sini atau lewat ponsel.',
  'As soon as it is paid, your child can start.': 'Begitu lunas, anak Anda bisa langsung mulai.',
  'Choose a plan and a child to see your total.': 'Pilih paket dan anak, lalu harganya muncul di sini.',
  'Order and pay': 'Pesan dan bayar',
  'You pay only for the time left in “{{plan}}”.': 'Kursi tambahan di “{{plan}}” dihitung dari sisa waktunya.',
  'Have a voucher?': 'Punya voucher?',
  'Each code from your school or from us gives one child a seat.':
    'Kode dari sekolah atau dari kami bernilai satu kursi, sekali pakai.',
  'Redeem a voucher': 'Tukarkan voucher',
  Redeem: 'Tukarkan',
  Code: 'Kode',
  'Voucher redeemed. The seat is ready.': 'Voucher ditukarkan: kursinya sudah ada.',
  Subscription: 'Langganan',
  'Your plan and who is on it': 'Apa yang berjalan, dan kursinya untuk siapa',
  'No active subscription': 'Belum ada langganan yang berjalan',
  'See the plans': 'Lihat paket',
  'With a subscription, your children take reading tests at home and you follow their progress.':
    'Dengan langganan, anak-anak mengikuti tes membaca di rumah, dan Anda melihat perkembangan mereka.',
  '{{given}} of {{count}} seats in use, {{free}} free': '{{given}} dari {{count}} kursi dipakai, {{free}} kosong',
  'Starts on {{day}}.': 'Mulai {{day}}.',
  'Runs until {{day}}.': 'Berlaku sampai {{day}}.',
  '{{count}} tests per child': '{{count}} tes untuk setiap anak',
  'After that it ends and will not be renewed.': 'Setelah itu berakhir, tanpa pengingat untuk memperpanjang.',
  'You can renew this subscription again.': 'Langganan ini bisa diperpanjang lagi.',
  'Keep subscription': 'Teruskan langganan',
  'Stop renewing this subscription?': 'Akhiri langganan?',
  'Stop renewal': 'Akhiri langganan',
  'It runs until {{day}} with all its seats and tests. After that it ends. You can change your mind until then.':
    'Langganan berlaku sampai {{day}}, dengan semua kursi dan tesnya, dan tidak diperpanjang. Anda bisa membatalkan ini.',
  'The subscription will end on its last day.': 'Langganan berakhir saat waktunya habis.',
  'None of your children has a seat yet.': 'Belum ada anak Anda yang punya kursinya.',
  '{{count}} tests left': 'Sisa {{count}} tes',
  'Remove {{name}}’s seat': 'Ambil kembali kursi {{name}}',
  'The seat is free again.': 'Kursi kosong lagi.',
  'Give a free seat to': 'Berikan kursi kosong kepada',
  Give: 'Berikan',
  '{{name}} now has a seat.': '{{name}} sekarang punya kursi.',
  Unpaid: 'Belum dibayar',
  'Ordered on {{day}}': 'Dipesan {{day}}',
  'View invoice': 'Ke tagihan',
  'Past subscriptions': 'Langganan sebelumnya',
  'Ended on {{day}}': 'Berlaku sampai {{day}}',
  'Not paid': 'Tidak dibayar',
  'Your orders and payments': 'Apa yang Anda pesan, dan apa yang sudah dibayar',
  'Child’s profile': 'Profil anak',
  'No child is linked to your account yet': 'Belum ada anak yang terhubung dengan akun Anda',
  'Create an account for your child and follow their reading. If your child’s school uses Lekta, link the school account instead.':
    'Buat akun untuk anak Anda dan ikuti perkembangan membacanya. Jika sekolahnya memakai Lekta, hubungkan akun sekolahnya.',
  'Create a new account or link a school account': 'Akun baru, atau anak yang akunnya dikelola sekolah',
  'How would you like to add your child?': 'Cara anak Anda masuk ke sini',
  'My child is new to Lekta': 'Anak saya baru di sini',
  'Create an account and get a login card straight away.':
    'Anda membuat akun untuk anak dan langsung mendapat kartu masuknya.',
  'My child’s school uses Lekta': 'Anak saya bersekolah di sekolah pengguna Lekta',
  'Enter the school code and your child’s username. Once the school approves, your child appears here.':
    'Anda meminta kepada sekolah dengan kodenya dan nama pengguna anak. Setelah sekolah setuju, anak Anda muncul di sini.',
  'Please confirm your e-mail address first, so the school can see who is asking.':
    'Mohon konfirmasi alamat email Anda dulu: sekolah melihatnya dan jadi tahu siapa yang meminta.',
  'Go to settings': 'Ke pengaturan',
  'Ask the school': 'Minta kepada sekolah',
  'School code': 'Kode sekolah',
  'You’ll find it on your child’s login card, or ask the school.':
    'Tertera di kartu masuk anak Anda. Sekolah juga dapat memberitahukannya.',
  'Your child’s username': 'Nama pengguna anak Anda',
  'The one your child uses to log in at school.': 'Yang dipakai anak untuk masuk di sekolah.',
  'The school sees your name and e-mail address and decides on your request.':
    'Sekolah melihat nama dan alamat email Anda, lalu memutuskan apakah Anda dihubungkan.',
  'Request received': 'Permintaan Anda sudah dicatat',
  'Now it’s up to the school': 'Sekarang giliran sekolah menjawab.',
  'What happens next': 'Langkah berikutnya',
  'If the code and username are correct, the school sees your name, your e-mail address and your request.':
    'Jika kode dan nama penggunanya benar, sekolah melihat nama, alamat email, dan permintaan Anda.',
  'The school has {{days}} days to answer. After that, the request expires. We will let you know here and by e-mail.':
    'Sekolah menjawab dalam {{days}} hari; setelah itu permintaan gugur. Jawabannya kami kabarkan di sini dan lewat email.',
  'Once the school approves, your child appears in your list with all tests and reports.':
    'Setelah sekolah setuju, anak Anda muncul di daftar anak, lengkap dengan tes dan laporannya.',
  'To protect children, we do not show whether this child exists. Please check what you typed against the login card.':
    'Demi melindungi anak-anak, kami tidak memberi tahu di sini apakah anak itu ada. Silakan cocokkan yang Anda ketik dengan kartu masuk.',
  'Go to my children': 'Ke anak-anak saya',
  'Link another child': 'Minta untuk anak lain',
  'Sent on {{day}}. Waiting for the school.': 'Diminta pada {{day}}, menunggu jawaban sekolah',
  'Sent on {{day}}. The school did not answer in time. Check the code and ask again.':
    'Diminta pada {{day}}. Sekolah tidak menjawab tepat waktu. Apakah kodenya benar? Anda dapat meminta lagi.',
  'The school declined on {{day}}. Talking to the teacher often helps.':
    'Pada {{day}} sekolah belum menyetujuinya. Berbincang dengan guru sering kali membantu.',
  'The school ended the link on {{day}}. Talking to the teacher often helps.':
    'Pada {{day}} sekolah mengakhiri hubungan ini. Berbincang dengan guru sering kali membantu.',
  'You can ask again from {{day}}.': 'Anda dapat meminta lagi mulai {{day}}.',
  'Remove the request for {{username}} from this list': 'Hapus permintaan untuk {{username}} dari daftar ini',
  'Request removed from the list.': 'Sudah dihapus dari daftar.',
  Remove: 'Hapus',
  'Withdraw the request for {{username}}': 'Tarik permintaan untuk {{username}}',
  'Withdraw this request?': 'Tarik permintaan ini?',
  'The school will no longer see it. You can ask again at any time.':
    'Sekolah tidak melihatnya lagi. Anda dapat meminta lagi kapan saja.',
  Withdraw: 'Tarik',
  'Request withdrawn.': 'Permintaan ditarik.',
  '{{username}}, school code {{code}}': '{{username}}, kode sekolah {{code}}',
  'The school says: “{{reason}}”': 'Kata sekolah: “{{reason}}”',
  'Requests to schools': 'Permintaan kepada sekolah',
  'Let {{name}} take the test again at home on a calm day.':
    'Berikan {{name}} tes lagi di rumah, pada hari yang tenang.',
  'Start a home test for {{name}}': 'Berikan {{name}} tes di rumah',
  '{{name}} is no longer linked to your account.': '{{name}} tidak lagi ada di daftar anak Anda.',
  'Linked to {{school}}': 'Terhubung dengan {{school}}',
  '{{school}} manages this account, including the name, username and password. Contact the school to change anything.':
    '{{school}} mengelola akun ini: nama, nama pengguna, dan kata sandinya. Silakan hubungi sekolah bila ada yang perlu diubah.',
  'Remove the link with {{name}}?': 'Lepaskan hubungan dengan {{name}}?',
  'You will no longer see this child’s tests and reports. Unused seats come back to you, and the school is notified. To link again, ask the school.':
    'Setelah itu Anda tidak melihat tes dan laporan anak ini lagi, dan kursi kosongnya kembali kepada Anda. Sekolah diberi tahu. Untuk terhubung lagi, mintalah kembali kepada sekolah.',
  'Remove link': 'Lepaskan hubungan',
  'Privacy policy': 'Kebijakan privasi',
  'Home test': 'Tes di rumah',
  'Start a home test': 'Berikan tes di rumah',
  'The test is open for two weeks. {{name}} will find it after logging in.':
    'Tesnya tersedia selama dua minggu. {{name}} menemukannya setelah masuk.',
  '{{name}} needs a seat to take a reading test at home.':
    'Dengan kursi, {{name}} bisa mengikuti tes membaca di rumah.',
  'We store the name, grade, date of birth and test results, only for you and your child.':
    'Kami menyimpan nama, tingkat, tanggal lahir, dan hasil tes, hanya untuk Anda dan anak Anda.',
  'Helps us start at the right level.': 'Dengan ini, tes pertama mulai dengan bacaan yang cocok.',
  'You are the child’s': 'Anda adalah',
  'We record it with your consent.': 'Dicatat bersama persetujuan Anda.',
  'Legal guardian': 'Wali',
  Parent: 'Orang tua',
  'I am this child’s parent or guardian and agree to the storage of this data.':
    'Saya orang tua atau wali anak ini, dan menyetujui data yang disimpan.',
  'Next step: get a seat so your child can take the first test.':
    'Berikutnya: kursi, supaya anak Anda bisa mengikuti tes pertama.',
  'Tested on {{day}}': 'Dites pada {{day}}',
  'BR means beginning reader: the first steps before 0L.':
    'BR berarti pembaca pemula: langkah-langkah pertama, sebelum angka mulai dari 0L.',
  'Many answers were too quick or no better than guessing, so this measure may be too low. That happens. Ask the teacher for another test on a calm day.':
    'Terlalu banyak jawaban yang terlalu cepat, atau tidak lebih baik daripada tebakan, jadi ukuran ini mungkin terlalu rendah. Itu biasa terjadi. Mintalah guru memberi tes lagi pada hari yang tenang.',
  'No earlier test can be compared with this one. You will see growth after the next test.':
    'Belum ada tes sebelumnya yang dapat dibandingkan dengan tes ini. Pertumbuhan terlihat mulai tes berikutnya.',
  '{{growth}} since the previous test': '{{growth}} sejak tes sebelumnya',
  'Very likely real growth ({{chance}}% sure).': 'Sangat mungkin pertumbuhan nyata ({{chance}}% yakin).',
  'Probably growing ({{chance}}% sure). The next test will make it clearer.':
    'Mungkin bertumbuh ({{chance}}% yakin). Tes berikutnya akan memperjelasnya.',
  'This result and the one before differ more than chance allows. A third test will decide which is nearer to the truth.':
    'Hasil ini dan hasil sebelumnya berbeda lebih jauh daripada kebetulan. Tes ketiga akan menentukan mana yang lebih mendekati kenyataan.',
  'No clear growth this time. One hard day can cause that. Reading together for a few minutes a day helps most.':
    'Kali ini belum terlihat pertumbuhan. Satu hari yang sulit bisa jadi penyebabnya. Membaca bersama beberapa menit setiap hari paling membantu.',
  'No tests finished yet': 'Belum ada tes yang selesai',
  'When the teacher gives a test, {{name}} will find it after logging in. You will see the result here.':
    'Saat guru memberi tes, {{name}} menemukannya setelah masuk. Hasilnya kemudian muncul di sini.',
  '{{name}} can log in and take “{{title}}”. You will see the result here.':
    '{{name}} dapat masuk dan mengerjakan “{{title}}”. Hasilnya tampil di sini.',
  'Start a home test for {{name}}. You will see the result here.':
    'Berikan {{name}} tes di rumah. Hasilnya kemudian muncul di sini.',
  'Latest report': 'Laporan terakhir',
  '{{name}}’s latest report': 'Laporan terakhir {{name}}',
  Profile: 'Profil',
  '{{name}}’s profile': 'Profil {{name}}',
  'All tests': 'Semua tes',
  About: 'Tentang',
  Setting: 'Pengaturan',
  Settings: 'Pengaturan',
  'Your account and preferences': 'Atur akun sesuai keinginan',
  '{{name}} has started “{{title}}”. Let {{name}} finish in peace. The test is open until {{moment}}.':
    '{{name}} sudah memulai “{{title}}”. Biarkan {{name}} menyelesaikannya dengan tenang, sampai {{moment}}.',
  '“{{title}}” is open until {{moment}}. Find a quiet half hour and let {{name}} read alone.':
    '“{{title}}” terbuka sampai {{moment}}. Sediakan setengah jam yang tenang, dan biarkan {{name}} membaca sendiri.',
  'Ask the teacher for another test on a calm day.': 'Mintalah guru mengulang tesnya pada hari yang tenang.',
  'Read together for 15 minutes and talk about what you read.':
    'Membacalah bersama seperempat jam, lalu obrolkan apa yang dibaca.',
  Today: 'Hari ini',
  'Test details': 'Tentang tesnya',
  'Test details for {{name}}': 'Tentang tes {{name}}',
  '“{{title}}” opens {{moment}}.': '“{{title}}” dibuka {{moment}}.',
  'Books at the right level': 'Bacaan yang cocok saat ini',
  'Short books with big pictures, read together': 'Buku pendek dengan gambar besar, dibaca bersama',
  'A child’s test': 'Tes anak',
  'Test report': 'Laporan tes',
  'My reading': 'Bacaanku',
  'On this device': 'Di perangkat ini',
  '{{name}} can use your device without logging in.':
    '{{name}} dapat memakai perangkat Anda tanpa perlu masuk sendiri.',
  'Let {{name}} take the test here': '{{name}} mengerjakan tes di sini',
  'Let {{name}} start here': '{{name}} mulai di sini',
  'Let {{name}} continue here': '{{name}} lanjut di sini',
  'See the report as {{name}}': 'Lihat laporan sebagai {{name}}',
  'Continue as {{name}}': 'Lanjutkan sebagai {{name}}',
  'A test for {{name}}': 'Tes untuk {{name}}',
  'This test is for another child.': 'Tes ini untuk anak lain.',
  'Until you switch back, this device shows only {{name}}’s account.':
    'Perangkat ini lalu hanya menampilkan milik {{name}}, di semua jendelanya.',
  'To return to your account, use the bar at the top and enter your password.':
    'Bilah di atas membawa Anda kembali ke akun Anda. Bilah itu meminta kata sandi Anda.',
  'Find a quiet spot and let the child work alone. That gives the truest result.':
    'Cari tempat yang tenang dan biarkan anak mengerjakannya sendiri. Dengan begitu hasilnya paling tepat.',
  'It opens on {{opens}}.': 'Dibuka {{opens}}.',
  'It is open until {{closes}}.': 'Terbuka sampai {{closes}}.',
  'It closed on {{closes}}.': 'Ditutup {{closes}}.',
  '{{name}} has started and answered {{count}} questions so far.':
    '{{name}} sudah mulai dan sejauh ini menjawab {{count}} pertanyaan.',
  'All attempts have been used.': 'Semua kesempatan sudah dipakai.',
  'The username and password are on this login card.': 'Nama pengguna dan kata sandinya ada di kartu ini.',
  'What your child is called, if not by the first name. Shown on the login card.':
    'Sapaan anak Anda sehari-hari, jika bukan nama depannya. Tampil di kartu masuk.',
  'Your child logs in with this. If you leave it empty, we make one from the name.':
    'Anak Anda masuk dengan ini. Jika dikosongkan, kami membuatnya dari nama anak.',
  'Add child': 'Tambah anak',
  Invoice: 'Tagihan',
  Invoices: 'Tagihan',
  'Delete this child’s data': 'Hapus data anak ini',
  'All tests, results and messages about {{name}}, and the account itself.':
    'Semua tes, hasil, dan pesan tentang {{name}}, serta akunnya sendiri.',
  'Delete data': 'Hapus data',
  'Delete all data about {{name}}?': 'Hapus semua data {{name}}?',
  'Delete {{name}}’s data': 'Hapus data {{name}}',
  'Your children’s data': 'Data anak-anak Anda',
  'Delete all data about a child. You can change your mind for 14 days.':
    'Hapus semua data seorang anak. Selama 14 hari Anda masih dapat berubah pikiran.',
  'You have not added any children yet.': 'Anda belum menambahkan anak.',
} as const
