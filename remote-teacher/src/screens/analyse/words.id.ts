/** Indonesian texts of the text analyser. */
export const words = {
  'Text analyser': 'Penganalisis teks',
  'How hard an English text is, and who in your class can read it.':
    'Seberapa sulit sebuah teks bahasa Inggris, dan siapa di kelas Anda yang mampu membacanya.',
  Text: 'Teks',
  'Paste your text': 'Tempelkan teks',
  'Paste at least a page for the best estimate. We do not keep the text.':
    'Tempelkan setidaknya satu halaman untuk hasil terbaik. Teks tidak kami simpan.',
  'Open a file': 'Buka berkas',
  'Word document or text file': 'Dokumen Word atau berkas teks',
  'Use only the beginning': 'Pakai bagian awalnya',
  'Measure this text': 'Ukur teks ini',
  '{{length}} of {{most}} characters': '{{length}} dari {{most}} karakter',
  'Too long to measure at once: {{size}}.': 'Terlalu panjang untuk diukur sekaligus: {{size}}.',
  'Text measure': 'Ukuran teks',
  'most likely between {{low}} and {{high}}': 'kemungkinan besar antara {{low}} dan {{high}}',
  Words: 'Kata',
  Sentences: 'Kalimat',
  'Words per sentence': 'Kata per kalimat',
  'Rare words': 'Kata langka',
  'This text is short, so the measure is only a rough estimate. A longer passage gives a better one.':
    'Teks ini pendek sehingga ukurannya hanya perkiraan kasar. Potongan yang lebih panjang lebih tepat.',
  'A reader with the same measure understands about 75% of it.':
    'Pembaca dengan ukuran yang sama memahami sekitar 75% isinya.',
  'Who can read it': 'Siapa yang mampu membacanya',
  'Can read it: 75% or more': 'Mampu membaca: 75% atau lebih',
  'With help: 50% to 75%': 'Dengan bantuan: 50% sampai 75%',
  'Too hard for now': 'Masih terlalu sulit',
  'No one': 'Tidak ada',
  'You have no classroom yet, so there are no readers to show.':
    'Anda belum punya kelas, jadi belum ada yang dapat ditampilkan.',
  'Not known yet (no reliable measure): {{names}}.':
    'Belum diketahui, karena belum ada tes yang dapat dipercaya: {{names}}.',
  'What makes it hard': 'Yang membuatnya sulit',
  '{{count}} long sentences.': '{{count}} kalimat panjang.',
  'No rare words.': 'Tidak ada kata langka.',
  'Rare words: {{words}}.': 'Kata langka: {{words}}.',
  '{{count}} words': '{{count}} kata',
  'Measure a text': 'Ukur teks',
  'long sentence': 'kalimat panjang',
  'rare word': 'kata langka',
} as const
