/** Indonesian of the check before a test day. */
export const words = {
  good: 'baik',
  'with care': 'dengan catatan',
  'not yet': 'belum siap',
  'Copied. Paste it into a mail.': 'Tersalin. Tempelkan ke dalam email.',
  'This browser does not let us copy. Please print the page.':
    'Peramban ini tidak mengizinkan penyalinan. Silakan cetak halamannya.',
  'Copy the result': 'Salin hasilnya',
  'Progress of the check': 'Kemajuan pemeriksaan',
  'Open this page in the room and on a device with which children will be tested. In less than a minute it says whether a class can test here.':
    'Buka halaman ini di ruangan dan pada perangkat yang akan dipakai anak-anak. Dalam waktu kurang dari semenit halaman ini memberi tahu apakah satu kelas bisa tes di sini.',
  'How many children test at the same time?': 'Berapa anak yang tes bersamaan?',
  'Start the check': 'Mulai pemeriksaan',
  'The check sends as many small requests as a class that begins at once. It stores nothing and tells us nothing about you.':
    'Pemeriksaan ini mengirim permintaan kecil sebanyak satu kelas yang mulai bersamaan. Tidak ada yang disimpan, dan kami tidak mengetahui apa pun tentang Anda.',
  'Sending answers one by one': 'Mengirim jawaban satu per satu',
  'Letting a whole class begin at once': 'Membiarkan satu kelas mulai bersamaan',
  'Looking at this device': 'Memeriksa perangkat ini',
  'A class of {{children}} can test here.': 'Satu kelas berisi {{children}} anak bisa tes di sini.',
  'A class of {{children}} can test here, but read the notes first.':
    'Satu kelas berisi {{children}} anak bisa tes di sini, tetapi bacalah catatannya dulu.',
  'Better not yet: a class of {{children}} would have trouble here.':
    'Sebaiknya jangan dulu: satu kelas berisi {{children}} anak akan mengalami kesulitan di sini.',
  'Speed of the connection': 'Kecepatan sambungan',
  'The server cannot be reached from here.': 'Server tidak dapat dihubungi dari sini.',
  'Quick: an answer is saved after {{milliseconds}} ms.': 'Cepat: jawaban tersimpan setelah {{milliseconds}} ms.',
  'Slow: an answer is saved after {{milliseconds}} ms. Nothing is lost, but children see “saving” for a moment.':
    'Lambat: jawaban tersimpan setelah {{milliseconds}} ms. Tidak ada yang hilang, tetapi anak melihat “menyimpan” sejenak.',
  'Very slow: an answer is saved only after {{milliseconds}} ms. Move nearer to the access point, or use another network.':
    'Sangat lambat: jawaban baru tersimpan setelah {{milliseconds}} ms. Mendekatlah ke titik akses, atau pakai jaringan lain.',
  'Steadiness of the connection': 'Kestabilan sambungan',
  'Steady: of {{all}} requests none was lost.': 'Stabil: dari {{all}} permintaan tidak ada yang hilang.',
  'A little shaky: {{lost}} of {{all}} requests were lost. The test sends them again by itself.':
    'Agak goyah: {{lost}} dari {{all}} permintaan hilang. Tes mengirimnya lagi dengan sendirinya.',
  'Shaky: {{lost}} of {{all}} requests were lost. Ask your network administrator before you begin.':
    'Goyah: {{lost}} dari {{all}} permintaan hilang. Tanyakan kepada pengelola jaringan sebelum Anda mulai.',
  'A class that begins at once': 'Satu kelas yang mulai bersamaan',
  'When all {{count}} begin at once, the last one waits {{seconds}} s.':
    'Bila {{count}} anak mulai bersamaan, yang terakhir menunggu {{seconds}} detik.',
  'When all {{count}} begin at once, the last one waits {{seconds}} s. Let them begin row by row.':
    'Bila {{count}} anak mulai bersamaan, yang terakhir menunggu {{seconds}} detik. Biarkan mereka mulai baris demi baris.',
  'When all {{count}} begin at once, some wait too long or get no answer. Let them begin in small groups.':
    'Bila {{count}} anak mulai bersamaan, sebagian menunggu terlalu lama atau tidak mendapat jawaban. Biarkan mereka mulai dalam kelompok kecil.',
  'Memory of the browser': 'Penyimpanan peramban',
  'This browser does not keep a login. Allow cookies and site data for this page.':
    'Peramban ini tidak menyimpan login. Izinkan kuki dan data situs untuk halaman ini.',
  'This browser cannot keep answers while the network is gone. Leave the private window, or free some room.':
    'Peramban ini tidak dapat menyimpan jawaban ketika jaringan terputus. Keluarlah dari jendela pribadi, atau kosongkan ruang penyimpanan.',
  'There is little room left on this device. Delete what is not needed.':
    'Ruang pada perangkat ini tinggal sedikit. Hapus yang tidak diperlukan.',
  'Answers are kept on this device when the network is gone.':
    'Jawaban tersimpan di perangkat ini ketika jaringan terputus.',
  Browser: 'Peramban',
  'New enough for the test.': 'Cukup baru untuk tes.',
  'Too old for the test. Update it, or install a current Chrome, Edge, Firefox or Safari.':
    'Terlalu lama untuk tes. Perbarui, atau pasang Chrome, Edge, Firefox, atau Safari versi terkini.',
  Screen: 'Layar',
  'Large enough to read on.': 'Cukup besar untuk membaca.',
  'Too small to read a text and its answers. Take a larger device.':
    'Terlalu kecil untuk membaca teks dan jawabannya. Pakailah perangkat yang lebih besar.',
  Clock: 'Jam',
  'The server did not tell the time, so the clock could not be compared.':
    'Server tidak memberi tahu waktunya, jadi jam tidak dapat dibandingkan.',
  'The clock of this device is right.': 'Jam perangkat ini tepat.',
  'The clock of this device is {{minutes}} minutes off. The test goes by the server’s; set yours to avoid confusion.':
    'Jam perangkat ini meleset {{minutes}} menit. Tes memakai jam server; sesuaikan jam Anda agar tidak membingungkan.',
} as const
