/** Indonesian texts of the checks of an installation. */
export const systemWords = {
  'There was no answer within {{seconds}} seconds.': 'Tidak ada jawaban dalam {{seconds}} detik.',
  'This could not be checked ({{reason}}).': 'Ini tidak dapat diperiksa ({{reason}}).',

  // Settings.
  'All settings are valid.': 'Semua pengaturan sah.',
  'NODE_ENV is not production, so the demo school may be on and its passwords are public.':
    'NODE_ENV bukan production, jadi sekolah demo mungkin aktif dan kata sandinya diketahui umum.',
  'PUBLIC_URL is {{publicUrl}}, so links in e-mails work only on this machine.':
    'PUBLIC_URL adalah {{publicUrl}}, jadi tautan di email hanya berfungsi di mesin ini.',
  'PUBLIC_URL is {{publicUrl}}, so passwords cross the network readably: put a proxy with https in front.':
    'PUBLIC_URL adalah {{publicUrl}}, jadi kata sandi terbaca di jaringan: pasang proksi dengan https di depannya.',
  'TRUSTED_PROXIES is not set, so limits count everyone behind the proxy as one visitor.':
    'TRUSTED_PROXIES tidak diisi, jadi batas permintaan menghitung semua orang di balik proksi sebagai satu pengunjung.',
  'MAIL_URL is not set, so e-mails reach nobody: they become files in DATA_DIR.':
    'MAIL_URL tidak diisi, jadi email tidak sampai ke siapa pun: email menjadi berkas di DATA_DIR.',

  // Database and clock.
  'The database cannot be reached ({{reason}}).': 'Basis data tidak dapat dijangkau ({{reason}}).',
  'The database is empty: start the server, or restore a backup.':
    'Basis data masih kosong: jalankan server, atau pulihkan cadangan.',
  'PostgreSQL {{version}}, {{size}}.': 'PostgreSQL {{version}}, {{size}}.',
  'PostgreSQL {{version}} (embedded), {{size}}.': 'PostgreSQL {{version}} (bawaan), {{size}}.',
  'PostgreSQL {{version}} or newer is needed: upgrade it.':
    'Diperlukan PostgreSQL {{version}} atau yang lebih baru: tingkatkan versinya.',
  'Migrations are pending ({{tags}}): run “upgrade --plan”, then “upgrade”.':
    'Masih ada migrasi yang belum dijalankan ({{tags}}): jalankan “upgrade --plan”, lalu “upgrade”.',
  'The database cannot be written to ({{reason}}).': 'Basis data tidak dapat ditulisi ({{reason}}).',
  'The answers of {{month}} have no partition yet: see why the job “answer-partitions” fails.':
    'Jawaban bulan {{month}} belum punya partisi: cari tahu mengapa pekerjaan “answer-partitions” gagal.',
  'Some answers are in no month’s partition: see why the job “answer-partitions” fails, which moves them.':
    'Ada jawaban yang tidak berada di partisi bulan mana pun: cari tahu mengapa pekerjaan “answer-partitions”, yang memindahkannya, gagal.',
  'The replica {{name}} is {{seconds}} seconds behind: check its disk and its network.':
    'Replika {{name}} tertinggal {{seconds}} detik: periksa disk dan jaringannya.',
  'The replica for reports is {{milliseconds}} ms behind.': 'Replika untuk laporan tertinggal {{milliseconds}} md.',
  'The replica for reports is more than {{seconds}} seconds behind: check its disk and its network.':
    'Replika untuk laporan tertinggal lebih dari {{seconds}} detik: periksa disk dan jaringannya.',
  'The replica for reports cannot be reached ({{reason}}): start it, or correct READ_DATABASE_URL.':
    'Replika untuk laporan tidak dapat dijangkau ({{reason}}): jalankan, atau perbaiki READ_DATABASE_URL.',
  'READ_DATABASE_URL is not a standby of this database, so it is not used: correct it.':
    'READ_DATABASE_URL bukan siaga dari basis data ini, jadi tidak dipakai: perbaiki nilainya.',
  'A pooler gives each transaction another connection, so prepared statements, locks of jobs and live events fail: set “pool_mode = session” in PgBouncer.':
    'Sebuah pooler memberi setiap transaksi koneksi lain, jadi pernyataan yang disiapkan, kunci pekerjaan, dan kejadian langsung gagal: isi “pool_mode = session” di PgBouncer.',
  'A pooler drops the time limits of our connections, so a slow statement is never ended: set statement_timeout for the role, as docs/scaling.md says.':
    'Sebuah pooler membuang batas waktu koneksi kami, jadi pernyataan yang lambat tidak pernah dihentikan: isi statement_timeout untuk role itu, seperti dalam docs/scaling.md.',
  'This machine and the database have the same time.': 'Jam mesin ini dan jam basis data sama.',
  'The clock was not compared, because the database cannot be reached.':
    'Jam tidak dibandingkan, karena basis data tidak dapat dijangkau.',
  'The clocks of this machine and the database differ by {{seconds}} seconds: let both use NTP.':
    'Jam mesin ini dan jam basis data berselisih {{seconds}} detik: pakailah NTP di keduanya.',

  // Disk, mail, portal, releases and address.
  'DATA_DIR cannot be written to ({{reason}}).': 'DATA_DIR tidak dapat ditulisi ({{reason}}).',
  '{{size}} are free in DATA_DIR.': 'DATA_DIR masih kosong {{size}}.',
  'Only {{size}} are free in DATA_DIR: make space soon.': 'DATA_DIR hanya kosong {{size}}: segera kosongkan ruang.',
  'Only {{size}} are free in DATA_DIR: make space now.': 'DATA_DIR hanya kosong {{size}}: kosongkan ruang sekarang.',
  'There is no mail server: MAIL_URL is not set.': 'Tidak ada server email: MAIL_URL tidak diisi.',
  'There is no mail server, so no test e-mail was sent: set MAIL_URL.':
    'Tidak ada server email, jadi email percobaan tidak dikirim: isi MAIL_URL.',
  '{{server}} accepts our login.': '{{server}} menerima login kami.',
  '{{server}} has accepted a test e-mail to {{address}}.': '{{server}} menerima email percobaan untuk {{address}}.',
  '{{server}} does not send our e-mails ({{reason}}): correct MAIL_URL.':
    '{{server}} tidak mengirim email kami ({{reason}}): perbaiki MAIL_URL.',
  'Your account has no e-mail address. Please add one in your settings.':
    'Akun Anda tidak punya alamat email. Silakan tambahkan di pengaturan.',
  'The portal has {{count}} released areas.': 'Portal memiliki {{count}} area yang sudah dirilis.',
  'PORTAL_DIR has no portal ({{reason}}): start the server once, or correct PORTAL_DIR.':
    'Tidak ada portal di PORTAL_DIR ({{reason}}): jalankan server sekali, atau perbaiki PORTAL_DIR.',
  'Releases can be stored, and those in use are complete.': 'Rilis dapat disimpan, dan yang dipakai lengkap.',
  'The folder “releases” of DATA_DIR cannot be written to ({{reason}}).':
    'Folder “releases” di DATA_DIR tidak dapat ditulisi ({{reason}}).',
  'The bucket of RELEASES_URL cannot be used ({{reason}}): correct RELEASES_URL, or the rights of its key.':
    'Bucket di RELEASES_URL tidak dapat dipakai ({{reason}}): perbaiki RELEASES_URL, atau hak kuncinya.',
  '{{area}} {{version}} is in use, but {{file}} is missing: restore it from a backup, or serve another release.':
    '{{area}} {{version}} sedang dipakai, tetapi {{file}} tidak ada: pulihkan dari cadangan, atau sajikan rilis lain.',
  'Browsers cannot load {{url}} ({{reason}}): correct the CDN, or unset RELEASES_CDN_URL.':
    'Peramban tidak dapat memuat {{url}} ({{reason}}): perbaiki CDN, atau kosongkan RELEASES_CDN_URL.',
  '{{sentence}} Serve another release first.': '{{sentence}} Sajikan rilis lain dahulu.',
  '{{publicUrl}} leads to a server that is ready.': '{{publicUrl}} mengarah ke server yang siap.',
  '{{publicUrl}} leads to a server that is not ready ({{reason}}).':
    '{{publicUrl}} mengarah ke server yang belum siap ({{reason}}).',
  '{{publicUrl}} leads to another website: correct PUBLIC_URL, or the proxy.':
    '{{publicUrl}} mengarah ke situs lain: perbaiki PUBLIC_URL, atau proksi.',
  '{{publicUrl}} answers with {{status}}: start the server, or correct PUBLIC_URL or the proxy.':
    '{{publicUrl}} menjawab dengan {{status}}: jalankan server, atau perbaiki PUBLIC_URL atau proksi.',
  '{{publicUrl}} does not answer from here ({{reason}}): start the server, or correct PUBLIC_URL or the proxy.':
    '{{publicUrl}} tidak menjawab dari sini ({{reason}}): jalankan server, atau perbaiki PUBLIC_URL atau proksi.',

  // Backups.
  'The newest backup is {{hours}} hours old.': 'Cadangan terbaru berumur {{hours}} jam.',
  'The newest backup is {{hours}} hours old: see why “backup” has not run since.':
    'Cadangan terbaru berumur {{hours}} jam: periksa mengapa “backup” belum berjalan lagi.',
  'The jobs were not checked, because the database cannot be reached.':
    'Tugas tidak diperiksa, karena basis data tidak dapat dihubungi.',
  'No process works on jobs, so e-mails, imports and exports wait: start a worker, or a server with JOBS=here.':
    'Tidak ada proses yang mengerjakan tugas, jadi email, impor, dan ekspor tertunda: jalankan sebuah worker, atau server dengan JOBS=here.',
  'One process works on jobs.': 'Satu proses mengerjakan tugas.',
  '{{count}} processes work on jobs.': '{{count}} proses mengerjakan tugas.',
  'The database carries live events.': 'Basis data meneruskan pembaruan langsung.',
  '{{server}} carries live events in {{milliseconds}} ms. Connected servers: {{count}}.':
    '{{server}} meneruskan pembaruan langsung dalam {{milliseconds}} ms. Server yang terhubung: {{count}}.',
  'No server is connected to {{server}}: give all servers the same LIVE_URL, and restart them.':
    'Tidak ada server yang terhubung ke {{server}}: beri semua server LIVE_URL yang sama, lalu mulai ulang.',
  '{{server}} does not carry live events ({{reason}}), so open pages do not follow changes: start it, or correct LIVE_URL.':
    '{{server}} tidak meneruskan pembaruan langsung ({{reason}}), jadi halaman yang terbuka tidak mengikuti perubahan: jalankan server itu, atau perbaiki LIVE_URL.',
  'Large files are in the database.': 'Berkas besar ada di basis data.',
  '{{count}} archives of personal data are in a bucket, but FILES_URL is not set: set it again.':
    '{{count}} arsip data pribadi ada di bucket, tetapi FILES_URL tidak diisi: isi kembali.',
  'Files can be stored in the bucket of FILES_URL.': 'Berkas dapat disimpan di bucket FILES_URL.',
  'The bucket of FILES_URL cannot be used ({{reason}}): correct FILES_URL, or the rights of its key.':
    'Bucket di FILES_URL tidak dapat dipakai ({{reason}}): perbaiki FILES_URL, atau hak kuncinya.',
  '{{count}} files should have been deleted from the bucket of FILES_URL a day ago: see why the job “delete-files” fails.':
    '{{count}} berkas seharusnya sudah dihapus dari bucket FILES_URL sehari yang lalu: cari tahu mengapa tugas “delete-files” gagal.',
  'There is no backup: run “backup” every night.': 'Belum ada cadangan: jalankan “backup” setiap malam.',
  'Backups are not encrypted: set BACKUP_KEY.': 'Cadangan tidak dienkripsi: isi BACKUP_KEY.',
  'No backup was verified within {{days}} days: run “verify --deep --record”.':
    'Tidak ada cadangan yang diperiksa dalam {{days}} hari: jalankan “verify --deep --record”.',
  'The backups are not known, because the database cannot be reached.':
    'Cadangan tidak diketahui, karena basis data tidak dapat dijangkau.',
} as const
