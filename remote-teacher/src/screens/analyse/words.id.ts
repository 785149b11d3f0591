/** Words of the text analyser, in Indonesian. */
export const words = {
  'Text analyser': 'Penganalisis teks',
  'How hard an English text is, and who in your class can read it.':
    'Seberapa sulit sebuah teks bahasa Inggris, dan siapa di kelas Anda yang mampu membacanya.',
  'The text': 'Teks',
  'Paste a text': 'Tempelkan teks',
  'A page or more tells most. The text is measured and not kept.':
    'Satu halaman atau lebih memberi hasil terbaik. Teks diukur dan tidak disimpan.',
  'Open a file': 'Buka berkas',
  'Word document or text file': 'Dokumen Word atau berkas teks',
  'Keep the beginning': 'Pakai bagian awalnya',
  'Measure this text': 'Ukur teks ini',
  '{{length}} of {{most}} characters': '{{length}} dari {{most}} karakter',
  'That is too long to measure at once: {{size}}.': 'Terlalu panjang untuk diukur sekaligus: {{size}}.',
  'Measure of the text': 'Ukuran teks',
  'most likely between {{low}} and {{high}}': 'kemungkinan besar antara {{low}} dan {{high}}',
  Words: 'Kata',
  Sentences: 'Kalimat',
  'Words in a sentence': 'Kata per kalimat',
  'Rare words': 'Kata langka',
  'This text is short, so its measure is only a rough one. A longer piece of it tells more.':
    'Teks ini pendek sehingga ukurannya hanya perkiraan kasar. Potongan yang lebih panjang lebih tepat.',
  'A reader with the same measure understands about 75% of it.':
    'Pembaca dengan ukuran yang sama memahami sekitar 75% isinya.',
  'Who can read it': 'Siapa yang mampu membacanya',
  'Can read it: 75% or more': 'Mampu membaca: 75% atau lebih',
  'With help: 50% to 75%': 'Dengan bantuan: 50% sampai 75%',
  'Too hard for now': 'Masih terlalu sulit',
  Nobody: 'Tidak ada',
  'You have no classroom yet, so nobody can be told of.':
    'Anda belum punya kelas, jadi belum ada yang dapat ditampilkan.',
  'Not known yet, because no test that can be trusted tells where they stand: {{names}}.':
    'Belum diketahui, karena belum ada tes yang dapat dipercaya: {{names}}.',
  'What makes it hard': 'Yang membuatnya sulit',
  'Long sentences: {{sentences}}.': 'Kalimat panjang: {{sentences}}.',
  'No rare words.': 'Tidak ada kata langka.',
  'Rare words: {{words}}.': 'Kata langka: {{words}}.',
  'Words: {{words}}': 'Kata: {{words}}',
  'Measure a text': 'Ukur teks',
  'long sentence': 'kalimat panjang',
  'rare word': 'kata langka',
} as const
