/** Indonesian texts of the parts that export personal data. */
export const words = {
  'Download my data': 'Unduh data saya',
  'One file with everything stored about you: a summary to read, and data for programs.':
    'Satu berkas ZIP berisi semua data tentang Anda: ringkasan untuk dibaca, dan data untuk program.',
  'Download everything about {{name}}': 'Unduh semua data {{name}}',
  'One file with everything stored about {{name}}: tests, answers, reports, and who saw them.':
    'Satu berkas berisi semua data tentang {{name}}: tes, jawaban, laporan, dan siapa yang melihatnya.',
  'Prepare the file': 'Siapkan berkas',
  'Try again': 'Coba lagi',
  'Prepare a new one': 'Siapkan yang baru',
  'The file is being prepared. You can leave this page; we will notify you.':
    'Berkas sedang disiapkan. Anda boleh meninggalkan halaman ini; kami akan memberi tahu Anda.',
  'Download ({{size}})': 'Unduh ({{size}})',
  'Available until {{time}}. Keep the file in a safe place.':
    'Tersedia sampai {{time}}. Simpan berkasnya di tempat yang aman.',
  'The last file expired on {{day}} and was deleted.':
    'Masa berlaku berkas terakhir habis pada {{day}} dan berkasnya sudah dihapus.',
  'The server’s disk is full, so the file could not be stored. Please tell the administrator, then try again.':
    'Disk server penuh, jadi berkas tidak dapat disimpan. Silakan beri tahu administrator, lalu coba lagi.',
  'There is more data than one file can hold ({{most}} MB). Please write to us through the contact page.':
    'Datanya lebih banyak daripada yang muat dalam satu berkas ({{most}} MB). Silakan tulis kepada kami melalui halaman kontak.',
  'The file could not be made. Nothing was stored. Please try again.':
    'Berkas tidak dapat dibuat. Tidak ada yang tersimpan. Silakan coba lagi.',
  '{{school}} is responsible for this data. It prepares the file and hands it over.':
    '{{school}} bertanggung jawab atas data ini. Sekolah menyiapkan berkas dan menyerahkannya.',
  '{{school}} has been notified.': '{{school}} sudah diberi tahu.',
  'You asked the school on {{day}}.': 'Anda memintanya kepada sekolah pada {{day}}.',
  'Ask the school': 'Minta kepada sekolah',
  'Ask the school again': 'Minta lagi kepada sekolah',
} as const
