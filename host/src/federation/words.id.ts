/** Indonesian texts for areas that cannot be shown. */
export const words = {
  'You’re offline. This page will open as soon as you’re connected again.':
    'Anda sedang luring. Halaman ini akan terbuka begitu Anda tersambung kembali.',
  'The server isn’t responding. Please try again in a few minutes. Everything else still works.':
    'Server tidak merespons. Silakan coba lagi beberapa menit lagi. Bagian lain tetap berfungsi.',
  'It’s taking longer than usual to load. It will open here as soon as it has loaded.':
    'Halaman ini dimuat lebih lama dari biasanya. Halaman akan terbuka di sini begitu siap.',
  'It took too long to load. Please check your connection and try again.':
    'Halaman ini terlalu lama dimuat. Periksa sambungan Anda, lalu coba lagi.',
  'This page needs a newer version of Lekta. Please reload, or try again in a few minutes.':
    'Halaman ini memerlukan versi Lekta yang lebih baru. Muat ulang, atau coba lagi beberapa menit lagi.',
  'Its files have been changed since they were released, so for your safety Lekta didn’t open them.':
    'Berkasnya telah berubah sejak dirilis. Demi keamanan Anda, Lekta tidak membukanya.',
  'Something on this page isn’t working. Please try again in a few minutes. Everything else still works.':
    'Ada yang tidak berfungsi di halaman ini. Silakan coba lagi beberapa menit lagi. Bagian lain tetap berfungsi.',
  'This page stopped responding, so Lekta closed it. It stays closed in this tab until it has been fixed. Everything else still works.':
    'Halaman ini berhenti merespons, jadi Lekta menutupnya. Halaman tetap tertutup di tab ini sampai diperbaiki. Bagian lain tetap berfungsi.',
  'This is taking longer than usual. Your connection may be slow; you don’t need to do anything.':
    'Ini lebih lama dari biasanya. Mungkin sambungannya lambat; Anda tidak perlu melakukan apa-apa.',
  'This page isn’t available right now': 'Halaman ini belum tersedia saat ini',
  'Area: {{area}}, version {{version}}': 'Bagian: {{area}}, versi {{version}}',
  'Some texts could not be loaded in Indonesian, so you see them in English for now.':
    'Sebagian teks belum dapat dimuat dalam bahasa Indonesia, jadi untuk sementara ditampilkan dalam bahasa Inggris.',
  'One part isn’t available.': 'Ada bagian yang belum tersedia.',
} as const
