/** Indonesian for what stands in the place of an area that cannot be shown. */
export const words = {
  'You are offline. This part opens as soon as the connection is back.':
    'Anda sedang luring. Bagian ini terbuka begitu sambungan kembali.',
  'The server of this part does not answer. The other parts work as usual.':
    'Server bagian ini tidak menjawab. Bagian lain berjalan seperti biasa.',
  'This part took too long to load. The connection may be slow.':
    'Bagian ini terlalu lama dimuat. Mungkin sambungannya lambat.',
  'This part was made for another version of the portal. Reload the page, or come back later.':
    'Bagian ini dibuat untuk versi portal yang lain. Muat ulang halaman, atau kembali lagi nanti.',
  'The files of this part are not what was released, so they were not run.':
    'Berkas bagian ini tidak sama dengan yang dirilis, jadi tidak dijalankan.',
  'This part has stopped because of a fault of its own. The other parts work as usual.':
    'Bagian ini berhenti karena kesalahannya sendiri. Bagian lain berjalan seperti biasa.',
  'This takes longer than usual. The connection may be slow; you need not do anything.':
    'Ini lebih lama dari biasanya. Mungkin sambungannya lambat; Anda tidak perlu melakukan apa-apa.',
  'This part cannot be shown right now': 'Bagian ini belum dapat ditampilkan',
  'Part: {{area}}, version {{version}}': 'Bagian: {{area}}, versi {{version}}',
} as const
