/** Indonesian texts of the item bank. */
export const words = {
  'Item bank': 'Bank soal',
  'How items cover the scale and how well they work':
    'Seberapa merata butir soal mengisi skala, dan bagaimana hasilnya',
  Items: 'Butir soal',
  Item: 'Butir',
  'Item {{id}}': 'Butir {{id}}',
  'Item name, or words in its text': 'Nama butir, atau kata di dalamnya',
  'The bank is empty': 'Bank soal masih kosong',
  'Items come from the files installed with the server.': 'Butirnya berasal dari berkas yang dipasang bersama server.',
  'Needs review only': 'Hanya yang perlu dilihat',
  'Needs review': 'Perlu dilihat',
  'Needs review: {{doubts}}': 'Perlu dilihat: {{doubts}}',
  Coverage: 'Cakupan',
  'Highest exposure': 'Paling sering keluar',
  Exposure: 'Keluar di',
  'Items by 100L band': 'Butir per 100L',
  'Texts from': 'Teks mulai',
  '{{items}} items. The most used item appeared in {{highest}} of the last {{attempts}} tests; the limit is {{limit}}.':
    '{{items}} butir. Yang paling sering keluar ada di {{highest}} dari {{attempts}} tes terakhir; lebih dari {{limit}} tidak diizinkan.',
  'Answers are analysed twice a day; this has not happened yet.':
    'Jawaban dihitung dua kali sehari; saat ini belum dihitung.',
  'Answers are analysed twice a day, last on {{day}}. So far this has changed the measure of {{moved}} items. Only valid tests count.':
    'Jawaban dihitung dua kali sehari, terakhir pada {{day}}; sejauh ini {{moved}} butir bergeser karenanya. Hanya tes yang dapat dipercaya yang dihitung.',
  'Measure: from the answers, and in brackets from words and sentences alone. Discrimination: the point-biserial correlation between a right answer and reading ability; 0.2 or more is good.':
    'Ukuran: menurut jawaban, dan dalam kurung menurut kata dan kalimat saja. Daya beda: korelasi point-biserial antara jawaban benar dan kemampuan membaca; 0,2 ke atas itu baik.',
  'item-bank': 'bank-soal',
  Statement: 'Pernyataan',
  Version: 'Versi',
  Answers: 'Jawaban',
  'Text measure (L)': 'Ukuran teks (L)',
  'Correct (%)': 'Benar (%)',
  'Expected (%)': 'Perkiraan (%)',
  'Exposure (%)': 'Keluar di (%)',
  Choices: 'Pilihan jawaban',
  Choice: 'Pilihan',
  'Chosen by': 'Dipilih oleh',
  'Average measure': 'Rata-rata ukuran mereka',
  'Correct answer': 'Jawaban yang benar',
  '{{measure}} ± {{error}}L since {{day}}, from {{count}} answers':
    '{{measure}} ± {{error}}L sejak {{day}}, dari {{count}} jawaban',
  '{{measure}} from its words and sentences': '{{measure}} menurut kata dan kalimatnya',
  '{{count}} answers, {{skipped}} skipped, {{rapid}} answered too fast':
    '{{count}} jawaban, {{skipped}} dilewati, {{rapid}} dijawab terlalu cepat',
  'Earlier measures': 'Ukuran sebelumnya',
  Retired: 'Tidak dipakai lagi',
  Correct: 'Benar',
  '{{right}}, expected {{expected}}': '{{right}}, perkiraan {{expected}}',
  Discrimination: 'Daya beda',
  'Harder than expected': 'Lebih sulit dari perkiraan',
  'Easier than expected': 'Lebih mudah dari perkiraan',
  'Low discrimination': 'Kurang membedakan pembaca',
  'Strong readers choose a wrong answer': 'Pembaca mahir memilih jawaban salah',
  'A wrong answer that is never chosen': 'Ada jawaban salah yang tak pernah dipilih',
  'Often answered without reading': 'Sering dijawab tanpa dibaca',
  'Harder or easier for one group': 'Lebih sulit atau lebih mudah bagi satu kelompok',
  'Comparison of groups': 'Perbandingan kelompok',
  'Too few answers so far: {{count}} are needed from each of two groups.':
    'Jawabannya belum cukup: perlu {{count}} jawaban dari masing-masing dua kelompok.',
  'students whose account is in {{language}}': 'siswa yang akunnya berbahasa {{language}}',
  'students of schools in {{city}}': 'siswa sekolah di {{city}}',
  'About as hard for {{group}} as for others of the same ability':
    'Kira-kira sama sulitnya bagi {{group}} dan bagi siswa lain dengan kemampuan yang sama',
  'Slightly easier for {{group}} than for others of the same ability':
    'Sedikit lebih mudah bagi {{group}} daripada bagi siswa lain dengan kemampuan yang sama',
  'Slightly harder for {{group}} than for others of the same ability':
    'Sedikit lebih sulit bagi {{group}} daripada bagi siswa lain dengan kemampuan yang sama',
  'Much easier for {{group}} than for others of the same ability':
    'Jauh lebih mudah bagi {{group}} daripada bagi siswa lain dengan kemampuan yang sama',
  'Much harder for {{group}} than for others of the same ability':
    'Jauh lebih sulit bagi {{group}} daripada bagi siswa lain dengan kemampuan yang sama',
  '{{answers}} answers, {{others}} of others': '{{answers}} jawaban, dan {{others}} dari siswa lain',
}
