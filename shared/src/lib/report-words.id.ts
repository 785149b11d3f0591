/** Indonesian for what a report tells adults, on the page and on paper. */
export const tellingWords = {
  'Test again after some months: growth shows from the second test on.':
    'Lakukan tes lagi beberapa bulan kemudian: pertumbuhan terlihat mulai tes kedua.',
  'Test again after some months: growth shows once two calm tests can be compared.':
    'Lakukan tes lagi beberapa bulan kemudian: pertumbuhan terlihat begitu dua tes yang tenang dapat dibandingkan.',
  'Go on as now: the growth since {{since}} is very likely real.':
    'Teruskan seperti sekarang: pertumbuhan sejak {{since}} sangat mungkin nyata.',
  'There are signs of growth since {{since}}. The next test will tell whether it is real.':
    'Ada tanda pertumbuhan sejak {{since}}. Tes berikutnya akan menunjukkan apakah itu nyata.',
  'No growth shows since {{since}}. A little reading each day, and talking about it, helps most.':
    'Belum terlihat pertumbuhan sejak {{since}}. Membaca sedikit setiap hari, lalu membicarakannya, paling membantu.',
  'Take the test again on a calm day. Until then, this result is not enough to choose books by.':
    'Ulangi tes pada hari yang tenang. Sampai saat itu, hasil ini belum cukup untuk memilih bacaan.',
  'Choose texts between {{low}} and {{high}}: hard enough to learn from, easy enough to enjoy.':
    'Pilih bacaan antara {{low}} dan {{high}}: cukup menantang untuk belajar, cukup mudah untuk dinikmati.',
  'Read together every day, a few lines at a time, and follow the words with a finger.':
    'Bacalah bersama setiap hari, beberapa baris saja, sambil menunjuk kata-katanya dengan jari.',
  'Stories come easier than texts about facts: read about animals, places or how things work, too.':
    'Cerita terasa lebih mudah daripada bacaan pengetahuan: bacalah juga tentang hewan, tempat, atau cara kerja benda.',
  'Texts about facts come easier than stories: read stories, too, and ask why people in them act as they do.':
    'Bacaan pengetahuan terasa lebih mudah daripada cerita: bacalah juga cerita, dan tanyakan mengapa tokohnya berbuat begitu.',
  'Reading measure': 'Ukuran membaca',
  'Many answers came faster than the texts can be read. This measure may be too low.':
    'Banyak jawaban lebih cepat daripada waktu membaca teksnya. Ukuran ini mungkin terlalu rendah.',
  'Much lower than before: this measure cannot be trusted yet':
    'Jauh lebih rendah daripada sebelumnya: ukuran ini belum dapat dipercaya',
  'It was {{from}} on {{since}}. Children rarely come to read worse: perhaps not every text was read with care this time. Another test will tell.':
    'Pada {{since}} ukurannya {{from}}. Kemampuan membaca anak jarang menurun: mungkin kali ini tidak setiap teks dibaca dengan saksama. Tes berikutnya akan menunjukkannya.',
  'Take the test again on a calm day. Until then, go on with the books that suited on {{since}}.':
    'Ulangi tes pada hari yang tenang. Sampai saat itu, teruskan dengan bacaan yang cocok pada {{since}}.',
  'Ask the child how the test went: tired, bored or ill readers do not show what they can.':
    'Tanyakan kepada anak bagaimana tesnya: anak yang lelah, bosan, atau sakit tidak menunjukkan kemampuannya.',
  'Too few texts were answered with time to read them. The true measure may be far from this one.':
    'Terlalu sedikit teks yang dijawab dengan waktu yang cukup untuk membacanya. Ukuran sebenarnya bisa jauh dari ini.',
  'The answers were no better than guesses: perhaps the texts were not read, or they were too hard. This measure may be too low.':
    'Jawabannya tidak lebih baik daripada tebakan: mungkin teksnya tidak dibaca, atau terlalu sulit. Ukuran ini mungkin terlalu rendah.',
  'The true measure very likely lies between {{low}} and {{high}}.':
    'Ukuran sebenarnya sangat mungkin berada di antara {{low}} dan {{high}}.',
  'This is the lowest measure that is reported. The true one very likely lies at {{high}} or below.':
    'Ini ukuran terendah yang dilaporkan. Ukuran sebenarnya sangat mungkin {{high}} atau di bawahnya.',
  'This is the highest measure that is reported for this grade. The true one very likely lies at {{low}} or above.':
    'Ini ukuran tertinggi yang dilaporkan untuk kelas ini. Ukuran sebenarnya sangat mungkin {{low}} atau di atasnya.',
  'BR stands for beginning reader: the larger the number after it, the nearer to the beginning.':
    'BR berarti pembaca pemula: makin besar angka sesudahnya, makin dekat ke permulaan.',
  'A first measure stands alone: nothing shows yet whether each text was read with care. Rely on it once a second test agrees.':
    'Ukuran pertama berdiri sendiri: belum terlihat apakah setiap teks dibaca dengan saksama. Andalkan setelah tes kedua menunjukkan hasil serupa.',
  'Texts to read: {{low}} to {{high}}. There about three quarters of a text is understood.':
    'Bacaan yang cocok: {{low}} sampai {{high}}. Di situ kira-kira tiga perempat isi teks dipahami.',
  'About as well as or better than {{percentile}} of 100 children in kindergarten.':
    'Kira-kira sama atau lebih baik daripada {{percentile}} dari 100 anak taman kanak-kanak.',
  'About as well as or better than {{percentile}} of 100 children in grade {{grade}}.':
    'Kira-kira sama atau lebih baik daripada {{percentile}} dari 100 anak kelas {{grade}}.',
  'Reading measures from {{from}} ({{first}}) to {{to}} ({{last}})':
    'Ukuran membaca dari {{from}} ({{first}}) sampai {{to}} ({{last}})',
  Growth: 'Pertumbuhan',
  'The shaded band holds the true measure in 95 of 100 cases. A hollow point cannot be trusted.':
    'Pita berwarna memuat ukuran sebenarnya pada 95 dari 100 kasus. Titik kosong berarti ukurannya belum dapat dipercaya.',
  'Since {{since}}:': 'Sejak {{since}}:',
  '({{chance}}% likely to be real growth)': '({{chance}}% kemungkinan pertumbuhan nyata)',
  'This is the first test. Growth shows from the second one on.':
    'Ini tes pertama. Pertumbuhan terlihat mulai tes kedua.',
  'This test cannot be compared: its measure cannot be trusted.':
    'Tes ini tidak dapat dibandingkan: ukurannya belum dapat dipercaya.',
  Stories: 'Cerita',
  'Texts about facts': 'Bacaan pengetahuan',
  'Kinds of text': 'Jenis bacaan',
  'Each kind rests on fewer texts than the whole, so its band is wider.':
    'Tiap jenis bertumpu pada lebih sedikit teks daripada keseluruhan, jadi pitanya lebih lebar.',
  'What to expect of other texts': 'Perkiraan untuk bacaan lain',
  'Interest, help and knowledge of the subject move these figures.':
    'Minat, bantuan, dan pengetahuan tentang isinya dapat menggeser angka ini.',
  Text: 'Teks',
  Understood: 'Dipahami',
  'about {{share}}': 'kira-kira {{share}}',
  'Texts answered': 'Teks yang dijawab',
  'At school': 'Di sekolah',
  'At home': 'Di rumah',
  'All texts were read': 'Semua teks sudah dibaca',
  'The measure was sure enough': 'Ukurannya sudah cukup pasti',
  'The time for the test was over': 'Waktu tes sudah habis',
  'No other text was left': 'Tidak ada teks lain lagi',
  'Taken on': 'Dikerjakan pada',
  'How the texts were shown': 'Tampilan teks',
  'How a text is shown changes how it looks, not how hard it is.':
    'Tampilan mengubah rupa teks, bukan tingkat kesulitannya.',
  'As usual': 'Seperti biasa',
  '{{texts}} of {{all}} texts': '{{texts}} dari {{all}} teks',
  'Large letters': 'Huruf besar',
  'Very large letters': 'Huruf sangat besar',
  'Plain letters': 'Huruf polos',
  'Letters for readers with dyslexia': 'Huruf untuk pembaca disleksia',
  'High contrast': 'Kontras tinggi',
  'Soft colours': 'Warna lembut',
  'Wide spacing': 'Jarak renggang',
  'Very wide spacing': 'Jarak sangat renggang',
  'Reading ruler': 'Penggaris baca',
  'Where it was given': 'Diberikan di',
  'Why it ended': 'Alasan berakhir',
  'Answered right': 'Dijawab benar',
  'The middle half of the children of the grade': 'Separuh tengah anak-anak di tingkat itu',
  right: 'benar',
  wrong: 'salah',
  skipped: 'dilewati',
  Story: 'Cerita',
  Facts: 'Pengetahuan',
  '{{seconds}} s': '{{seconds}} dtk',
  'too fast to read': 'terlalu cepat untuk dibaca',
  'Text by text': 'Teks demi teks',
  'The test follows the child: after a right answer the next text is harder, after a wrong one easier. So nearly every child misses some.':
    'Tes mengikuti anak: setelah jawaban benar, teks berikutnya lebih sulit; setelah jawaban salah, lebih mudah. Jadi hampir setiap anak pasti ada salahnya.',
  'No.': 'No.',
  Asked: 'Pertanyaan',
  Kind: 'Jenis',
  Level: 'Tingkat bacaan',
  Answer: 'Jawaban',
  Time: 'Waktu',
  'Texts skipped': 'Teks yang dilewati',
  'Minutes of reading': 'Menit membaca',
  'Answers faster than reading': 'Jawaban lebih cepat daripada membaca',
  'Effort and conditions': 'Usaha dan keadaan',
  'How this measure was made': 'Bagaimana ukuran ini dibuat',
  'Each next text was chosen by the answers before it. The measure is the one that explains the answers best, with room for lucky guesses, and its band with room for careless answers, too; its standard error is {{error}}. A child who guessed at many texts without hurrying reads better than this, and nothing in the answers gives that away: when a measure surprises you, test once more. At the measure of a text, a reader understands about 75% of it.':
    'Setiap teks berikutnya dipilih berdasarkan jawaban sebelumnya. Ukurannya adalah yang paling menjelaskan jawaban, dengan ruang untuk tebakan yang kebetulan benar, dan pitanya juga dengan ruang untuk jawaban yang ceroboh; galat bakunya {{error}}. Anak yang menebak pada banyak teks tanpa terburu-buru membaca lebih baik daripada ini, dan jawabannya tidak menunjukkannya: bila sebuah ukuran mengejutkan, adakan tes sekali lagi. Pada ukuran yang sama dengan teks, pembaca memahami kira-kira 75% isinya.',
  'Next steps': 'Langkah berikutnya',
  Test: 'Tes',
  'This measure cannot be trusted': 'Ukuran ini belum dapat dipercaya',
  'Measures are estimates on the Lexile scale and are not issued by its owner.':
    'Ukuran ini adalah perkiraan pada skala Lexile dan tidak diterbitkan oleh pemiliknya.',
  'What texts around this measure are like': 'Seperti apa teks di sekitar ukuran ini',
  'about {{level}}': 'kira-kira {{level}}',
} as const
