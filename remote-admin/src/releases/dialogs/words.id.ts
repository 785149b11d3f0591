/** Indonesian texts of the dialogs that change releases. */
export const words = {
  'Create token': 'Buat token',
  'Who or what uses it, such as “Pipeline of the library team”.':
    'Siapa atau apa yang memakainya, misalnya “Pipeline tim perpustakaan”.',
  'Valid for': 'Berlaku selama',
  'Until it is revoked': 'Sampai dicabut',
  '{{count}} days': '{{count}} hari',
  '{{count}} hours': '{{count}} jam',
  'May also roll out, stop and roll back': 'Juga boleh menyalurkan, menghentikan, dan mengembalikan',
  'Otherwise it can only hand releases in, and an admin rolls them out.':
    'Jika tidak, token hanya dapat menyerahkan rilis, dan admin yang menyalurkannya.',
  'You will only see this token once. Copy it to where the team stores its secrets.':
    'Token ini hanya tampil sekali. Salin ke tempat tim menyimpan rahasianya.',
  Token: 'Token',
  'Token copied.': 'Token disalin.',
  'New token for {{area}}': 'Token baru untuk {{area}}',
  Paths: 'Alamat',
  'One per line, such as /library/. All pages of the area begin with one of them.':
    'Satu per baris, misalnya /library/. Semua halaman area ini diawali salah satunya.',
  'Public key (optional)': 'Kunci publik (opsional)',
  'An Ed25519 key in base64. With it, the portal takes only packages that the team has signed.':
    'Kunci Ed25519 dalam base64. Dengan kunci ini, portal hanya menerima paket yang ditandatangani tim.',
  '{{area}} is added. Next, create a token for its team.':
    '{{area}} sudah ditambahkan. Selanjutnya, buat token untuk timnya.',
  'Add area': 'Tambah area',
  'As in the area’s package: lower-case letters, digits and hyphens.':
    'Seperti dalam paketnya: huruf kecil, angka, dan tanda hubung.',
  'Share of all users': 'Bagian dari semua pengguna',
  'Share in percent': 'Bagian dalam persen',
  'Always the same accounts, so nobody switches back and forth.':
    'Selalu akun yang sama, jadi tidak ada yang berganti-ganti versi.',
  Roles: 'Peran',
  People: 'Orang',
  'The history shows it, for example “Fixes the class report”.':
    'Tampil di riwayat, misalnya “Memperbaiki laporan kelas”.',
  Now: 'Sekarang',
  'At a time': 'Pada waktu tertentu',
  'Date and time': 'Tanggal dan jam',
  '{{area}} is frozen.': '{{area}} dibekukan.',
  'The releases of {{area}} cannot be changed until the freeze ends. You can still roll back or stop a rollout.':
    'Rilis {{area}} tidak bisa diubah sampai pembekuan berakhir. Mengembalikan rilis dan menghentikan penyaluran tetap bisa.',
  'Scheduled changes that become due meanwhile are not carried out.':
    'Perubahan terjadwal yang jatuh tempo selama itu tidak dijalankan.',
  'Until someone ends it': 'Sampai ada yang mengakhirinya',
  'Until a time': 'Sampai waktu tertentu',
  'Search people': 'Cari orang',
  'Name, school or username': 'Nama, sekolah, atau nama pengguna',
  'Found people': 'Orang yang ditemukan',
  'Nobody has this name. Check the spelling, or try the username.':
    'Tidak ada yang bernama ini. Periksa ejaannya, atau coba nama penggunanya.',
  'Everyone found is already chosen.': 'Semua yang ditemukan sudah dipilih.',
  '{{shown}} of {{total}} people. Add the school or more of the name.':
    '{{shown}} dari {{total}} orang. Tambahkan sekolahnya atau nama yang lebih lengkap.',
  '{{version}} is pinned.': '{{version}} ditetapkan.',
  'Choose who always gets {{version}}.': 'Pilih siapa yang selalu mendapat {{version}}.',
  '{{name}} always gets {{version}}, whatever is rolled out, until the pin is removed.':
    '{{name}} selalu mendapat {{version}}, apa pun yang disalurkan, sampai penetapannya dihapus.',
  'A school': 'Sebuah sekolah',
  'One person': 'Satu orang',
  'Preview link': 'Tautan pratinjau',
  'Create link': 'Buat tautan',
  'A tester sees this release instead of the usual one. Nobody else notices anything.':
    'Seorang penguji melihat rilis ini, bukan yang biasa. Orang lain tidak merasakan apa-apa.',
  'Username of the tester': 'Nama pengguna penguji',
  'An admin, or an account in the list of testers.': 'Seorang admin, atau akun yang ada di daftar penguji.',
  'Only {{username}} can open this link, after logging in, until {{time}}. It takes effect once accepted.':
    'Hanya {{username}} yang dapat membuka tautan ini, setelah masuk, sampai {{time}}. Baru berlaku setelah disetujui.',
  'Roll out a release of {{area}}': 'Salurkan rilis {{area}}',
  'Serve a release of {{area}} to everyone': 'Sajikan rilis {{area}} kepada semua orang',
  'Roll {{area}} back': 'Kembalikan {{area}} ke rilis sebelumnya',
  'Stop the rollout of {{version}}': 'Hentikan penyaluran {{version}}',
  'Pin a release of {{area}}': 'Tetapkan rilis {{area}}',
  'Preview link for {{area}}': 'Tautan pratinjau {{area}}',
  'Freeze {{area}}': 'Bekukan {{area}}',
  'The rollout of {{version}} ends.': 'Penyaluran {{version}} berakhir.',
  'It is not watched like a rollout: it does not stop by itself.':
    'Rilis ini tidak diawasi seperti penyaluran biasa: tidak berhenti sendiri.',
  'The rollout of {{version}} goes on.': 'Penyaluran {{version}} berlanjut.',
  'Choose who gets {{version}}: a share, schools, roles or people.':
    'Pilih siapa yang mendapat {{version}}: sebagian pengguna, sekolah, peran, atau orang.',
  '{{version}} will be served to {{audience}}.': '{{version}} akan disajikan kepada {{audience}}.',
  'Everyone else stays with {{version}}, which takes over where it fails.':
    'Semua yang lain tetap memakai {{version}}, yang menggantikannya jika gagal.',
  'If it proves worse than {{version}}, it stops by itself.':
    'Jika terbukti lebih buruk daripada {{version}}, penyalurannya berhenti sendiri.',
  '{{version}} is rolled out.': '{{version}} disalurkan.',
  '{{version}} is scheduled.': '{{version}} dijadwalkan.',
  'The schools could not be loaded.': 'Sekolah tidak dapat dimuat.',
  'Searching…': 'Mencari…',
  'No school has this name.': 'Tidak ada sekolah dengan nama ini.',
  'Found schools': 'Sekolah yang ditemukan',
  'Add {{name}}': 'Tambah {{name}}',
  'Search schools': 'Cari sekolah',
  '{{version}} is already served to everyone.': '{{version}} sudah disajikan kepada semua orang.',
  '{{version}} will be served to everyone.': '{{version}} akan disajikan kepada semua orang.',
  '{{version}} takes over where it fails.': '{{version}} menggantikannya jika gagal.',
  '{{version}} is served to everyone.': '{{version}} disajikan kepada semua orang.',
  'It takes less than 5 seconds. Open tabs switch when people next open a page of the area, never during a test.':
    'Selesai dalam kurang dari 5 detik. Tab yang terbuka berganti saat orang membuka halaman area ini lagi, tidak pernah di tengah tes.',
  'Back to': 'Kembali ke',
  'The rollout of {{version}} has ended.': 'Penyaluran {{version}} sudah berakhir.',
  'Nobody gets {{version}} any more.': 'Tidak ada lagi yang mendapat {{version}}.',
  'Everyone who gets {{version}} gets {{stable}} again, within 5 seconds.':
    'Semua yang mendapat {{version}} mendapat {{stable}} lagi, dalam 5 detik.',
  'The release stays in the list and can be rolled out again.':
    'Rilisnya tetap ada di daftar dan dapat disalurkan lagi.',
  'This area has no release that could be served.': 'Area ini tidak punya rilis yang dapat disajikan.',
  'The newest {{count}}. For an older one, use its menu in the list.':
    '{{count}} terbaru. Untuk yang lebih lama, pakai menunya di daftar.',
} as const
