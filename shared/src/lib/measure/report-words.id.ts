/** Indonesian texts of the adult report, on the page and in the PDF. */
export const reportWords = {
  'Test again in a few months. Growth shows from the second test.':
    'Lakukan tes lagi beberapa bulan kemudian: pertumbuhan terlihat mulai tes kedua.',
  'Test again in a few months. Growth shows once two reliable tests can be compared.':
    'Lakukan tes lagi beberapa bulan kemudian: pertumbuhan terlihat begitu dua tes yang tenang dapat dibandingkan.',
  'The measure is lower than on {{since}}. That may be chance: test again in 4 to 6 weeks before drawing conclusions.':
    'Ukurannya lebih rendah daripada {{since}}. Itu bisa kebetulan: tes lagi dalam 4 sampai 6 minggu sebelum menarik kesimpulan.',
  '(no clear change)': '(tidak ada perubahan jelas)',
  '({{chance}}% likely to be a real decline, so it may also be chance)':
    '({{chance}}% kemungkinan penurunan nyata, jadi bisa juga kebetulan)',
  '(more than chance explains)': '(lebih dari sekadar kebetulan)',
  'Keep going: the growth since {{since}} is very likely real.':
    'Teruskan seperti sekarang: pertumbuhan sejak {{since}} sangat mungkin nyata.',
  'There are signs of growth since {{since}}. The next test will make it clearer.':
    'Ada tanda pertumbuhan sejak {{since}}. Tes berikutnya akan menunjukkan apakah itu nyata.',
  'No growth since {{since}} yet. Reading a little every day and talking about it helps most.':
    'Belum terlihat pertumbuhan sejak {{since}}. Membaca sedikit setiap hari, lalu membicarakannya, paling membantu.',
  'Repeat the test on a calm day. Until then, do not choose books by this result.':
    'Ulangi tes pada hari yang tenang. Sampai saat itu, hasil ini belum cukup untuk memilih bacaan.',
  'Choose texts between {{low}} and {{high}}: hard enough to learn from, easy enough to enjoy.':
    'Pilih bacaan antara {{low}} dan {{high}}: cukup menantang untuk belajar, cukup mudah untuk dinikmati.',
  'Read together every day, a few lines at a time, and follow the words with a finger.':
    'Bacalah bersama setiap hari, beberapa baris saja, sambil menunjuk kata-katanya dengan jari.',
  'Stories are easier than factual texts. Also read about animals, places or how things work.':
    'Cerita terasa lebih mudah daripada bacaan pengetahuan: bacalah juga tentang hewan, tempat, atau cara kerja benda.',
  'Factual texts are easier than stories. Also read stories, and ask why the characters act as they do.':
    'Bacaan pengetahuan terasa lebih mudah daripada cerita: bacalah juga cerita, dan tanyakan mengapa tokohnya berbuat begitu.',
  'Reading measure': 'Ukuran membaca',
  'Many answers came faster than anyone could read the texts. This measure may be too low.':
    'Banyak jawaban lebih cepat daripada waktu membaca teksnya. Ukuran ini mungkin terlalu rendah.',
  'Much lower than before: this measure is not reliable yet':
    'Jauh lebih rendah daripada sebelumnya: ukuran ini belum dapat dipercaya',
  'It was {{from}} on {{since}}. Children rarely become weaker readers, so perhaps not every text was read carefully this time. Another test will make this clearer.':
    'Pada {{since}} ukurannya {{from}}. Kemampuan membaca anak jarang menurun: mungkin kali ini tidak setiap teks dibaca dengan saksama. Tes berikutnya akan menunjukkannya.',
  'Repeat the test on a calm day. Until then, choose books at the level from {{since}}.':
    'Ulangi tes pada hari yang tenang. Sampai saat itu, teruskan dengan bacaan yang cocok pada {{since}}.',
  'Ask how the test went. Children who are tired, bored or unwell do not show what they can do.':
    'Tanyakan kepada anak bagaimana tesnya: anak yang lelah, bosan, atau sakit tidak menunjukkan kemampuannya.',
  'These two results differ more than chance allows': 'Kedua hasil ini berbeda lebih jauh daripada kebetulan',
  'The measure was {{from}} on {{since}}. One of the two results is probably off, and we cannot tell which. A third test will decide.':
    'Pada {{since}} ukurannya {{from}}. Salah satu dari kedua hasil itu mungkin meleset, dan kami tidak tahu yang mana. Tes ketiga akan menentukannya.',
  'Take a third test on a calm day. It will show whether this result or the one from {{since}} is nearer to the truth.':
    'Adakan tes ketiga pada hari yang tenang. Tes itu menunjukkan mana yang lebih mendekati kenyataan: hasil ini atau hasil {{since}}.',
  'Until then, books of either level are fine. If one feels too hard, choose an easier one.':
    'Sampai saat itu, buku dari kedua tingkat boleh dipilih. Kalau terasa terlalu sulit, ambil yang lebih mudah.',
  'Test again without any hurry. That gives the truest picture.':
    'Lakukan tes lagi tanpa terburu-buru. Itu memberi gambaran yang paling tepat.',
  'Unusually fast: 1 minute': 'Sangat cepat: 1 menit',
  'Unusually fast: {{minutes}} minutes': 'Sangat cepat: {{minutes}} menit',
  'At this pace, texts can hardly be read for their meaning. A test without any hurry will show whether this measure holds.':
    'Dengan kecepatan itu, isi teks hampir tidak mungkin terbaca. Tes tanpa terburu-buru akan menunjukkan apakah ukuran ini bertahan.',
  'Answers {{from}} to {{to}} did not count, because they look more like guesses than reading. Many children need a moment to settle in.':
    'Jawaban {{from}} sampai {{to}} tidak dihitung, karena lebih mirip tebakan daripada hasil membaca. Banyak anak memerlukan waktu sebentar untuk merasa tenang.',
  'Answers {{from}} to {{to}} did not count, because they look more like guesses than reading. Many children are tired towards the end.':
    'Jawaban {{from}} sampai {{to}} tidak dihitung, karena lebih mirip tebakan daripada hasil membaca. Banyak anak lelah menjelang akhir tes.',
  'children in kindergarten': 'anak TK',
  'first graders': 'anak kelas 1',
  'second graders': 'anak kelas 2',
  'third graders': 'anak kelas 3',
  'fourth graders': 'anak kelas 4',
  'fifth graders': 'anak kelas 5',
  'sixth graders': 'anak kelas 6',
  'seventh graders': 'anak kelas 7',
  'eighth graders': 'anak kelas 8',
  'ninth graders': 'anak kelas 9',
  'tenth graders': 'anak kelas 10',
  'eleventh graders': 'anak kelas 11',
  'twelfth graders': 'anak kelas 12',
  '{{name}} reads like most {{readers}}.': '{{name}} membaca seperti kebanyakan {{readers}}.',
  '{{name}} reads a little above most {{readers}}.':
    'Kemampuan membaca {{name}} sedikit di atas kebanyakan {{readers}}.',
  '{{name}} reads well above most {{readers}}.': 'Kemampuan membaca {{name}} jauh di atas kebanyakan {{readers}}.',
  '{{name}} is working towards the level of most {{readers}}.':
    '{{name}} sedang menuju tingkat kebanyakan {{readers}}.',
  'Texts that are easier than those for most {{readers}} suit {{name}} best for now.':
    'Untuk saat ini, bacaan yang lebih mudah daripada bacaan kebanyakan {{readers}} paling cocok untuk {{name}}.',
  '{{name}} is beginning to read.': '{{name}} sedang mulai membaca.',
  '{{name}} is beginning to read, like many {{readers}}.': '{{name}} sedang mulai membaca, seperti banyak {{readers}}.',
  '{{name}} is beginning to read, a little ahead of most {{readers}}.':
    '{{name}} sedang mulai membaca, sedikit lebih maju daripada kebanyakan {{readers}}.',
  'Texts from {{low}} to {{high}} suit {{name}} now.':
    'Bacaan dari {{low}} sampai {{high}} cocok untuk {{name}} sekarang.',
  'The middle half of {{readers}}: {{low}} to {{high}}': 'Separuh tengah {{readers}}: {{low}} sampai {{high}}',
  'The true measure is as likely between {{low}} and {{high}} as outside.':
    'Ukuran sebenarnya sama mungkinnya berada di antara {{low}} dan {{high}} atau di luarnya.',
  'How sure are we?': 'Seberapa yakin kami?',
  'Find it in the text': 'Menemukannya di teks',
  'Same thing in other words': 'Hal yang sama dengan kata lain',
  'Read between the lines': 'Membaca yang tersirat',
  'What it is about': 'Tentang apa teksnya',
  'How it is written': 'Bagaimana teks ditulis',
  'What a word means': 'Arti sebuah kata',
  'what a text says word for word': 'hal yang tertulis persis di teks',
  'what a text says in other words': 'hal yang disampaikan teks dengan kata lain',
  'what a text does not say outright': 'hal yang tidak dikatakan langsung oleh teks',
  'what a text is about': 'isi pokok teks',
  'how and why a text is written': 'cara dan tujuan teks ditulis',
  'what a word means': 'arti kata',
  'Answered more questions about {{subject}} than expected: {{right}} of {{answered}}, expected {{expected}}.':
    'Lebih banyak pertanyaan tentang {{subject}} dijawab benar daripada perkiraan: {{right}} dari {{answered}}, perkiraan {{expected}}.',
  'Answered fewer questions about {{subject}} than expected: {{right}} of {{answered}}, expected {{expected}}.':
    'Lebih sedikit pertanyaan tentang {{subject}} dijawab benar daripada perkiraan: {{right}} dari {{answered}}, perkiraan {{expected}}.',
  'Kinds of question': 'Jenis pertanyaan',
  'Only differences that are larger than chance explains are shown.':
    'Hanya perbedaan yang lebih besar daripada kebetulan yang ditampilkan.',
  'Text {{number}}': 'Teks {{number}}',
  'Texts read': 'Teks yang dibaca',
  'Questions answered': 'Pertanyaan yang dijawab',
  'Questions skipped': 'Pertanyaan yang dilewati',
  'Reading time': 'Waktu membaca',
  'Too few texts were read properly before answering. The true measure may be quite different.':
    'Terlalu sedikit teks yang dijawab dengan waktu yang cukup untuk membacanya. Ukuran sebenarnya bisa jauh dari ini.',
  'The answers were no better than guessing. Perhaps the texts were not read, or were too hard. This measure may be too low.':
    'Jawabannya tidak lebih baik daripada tebakan: mungkin teksnya tidak dibaca, atau terlalu sulit. Ukuran ini mungkin terlalu rendah.',
  'The true measure is very likely between {{low}} and {{high}}.':
    'Ukuran sebenarnya sangat mungkin berada di antara {{low}} dan {{high}}.',
  'This is the lowest measure we report. The true measure is very likely {{high}} or below.':
    'Ini ukuran terendah yang dilaporkan. Ukuran sebenarnya sangat mungkin {{high}} atau di bawahnya.',
  'This is the highest measure we report for this grade. The true measure is very likely {{low}} or above.':
    'Ini ukuran tertinggi yang dilaporkan untuk kelas ini. Ukuran sebenarnya sangat mungkin {{low}} atau di atasnya.',
  'BR means beginning reader. The larger the number after BR, the closer to the beginning.':
    'BR berarti pembaca pemula: makin besar angka sesudahnya, makin dekat ke permulaan.',
  'There is no earlier measure to compare with, so we cannot tell yet whether every text was read carefully. Rely on this one once a second test gives a similar result.':
    'Ukuran pertama berdiri sendiri: belum terlihat apakah setiap teks dibaca dengan saksama. Andalkan setelah tes kedua menunjukkan hasil serupa.',
  'Reading range: {{low}} to {{high}}. At this level, a child understands about three quarters of a text.':
    'Bacaan yang cocok: {{low}} sampai {{high}}. Di situ kira-kira tiga perempat isi teks dipahami.',
  'Below the {{percentile}}th percentile': 'Di bawah persentil ke-{{percentile}}',
  'Above the {{percentile}}th percentile': 'Di atas persentil ke-{{percentile}}',
  '{{percentile}}st percentile': 'persentil ke-{{percentile}}',
  '{{percentile}}nd percentile': 'persentil ke-{{percentile}}',
  '{{percentile}}rd percentile': 'persentil ke-{{percentile}}',
  '{{percentile}}th percentile': 'persentil ke-{{percentile}}',
  'Below the {{percentile}}th percentile of the grade.': 'Di bawah persentil ke-{{percentile}} di tingkatnya.',
  'Reads as well as or better than {{percentile}} of 100 children in kindergarten.':
    'Kira-kira sama atau lebih baik daripada {{percentile}} dari 100 anak taman kanak-kanak.',
  'Reads as well as or better than {{percentile}} of 100 children in grade {{grade}}.':
    'Kira-kira sama atau lebih baik daripada {{percentile}} dari 100 anak kelas {{grade}}.',
  'Reading measures from {{from}} ({{first}}) to {{to}} ({{last}})':
    'Ukuran membaca dari {{from}} ({{first}}) sampai {{to}} ({{last}})',
  Growth: 'Pertumbuhan',
  'The shaded band contains the true measure 95 times out of 100. A hollow point marks a measure that is not reliable.':
    'Pita berwarna memuat ukuran sebenarnya pada 95 dari 100 kasus. Titik kosong berarti ukurannya belum dapat dipercaya.',
  'The true measure is as likely inside this band as outside.':
    'Ukuran sebenarnya sama mungkinnya berada di dalam pita ini atau di luarnya.',
  'A hollow point marks a measure that is not reliable.': 'Titik kosong berarti ukurannya belum dapat dipercaya.',
  'All tests as a table': 'Semua tes sebagai tabel',
  Date: 'Tanggal',
  'Very likely between': 'Sangat mungkin di antara',
  'Stories: the true measure is very likely between {{low}} and {{high}}.':
    'Cerita: ukuran sebenarnya sangat mungkin berada di antara {{low}} dan {{high}}.',
  'Factual texts: the true measure is very likely between {{low}} and {{high}}.':
    'Bacaan pengetahuan: ukuran sebenarnya sangat mungkin berada di antara {{low}} dan {{high}}.',
  'Since {{since}}:': 'Sejak {{since}}:',
  'clear growth': 'bertumbuh jelas',
  'probably growth': 'mungkin bertumbuh',
  'no clear change': 'belum ada perubahan jelas',
  'probably a decline': 'mungkin menurun',
  'clear decline': 'menurun jelas',
  '{{chance}}% likely to be real growth': '{{chance}}% kemungkinan pertumbuhan nyata',
  '{{chance}}% likely to be a real decline': '{{chance}}% kemungkinan penurunan nyata',
  '({{chance}}% likely to be real growth)': '({{chance}}% kemungkinan pertumbuhan nyata)',
  'This is the first test. Growth shows from the second test.':
    'Ini tes pertama. Pertumbuhan terlihat mulai tes kedua.',
  'This test cannot be compared, because its measure is not reliable.':
    'Tes ini tidak dapat dibandingkan: ukurannya belum dapat dipercaya.',
  Stories: 'Cerita',
  'Factual texts': 'Bacaan pengetahuan',
  'Kinds of text': 'Jenis bacaan',
  'There are fewer texts of each kind, so these measures are less precise.':
    'Tiap jenis bertumpu pada lebih sedikit teks daripada keseluruhan, jadi pitanya lebih lebar.',
  'How hard other texts will feel': 'Perkiraan untuk bacaan lain',
  'Interest, support and prior knowledge also matter.':
    'Minat, bantuan, dan pengetahuan tentang isinya dapat menggeser angka ini.',
  Text: 'Teks',
  Understood: 'Dipahami',
  'about {{share}}': 'kira-kira {{share}}',
  'Texts answered': 'Teks yang dijawab',
  'At school': 'Di sekolah',
  'At home': 'Di rumah',
  'All texts completed': 'Semua teks sudah dibaca',
  'The measure was precise enough': 'Ukurannya sudah cukup pasti',
  'The test closed': 'Waktu tes sudah habis',
  'No suitable text was left': 'Tidak ada teks lain lagi',
  'Taken on': 'Dikerjakan pada',
  'Text display': 'Tampilan teks',
  'Display settings change how a text looks, not how hard it is.':
    'Tampilan mengubah rupa teks, bukan tingkat kesulitannya.',
  Standard: 'Seperti biasa',
  '{{texts}} of {{all}} texts': '{{texts}} dari {{all}} teks',
  'Large letters': 'Huruf besar',
  'Very large letters': 'Huruf sangat besar',
  'Plain letters': 'Huruf polos',
  'Dyslexia-friendly letters': 'Huruf untuk pembaca disleksia',
  'High contrast': 'Kontras tinggi',
  'Soft colours': 'Warna lembut',
  'Wide spacing': 'Jarak renggang',
  'Very wide spacing': 'Jarak sangat renggang',
  'Reading ruler': 'Penggaris baca',
  'Where it was taken': 'Diberikan di',
  'Why it ended': 'Alasan berakhir',
  'Answered correctly': 'Dijawab benar',
  'The middle half of children in this grade': 'Separuh tengah anak-anak di tingkat itu',
  right: 'benar',
  wrong: 'salah',
  skipped: 'dilewati',
  Story: 'Cerita',
  Facts: 'Pengetahuan',
  '{{seconds}} s': '{{seconds}} dtk',
  'answered too fast': 'dijawab terlalu cepat',
  'Text by text': 'Teks demi teks',
  'The test adapts: after a right answer the next text is harder, after a wrong one it is easier. So nearly every child gets some wrong.':
    'Tes mengikuti anak: setelah jawaban benar, teks berikutnya lebih sulit; setelah jawaban salah, lebih mudah. Jadi hampir setiap anak pasti ada salahnya.',
  'No.': 'No.',
  Question: 'Pertanyaan',
  Kind: 'Jenis',
  Level: 'Tingkat bacaan',
  Answer: 'Jawaban',
  Time: 'Waktu',
  'Texts skipped': 'Teks yang dilewati',
  'Reading time in minutes': 'Menit membaca',
  'Answers given too fast': 'Jawaban lebih cepat daripada membaca',
  'Effort and conditions': 'Usaha dan keadaan',
  'How this measure was calculated': 'Bagaimana ukuran ini dibuat',
  'Each text was chosen based on the answers before it. The measure is the one that best explains all the answers. It allows for lucky guesses, and its band also allows for careless answers. The standard error is {{error}}. A child who took their time but guessed many answers reads better than this result shows, and the answers cannot tell us so. If a result surprises you, try again on another day. When a text’s level equals the measure, the reader understands about 75% of it.':
    'Setiap teks berikutnya dipilih berdasarkan jawaban sebelumnya. Ukurannya adalah yang paling menjelaskan jawaban, dengan ruang untuk tebakan yang kebetulan benar, dan pitanya juga dengan ruang untuk jawaban yang ceroboh; galat bakunya {{error}}. Anak yang menebak pada banyak teks tanpa terburu-buru membaca lebih baik daripada ini, dan jawabannya tidak menunjukkannya: bila sebuah ukuran mengejutkan, adakan tes sekali lagi. Pada ukuran yang sama dengan teks, pembaca memahami kira-kira 75% isinya.',
  'Next steps': 'Langkah berikutnya',
  Test: 'Tes',
  'This measure is not reliable': 'Ukuran ini belum dapat dipercaya',
  'Measures are estimates on the Lexile scale and are not issued by its owner.':
    'Ukuran ini adalah perkiraan pada skala Lexile dan tidak diterbitkan oleh pemiliknya.',
  'Measures are Lekta’s own estimates on the Lexile scale and are not issued by MetaMetrics.':
    'Ukuran adalah perkiraan Lekta sendiri pada skala Lexile dan tidak diterbitkan oleh MetaMetrics.',
  'Sample texts at this level': 'Seperti apa teks di sekitar ukuran ini',
  'about {{level}}': 'kira-kira {{level}}',
} as const
