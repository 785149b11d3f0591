/** Indonesian texts of the glossary. */
export const words = {
  Glossary: 'Daftar istilah',
  'What the words in this program mean': 'Arti istilah dalam program ini',
  'Search a word': 'Cari istilah',
  'No word matches “{{search}}”': 'Tidak ada istilah yang cocok dengan “{{search}}”',
  'Try a shorter word, or look through all of them.': 'Coba kata yang lebih pendek, atau lihat semua istilah.',
  'Show all words': 'Tampilkan semua istilah',
  'See also:': 'Lihat juga:',
  'All words': 'Semua istilah',
  'More in the glossary': 'Selengkapnya di daftar istilah',
  'What does “{{word}}” mean?': 'Apa arti “{{word}}”?',
  Results: 'Hasil',
  Tests: 'Tes',
  'Seats and money': 'Kursi dan biaya',
  'People and follow-up': 'Siswa dan tindak lanjut',
  Measure: 'Ukuran',
  'How well a student reads, as a number on the Lexile scale such as 640L. The higher the number, the harder the texts that the student understands.':
    'Kemampuan membaca siswa, berupa angka pada skala Lexile seperti 640L. Makin tinggi angkanya, makin sulit teks yang dipahami siswa.',
  'It is estimated from the answers of one test, so it is never exact: the range beside it very likely contains the true measure. Below 0L it begins with BR; the lowest is {{lowest}}.':
    'Angka ini diperkirakan dari jawaban satu tes, jadi tidak pernah persis: rentang di sampingnya sangat mungkin memuat ukuran sebenarnya. Di bawah 0L angkanya diawali BR; yang terendah {{lowest}}.',
  'Lexile scale': 'Skala Lexile',
  'One scale for readers and texts. A reader understands about 75% of a text that has the same number as the reader.':
    'Satu skala untuk pembaca dan teks. Pembaca memahami sekitar 75% isi teks yang angkanya sama dengan angkanya.',
  'So a measure helps to choose books. Measures in this program are our own estimates; they are not issued by the owner of the scale.':
    'Karena itu ukuran membantu memilih buku. Ukuran dalam program ini adalah perkiraan kami sendiri, bukan diterbitkan oleh pemilik skala.',
  'Suitable texts': 'Teks yang sesuai',
  'Texts that a student can read alone and still learn from. They lie between {{below}}L below the measure and {{above}}L above it.':
    'Teks yang dapat dibaca sendiri oleh siswa dan tetap menambah kemampuan. Letaknya antara {{below}}L di bawah ukuran dan {{above}}L di atasnya.',
  'Range of a measure': 'Rentang ukuran',
  'How far the true measure may lie from the reported one. The soft band is its likelier half; the full range contains the true measure in 95 of 100 cases.':
    'Seberapa jauh ukuran sebenarnya dapat berbeda dari yang dilaporkan. Pita lembut adalah separuh yang paling mungkin; rentang penuh memuat ukuran sebenarnya pada 95 dari 100 kasus.',
  'Two students whose bands overlap may read equally well. Decisions should not depend on a few points.':
    'Dua siswa yang pitanya bertumpang tindih mungkin sama baiknya membaca. Jangan mengambil keputusan dari selisih beberapa angka.',
  'Reliable result': 'Hasil yang dapat dipercaya',
  'A result that you can build on. Results are marked as not reliable if answers came too fast, were too few, or were no better than guessing.':
    'Hasil yang dapat dijadikan dasar. Hasil ditandai belum dapat dipercaya bila jawaban terlalu cepat, terlalu sedikit, atau tidak lebih baik daripada tebakan.',
  'A result that is not reliable counts neither as growth nor in percentiles. Let the student take the test again on a quiet day.':
    'Hasil yang belum dapat dipercaya tidak dihitung dalam pertumbuhan maupun persentil. Biarkan siswa mengulang tes pada hari yang tenang.',
  Percentile: 'Persentil',
  'The place among 100 students of the same grade. At percentile 40, about 40 of them read no better than this student.':
    'Posisi di antara 100 siswa pada tingkat yang sama. Pada persentil 40, sekitar 40 di antaranya tidak membaca lebih baik daripada siswa ini.',
  'It compares, and does not grade: half of all students are below percentile 50 in every grade.':
    'Persentil membandingkan, bukan menilai: di setiap tingkat, separuh siswa berada di bawah persentil 50.',
  Growth: 'Pertumbuhan',
  'The change between two reliable measures of the same student. It is called clear if it is at least {{sure}}% likely to be real.':
    'Perubahan antara dua ukuran siswa yang sama yang dapat dipercaya. Disebut jelas bila setidaknya {{sure}}% kemungkinan nyata.',
  'Every measure varies a little, so a small difference says nothing yet: then it is “no clear change”. The probability appears when you point at the word.':
    'Setiap ukuran sedikit berubah-ubah, jadi selisih kecil belum berarti apa-apa: itulah “tidak ada perubahan yang jelas”. Peluangnya tampil bila Anda menunjuk kata itu.',
  'Clear decline': 'Menurun jelas',
  'A measure that is lower than before by more than chance explains. Children seldom forget how to read, so first ask how the test went.':
    'Ukuran yang lebih rendah daripada sebelumnya, lebih dari sekadar kebetulan. Anak jarang lupa cara membaca, jadi tanyakan dulu bagaimana tesnya.',
  'Needs attention': 'Perlu perhatian',
  'Students with a clear decline, at percentile {{farBelow}} of their grade or lower, without a reliable result, or without a test for {{months}} months.':
    'Siswa yang menurun jelas, pada persentil {{farBelow}} tingkatnya atau lebih rendah, tanpa hasil yang dapat dipercaya, atau sudah {{months}} bulan tidak dites.',
  'Reading group': 'Kelompok membaca',
  'Students whose measures are so close that the same texts suit all of them.':
    'Siswa yang ukurannya begitu berdekatan sehingga teks yang sama sesuai untuk semuanya.',
  'The report suggests groups for a classroom, each with the level of texts that fits.':
    'Laporan menyarankan kelompok untuk satu kelas, masing-masing dengan tingkat teks yang sesuai.',
  Test: 'Tes',
  'Short English texts, each with questions about it. Every next text is chosen by the answers so far, so each student gets an own test of {{least}} to {{most}} texts.':
    'Teks pendek berbahasa Inggris, masing-masing dengan pertanyaan. Teks berikutnya dipilih berdasarkan jawaban sebelumnya, jadi setiap siswa mendapat tes sendiri berisi {{least}} sampai {{most}} teks.',
  'Students may pause and continue. Nobody can fail: the test looks for the level at which a student understands most of a text.':
    'Siswa boleh berhenti sebentar lalu melanjutkan. Tidak ada yang gagal: tes mencari tingkat teks yang sebagian besar isinya dipahami siswa.',
  'Attempt at a test': 'Percobaan tes',
  'One run of a student through a test, from the first text to the result. Each finished attempt has a report.':
    'Satu kali siswa mengerjakan tes, dari teks pertama sampai hasilnya. Setiap percobaan yang selesai punya laporan.',
  'Test window': 'Jendela tes',
  'The time in which a test can be taken, from its opening to its closing.':
    'Waktu untuk mengerjakan tes, sejak dibuka sampai ditutup.',
  'Students who were absent can get an exception or another test.':
    'Siswa yang tidak hadir dapat diberi pengecualian atau tes lain.',
  Exception: 'Pengecualian',
  'What one student may do that the others may not: start early, take a test again, or leave a test.':
    'Hal yang boleh dilakukan satu siswa dan tidak oleh yang lain: mulai lebih awal, mengulang tes, atau keluar dari tes.',
  Seat: 'Kursi',
  'The right of one student to take the tests of a subscription. A student without a seat can be listed, but not tested.':
    'Hak satu siswa untuk mengikuti tes dari sebuah langganan. Siswa tanpa kursi dapat didaftarkan, tetapi tidak dapat dites.',
  'The school gives seats to students or whole classes. They stay with the student after a move to another class.':
    'Sekolah memberi kursi kepada siswa atau seluruh kelas. Kursi tetap milik siswa setelah pindah kelas.',
  Subscription: 'Langganan',
  'A number of seats that were bought together, with the number of tests of each seat and an end date.':
    'Sejumlah kursi yang dibeli bersama, dengan jumlah tes untuk setiap kursi dan tanggal berakhir.',
  Voucher: 'Voucher',
  'A code that is worth one seat. Whoever enters it for a student gives the student that seat.':
    'Kode yang bernilai satu kursi. Siapa pun yang memasukkannya untuk seorang siswa memberi siswa itu kursi tersebut.',
  Invoice: 'Tagihan',
  'What an order costs, and until when it can be paid. The seats are ready as soon as the payment has arrived.':
    'Biaya sebuah pesanan, dan sampai kapan dapat dibayar. Kursi siap begitu pembayaran diterima.',
  'An invoice that is not paid in time expires. Nothing is owed then; you can order again.':
    'Tagihan yang tidak dibayar tepat waktu akan kedaluwarsa. Tidak ada yang terutang; Anda dapat memesan lagi.',
  'Login card': 'Kartu masuk',
  'A card to cut out, with a student’s username and first password. First passwords are shown only once.':
    'Kartu untuk digunting, berisi nama pengguna dan kata sandi pertama siswa. Kata sandi pertama hanya ditampilkan sekali.',
  'If a card is lost, reset the password: the old one stops working, and you can print a new card.':
    'Bila kartu hilang, atur ulang kata sandinya: yang lama tidak berlaku lagi, dan Anda dapat mencetak kartu baru.',
  Archived: 'Diarsipkan',
  'Hidden from lists and unable to log in, but not deleted. Restoring brings everything back.':
    'Disembunyikan dari daftar dan tidak dapat masuk, tetapi tidak dihapus. Memulihkan akan mengembalikan semuanya.',
  Intervention: 'Intervensi',
  'A group of students that you follow up. It has a reason, an owner, a plan and the date of the next check.':
    'Sekelompok siswa yang Anda tindak lanjuti: dengan alasan, penanggung jawab, rencana, dan hari pemeriksaan berikutnya.',
  'Its effect is what has changed in the reliable measures of these students since they joined.':
    'Dampaknya adalah perubahan ukuran yang dapat dipercaya para siswa itu sejak mereka bergabung.',
} as const
