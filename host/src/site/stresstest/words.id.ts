/** Indonesian texts of the check before a test day. */
export const words = {
  good: 'baik',
  caution: 'dengan catatan',
  'not ready': 'belum siap',
  'Copied. You can paste it into an e-mail.': 'Tersalin. Tempelkan ke dalam email.',
  'This browser doesn’t allow copying. Please print the page.':
    'Peramban ini tidak mengizinkan penyalinan. Silakan cetak halamannya.',
  'Copy result': 'Salin hasilnya',
  'Progress of the check': 'Kemajuan pemeriksaan',
  'Open this page in the room, on a device that children will use for the test. In less than a minute you’ll know whether a class can take the test here.':
    'Buka halaman ini di ruangan dan pada perangkat yang akan dipakai anak-anak. Dalam waktu kurang dari semenit halaman ini memberi tahu apakah satu kelas bisa tes di sini.',
  'How many children will take the test at the same time?': 'Berapa anak yang tes bersamaan?',
  'Start check': 'Mulai pemeriksaan',
  'The check sends as many small requests as a whole class starting at once. It stores nothing and tells us nothing about you.':
    'Pemeriksaan ini mengirim permintaan kecil sebanyak satu kelas yang mulai bersamaan. Tidak ada yang disimpan, dan kami tidak mengetahui apa pun tentang Anda.',
  'Sending answers one by one': 'Mengirim jawaban satu per satu',
  'Starting with a whole class at once': 'Membiarkan satu kelas mulai bersamaan',
  'Checking this device': 'Memeriksa perangkat ini',
  'A class of {{children}} can take the test here.': 'Satu kelas berisi {{children}} anak bisa tes di sini.',
  'A class of {{children}} can take the test here, but read the notes first.':
    'Satu kelas berisi {{children}} anak bisa tes di sini, tetapi bacalah catatannya dulu.',
  'Not ready yet: a class of {{children}} would have problems here.':
    'Sebaiknya jangan dulu: satu kelas berisi {{children}} anak akan mengalami kesulitan di sini.',
  'Connection speed': 'Kecepatan sambungan',
  'The server cannot be reached from here.': 'Server tidak dapat dihubungi dari sini.',
  'Fast: answers are saved within {{milliseconds}} ms.': 'Cepat: jawaban tersimpan setelah {{milliseconds}} ms.',
  'Slow: saving an answer takes {{milliseconds}} ms. Nothing is lost, but children will see “saving” for a moment.':
    'Lambat: jawaban tersimpan setelah {{milliseconds}} ms. Tidak ada yang hilang, tetapi anak melihat “menyimpan” sejenak.',
  'Very slow: saving an answer takes {{milliseconds}} ms. Move closer to the access point or use another network.':
    'Sangat lambat: jawaban baru tersimpan setelah {{milliseconds}} ms. Mendekatlah ke titik akses, atau pakai jaringan lain.',
  'Connection stability': 'Kestabilan sambungan',
  'Stable: none of {{all}} requests was lost.': 'Stabil: dari {{all}} permintaan tidak ada yang hilang.',
  'Slightly unstable: {{lost}} of {{all}} requests were lost. The test resends them automatically.':
    'Agak goyah: {{lost}} dari {{all}} permintaan hilang. Tes mengirimnya lagi dengan sendirinya.',
  'Unstable: {{lost}} of {{all}} requests were lost. Talk to your network administrator before you start.':
    'Goyah: {{lost}} dari {{all}} permintaan hilang. Tanyakan kepada pengelola jaringan sebelum Anda mulai.',
  'A class starting at once': 'Satu kelas yang mulai bersamaan',
  'When all {{count}} start at once, the last one waits {{seconds}} s.':
    'Bila {{count}} anak mulai bersamaan, yang terakhir menunggu {{seconds}} detik.',
  'When all {{count}} start at once, the last one waits {{seconds}} s. Let them start row by row.':
    'Bila {{count}} anak mulai bersamaan, yang terakhir menunggu {{seconds}} detik. Biarkan mereka mulai baris demi baris.',
  'When all {{count}} start at once, some wait too long or get no answer. Let them start in small groups.':
    'Bila {{count}} anak mulai bersamaan, sebagian menunggu terlalu lama atau tidak mendapat jawaban. Biarkan mereka mulai dalam kelompok kecil.',
  'Browser storage': 'Penyimpanan peramban',
  'This browser doesn’t stay logged in. Allow cookies and site data for this page.':
    'Peramban ini tidak menyimpan login. Izinkan kuki dan data situs untuk halaman ini.',
  'This browser can’t save answers while the network is down. Leave private browsing, or free up some space.':
    'Peramban ini tidak dapat menyimpan jawaban ketika jaringan terputus. Keluarlah dari jendela pribadi, atau kosongkan ruang penyimpanan.',
  'This device is almost full. Delete what you don’t need.':
    'Ruang pada perangkat ini tinggal sedikit. Hapus yang tidak diperlukan.',
  'This device saves answers while the network is down.':
    'Jawaban tersimpan di perangkat ini ketika jaringan terputus.',
  Browser: 'Peramban',
  'New enough for the test.': 'Cukup baru untuk tes.',
  'Too old for the test. Update it, or install a current Chrome, Edge, Firefox or Safari.':
    'Terlalu lama untuk tes. Perbarui, atau pasang Chrome, Edge, Firefox, atau Safari versi terkini.',
  Screen: 'Layar',
  'Large enough to read on.': 'Cukup besar untuk membaca.',
  'Too small to read a text and its answers. Use a larger device.':
    'Terlalu kecil untuk membaca teks dan jawabannya. Pakailah perangkat yang lebih besar.',
  Clock: 'Jam',
  'The server didn’t send its time, so the clock could not be checked.':
    'Server tidak memberi tahu waktunya, jadi jam tidak dapat dibandingkan.',
  'This device’s clock is right.': 'Jam perangkat ini tepat.',
  'This device’s clock is {{minutes}} minutes off. The test uses the server’s time; correct your clock to avoid confusion.':
    'Jam perangkat ini meleset {{minutes}} menit. Tes memakai jam server; sesuaikan jam Anda agar tidak membingungkan.',
} as const
