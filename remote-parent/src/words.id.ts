/** Indonesian for a parent's own pages. */
export const words = {
  Child: 'Anak',
  'My children': 'Anak-anak saya',
  'How each of your children reads': 'Bagaimana setiap anak Anda membaca',
  'What you have ordered, and what is paid': 'Apa yang Anda pesan, dan apa yang sudah dibayar',
  'Child’s profile': 'Profil anak',
  'No child is linked to your account yet': 'Belum ada anak yang terhubung dengan akun Anda',
  'Your child’s school makes the link. Tell the school office your child’s name and the username that you log in with; your child then stands here.':
    'Sekolah anak Anda yang menghubungkannya. Sampaikan kepada kantor sekolah nama anak Anda dan nama pengguna yang Anda pakai untuk masuk; setelah itu anak Anda muncul di sini.',
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
  '{{name}} has no school here yet. Ask the school to add {{name}}; a teacher can then give the first test.':
    '{{name}} belum punya sekolah di sini. Mintalah sekolah menambahkan {{name}}; setelah itu guru bisa memberi tes pertama.',
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
