/** Indonesian texts of the shell around an area that runs standalone. */
export const words = {
  'All pages': 'Semua halaman',
  'This page could not be shown': 'Halaman ini tidak dapat ditampilkan',
  'There is no page at this address': 'Tidak ada halaman di alamat ini',
} as const
