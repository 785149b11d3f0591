/** Words of the page about the bank, in Indonesian. */
export const words = {
  'Item bank': 'Bank soal',
  'How the items cover the scale, and how they behave':
    'Seberapa merata butir soal mengisi skala, dan bagaimana hasilnya',
  Items: 'Butir soal',
  Item: 'Butir',
  'Item {{id}}': 'Butir {{id}}',
  'Name of the item, or words in it': 'Nama butir, atau kata di dalamnya',
  'The bank is empty': 'Bank soal masih kosong',
  'Its items come from the files that are installed with the server.':
    'Butirnya berasal dari berkas yang dipasang bersama server.',
  'Only those to look at': 'Hanya yang perlu dilihat',
  'To look at': 'Perlu dilihat',
  'To look at: {{doubts}}': 'Perlu dilihat: {{doubts}}',
  Coverage: 'Cakupan',
  'Given at most in': 'Paling sering keluar',
  'Given in': 'Keluar di',
  'Items from 100L to 100L': 'Butir per 100L',
  'Texts from': 'Teks mulai',
  '{{items}} items. The one that is given most was in {{highest}} of {{attempts}} tests; more than {{limit}} is not allowed.':
    '{{items}} butir. Yang paling sering keluar ada di {{highest}} dari {{attempts}} tes; lebih dari {{limit}} tidak diizinkan.',
  'The answers are counted twice a day; they have not been counted yet.':
    'Jawaban dihitung dua kali sehari; saat ini belum dihitung.',
  'The answers are counted twice a day, last on {{day}}; they have moved {{moved}} items so far. Only tests that can be trusted count.':
    'Jawaban dihitung dua kali sehari, terakhir pada {{day}}; sejauh ini {{moved}} butir bergeser karenanya. Hanya tes yang dapat dipercaya yang dihitung.',
  'Measure: by the answers, and in brackets by words and sentences alone. Separates: the point-biserial correlation of a right answer with how well its readers read; 0.2 and more is good.':
    'Ukuran: menurut jawaban, dan dalam kurung menurut kata dan kalimat saja. Daya beda: korelasi point-biserial antara jawaban benar dan kemampuan membaca; 0,2 ke atas itu baik.',
  'item-bank': 'bank-soal',
  Statement: 'Pernyataan',
  Version: 'Versi',
  Answers: 'Jawaban',
  'Measure of the text (L)': 'Ukuran teks (L)',
  'Right (%)': 'Benar (%)',
  'Expected (%)': 'Perkiraan (%)',
  'Given in (%)': 'Keluar di (%)',
  Choices: 'Pilihan jawaban',
  Choice: 'Pilihan',
  'Taken by': 'Dipilih oleh',
  'Their mean measure': 'Rata-rata ukuran mereka',
  'The right one': 'Jawaban yang benar',
  '{{measure}} ± {{error}}L since {{day}}, from {{answers}} answers':
    '{{measure}} ± {{error}}L sejak {{day}}, dari {{answers}} jawaban',
  '{{measure}} by its words and sentences': '{{measure}} menurut kata dan kalimatnya',
  'Answers: {{answers}}. Skipped: {{skipped}}. Too fast to have been read: {{rapid}}.':
    'Jawaban: {{answers}}. Dilewati: {{skipped}}. Terlalu cepat untuk dibaca: {{rapid}}.',
  'What it was held to be': 'Ukuran yang pernah diberikan',
  Retired: 'Tidak dipakai lagi',
  Right: 'Benar',
  '{{right}}, expected {{expected}}': '{{right}}, perkiraan {{expected}}',
  Separates: 'Daya beda',
  'Harder than thought': 'Lebih sulit dari perkiraan',
  'Easier than thought': 'Lebih mudah dari perkiraan',
  'Hardly tells readers apart': 'Kurang membedakan pembaca',
  'Good readers take a wrong answer': 'Pembaca mahir memilih jawaban salah',
  'A wrong answer that nobody takes': 'Ada jawaban salah yang tak pernah dipilih',
  'Often answered without reading': 'Sering dijawab tanpa dibaca',
}
