/** Indonesian texts of the list of keyboard shortcuts. */
export const words = {
  'Keyboard shortcuts': 'Pintasan papan ketik',
  'shortcuts, keys, hotkeys, help': 'pintasan, tombol, papan ketik, bantuan',
  Everywhere: 'Di semua halaman',
  'This list': 'Daftar ini',
  'In lists': 'Di dalam daftar',
  'Next row': 'Baris berikutnya',
  'Previous row': 'Baris sebelumnya',
  'Open the row': 'Buka baris',
  'Select the row': 'Pilih baris',
  'Search in the list': 'Cari di dalam daftar',
  Print: 'Cetak',
  'Go to a page': 'Buka halaman',
  'Single keys': 'Tombol tunggal',
  'They do nothing while you type in a field. Switch them off if you dictate text.':
    'Tombol ini tidak berfungsi selama Anda mengetik di kolom. Matikan bila Anda mendikte teks.',
} as const
