/** Indonesian texts of archives of personal data. */
export const exportWords = {
  // Requests.
  'The school is responsible for this child’s data. Please ask the school for it.':
    'Data anak ini menjadi tanggung jawab sekolah. Silakan memintanya kepada sekolah.',
  'This person also uses the account as a parent, so only the person can download its data.':
    'Orang ini juga memakai akunnya sebagai orang tua, jadi hanya ia sendiri yang dapat mengunduh datanya.',
  'This file has expired and was deleted. You can request a new one.':
    'Masa berlaku berkas ini sudah habis dan berkasnya sudah dihapus. Anda dapat memintanya lagi.',
  'There is no account with this username or e-mail address.':
    'Tidak ada akun dengan nama pengguna atau alamat email ini.',
  'Several accounts have this e-mail address. Please enter the username.':
    'Ada beberapa akun dengan alamat email ini. Silakan tulis nama penggunanya.',
  file: 'Berkas',
  person: 'Orang',

  // Sections.
  'Person and account': 'Orang dan akun',
  Family: 'Keluarga',
  'Classrooms and school': 'Kelas dan sekolah',
  'Tests and results': 'Tes dan hasil',
  'Seats and vouchers': 'Kursi dan voucher',
  'Plans, invoices and payments': 'Paket, tagihan, dan pembayaran',
  Notifications: 'Notifikasi',
  'Logins and devices': 'Login dan perangkat',
  Consents: 'Persetujuan',
  'Uploaded sheets': 'Lembar yang diunggah',
  'Who saw and changed what': 'Siapa melihat dan mengubah apa',
  'Messages to us': 'Pesan kepada kami',
  'Requests about personal data': 'Permintaan tentang data pribadi',

  // Datasets.
  'Name, username, e-mail address, roles, school': 'Nama, nama pengguna, alamat email, peran, sekolah',
  'Date of birth, grade, NISN, points and reading settings of a child':
    'Tanggal lahir, tingkat, NISN, poin, dan pengaturan membaca seorang anak',
  'When the picture was uploaded; the picture is the file picture.webp':
    'Kapan foto diunggah; fotonya adalah berkas picture.webp',
  'Entries as a contact person of a school': 'Catatan sebagai narahubung sebuah sekolah',
  'Parents and their children': 'Orang tua dan anaknya',
  'Requests of parents to be linked with a child at a school':
    'Permintaan orang tua untuk dihubungkan dengan anak di sebuah sekolah',
  'Classrooms of a student, with grade, school and teachers': 'Kelas siswa, dengan tingkat, sekolah, dan guru',
  'Classrooms of a teacher': 'Kelas yang diajar seorang guru',
  'Filters and columns of lists that the person has saved': 'Filter dan kolom daftar yang disimpan orang tersebut',
  'Interventions that the person began or is responsible for':
    'Intervensi yang dimulai atau menjadi tanggung jawab orang tersebut',
  'Groups in which the school followed up the student’s reading, with the reason':
    'Kelompok tempat sekolah menindaklanjuti kemampuan membaca siswa, beserta alasannya',
  'When the person wrote into the log of an intervention': 'Kapan orang tersebut menulis di catatan sebuah intervensi',
  'Notes of the staff about the student; of those that the person wrote, when':
    'Catatan staf tentang siswa; untuk catatan yang ditulis orang tersebut, kapan ditulis',
  'Links by which a calendar app reads the tests': 'Tautan yang dipakai aplikasi kalender untuk membaca tes',
  'Goals: the measure to reach, by when, and the measure at the start, in L':
    'Target: ukuran yang ingin dicapai, tenggatnya, dan ukuran awal, dalam L',
  'Tests that a teacher has planned': 'Tes yang dijadwalkan seorang guru',
  'Tests that were planned for a child': 'Tes yang dijadwalkan untuk seorang anak',
  'Every attempt at a test; ability and errors in logits, measures in L':
    'Setiap pengerjaan tes; kemampuan dan galat dalam logit, ukuran dalam L',
  'Every question of every attempt: kind of text and of question, answer, right or wrong, time':
    'Setiap pertanyaan dari setiap pengerjaan: jenis teks dan pertanyaan, jawaban, benar atau salah, waktu',
  'The result of every finished test, as its report shows it':
    'Hasil setiap tes yang selesai, seperti yang ditampilkan laporannya',
  'Plans that were bought': 'Paket yang dibeli',
  'Seats for tests': 'Kursi untuk tes',
  'Vouchers that were redeemed': 'Voucher yang ditukarkan',
  'Invoices; for a child only those that name it, without the buyer':
    'Tagihan; untuk anak hanya yang menyebut namanya, tanpa data pembeli',
  'Lines of the invoices': 'Baris-baris tagihan',
  Payments: 'Pembayaran',
  'Proofs of bank transfers; the files are in the folder payments':
    'Bukti transfer bank; berkasnya ada di folder payments',
  'Browsers that receive notifications': 'Peramban yang menerima notifikasi',
  'How to be notified': 'Cara menerima notifikasi',
  'Logins, with browser and times': 'Login, dengan peramban dan waktunya',
  'Devices on which the account has logged in': 'Perangkat tempat akun ini pernah login',
  'Links to confirm an address or to choose a password': 'Tautan untuk mengonfirmasi alamat atau memilih kata sandi',
  'Who agreed to which wording, in which language, when, and withdrawals':
    'Siapa menyetujui naskah mana, dalam bahasa apa, kapan, dan pencabutannya',
  'Sheets that the person has uploaded': 'Lembar yang diunggah oleh orang ini',
  'Rows of uploaded sheets that are about the person': 'Baris lembar yang memuat data orang ini',
  'Audit log: who viewed or changed the data, and what the person did':
    'Catatan audit: siapa melihat atau mengubah data, dan apa yang dilakukan orang ini',
  'Messages through the contact page': 'Pesan melalui halaman kontak',
  'Requests to erase the data': 'Permintaan untuk menghapus data',
  'Requests for copies like this one': 'Permintaan salinan seperti ini',
  'Versions of a part of the portal that were chosen for the account':
    'Versi bagian portal yang dipilih untuk akun ini',
  'New versions of a part of the portal that the account previews':
    'Versi baru bagian portal yang sedang dicoba akun ini',
  'Since when the account may preview new versions': 'Sejak kapan akun ini boleh mencoba versi baru',

  // Purposes.
  'To know who someone is, and to let them log in.': 'Untuk mengenali seseorang dan memungkinkannya login.',
  'To let parents see their own children.': 'Agar orang tua dapat melihat anaknya sendiri.',
  'To let teachers see and support the children they teach.':
    'Agar guru dapat melihat dan mendampingi anak-anak yang diajarnya.',
  'To choose texts that suit the child, to measure how well it reads, and to show the results. No decision about a child is made by a machine alone.':
    'Untuk memilih teks yang cocok bagi anak, mengukur kemampuan membacanya, dan menunjukkan hasilnya. Tidak ada keputusan tentang anak yang dibuat oleh mesin saja.',
  'To know who may take how many tests.': 'Untuk mengetahui siapa boleh mengikuti berapa tes.',
  'To sell tests, and to keep the accounts that tax law requires.':
    'Untuk menjual tes dan menyimpan pembukuan yang diwajibkan oleh hukum pajak.',
  'To inform people about what concerns them.': 'Untuk memberi tahu orang tentang hal yang menyangkut mereka.',
  'To protect accounts against misuse.': 'Untuk melindungi akun dari penyalahgunaan.',
  'To be able to show who agreed to what.': 'Untuk dapat menunjukkan siapa menyetujui apa.',
  'To import a school’s lists, and to undo that.': 'Untuk mengimpor daftar sekolah dan membatalkannya bila perlu.',
  'To show who saw and changed the data of a child.': 'Untuk menunjukkan siapa melihat dan mengubah data anak.',
  'To answer messages.': 'Untuk menjawab pesan.',
  'To carry out requests about personal data, and to show that this was done.':
    'Untuk memenuhi permintaan tentang data pribadi dan menunjukkan bahwa itu sudah dilakukan.',

  // Sources and recipients.
  'From {{school}}: name, classrooms and the data of its lists.':
    'Dari {{school}}: nama, kelas, dan data dalam daftarnya.',
  'From the parent who added the child.': 'Dari orang tua yang menambahkan anak.',
  'From the child: the answers in tests, and how it likes texts to look.':
    'Dari anak: jawaban dalam tes, dan tampilan teks yang disukainya.',
  'From the person: the account, choices, orders and messages.':
    'Dari orang itu sendiri: akun, pilihan, pesanan, dan pesan.',
  'From the server: results that it calculates, logins, and the audit log.':
    'Dari server: hasil yang dihitungnya, login, dan catatan audit.',
  '{{school}}, and there the teachers of the classrooms.': '{{school}}, dan di sana guru-guru kelasnya.',
  'Parents who are linked with the child.': 'Orang tua yang terhubung dengan anak.',
  'The company that runs our servers, and few of us, only to keep them running or on request.':
    'Perusahaan yang menjalankan server kami, dan sedikit orang di antara kami, hanya untuk menjaganya tetap berjalan atau atas permintaan.',
  'The provider that delivers our e-mails.': 'Penyedia yang mengirimkan email kami.',
  'Midtrans, for online payments.': 'Midtrans, untuk pembayaran daring.',
  'Firebase Cloud Messaging by Google, if notifications were allowed in a browser.':
    'Firebase Cloud Messaging milik Google, jika notifikasi diizinkan di sebuah peramban.',

  // How long data are stored.
  'Account, classrooms, tests, results and seats: until {{period}} after the child has left the school.':
    'Akun, kelas, tes, hasil, dan kursi: sampai {{period}} setelah anak meninggalkan sekolah.',
  'Account and classrooms: as long as the school has the account.': 'Akun dan kelas: selama sekolah memiliki akun ini.',
  'Account, family, tests, results and seats: until they are deleted on request.':
    'Akun, keluarga, tes, hasil, dan kursi: sampai dihapus atas permintaan.',
  'Invoices and payments: {{period}}, as tax law requires.':
    'Tagihan dan pembayaran: {{period}}, sesuai kewajiban hukum pajak.',
  'Notifications: {{period}}.': 'Notifikasi: {{period}}.',
  'Sessions: {{ended}} after they have ended; known devices: {{device}} after the last login; links: {{link}} after they have expired.':
    'Sesi: {{ended}} setelah berakhir; perangkat yang dikenal: {{device}} setelah login terakhir; tautan: {{link}} setelah masa berlakunya habis.',
  'Rows of uploaded sheets: {{rows}}; the record of the upload: {{record}}.':
    'Baris lembar yang diunggah: {{rows}}; catatan pengunggahan: {{record}}.',
  'Audit log: {{period}}.': 'Catatan audit: {{period}}.',
  'Messages through the contact page: {{period}}.': 'Pesan melalui halaman kontak: {{period}}.',
  'Requests for copies: {{period}}.': 'Permintaan salinan: {{period}}.',
  'Everything is erased earlier if those who may decide about it ask for that.':
    'Semuanya dihapus lebih cepat jika yang berhak memutuskannya memintanya.',

  // Rights.
  'You may have wrong data corrected and data completed.':
    'Anda berhak agar data yang salah diperbaiki dan dilengkapi.',
  'You may have the data erased. For a child at a school, ask the school first: it decides and carries it out.':
    'Anda berhak agar data dihapus. Untuk anak di sekolah, tanyakan dahulu kepada sekolah: sekolah yang memutuskan dan melaksanakannya.',
  'You may withdraw a consent at any time, object to a use, and have the use restricted.':
    'Anda berhak kapan saja mencabut persetujuan, berkeberatan atas suatu penggunaan, dan meminta penggunaan dibatasi.',
  'You may complain to the authority for the protection of personal data.':
    'Anda berhak mengadu kepada lembaga pelindungan data pribadi.',
  'The Indonesian law on the protection of personal data (Law 27 of 2022) gives you these rights.':
    'Undang-Undang Pelindungan Data Pribadi (UU 27 Tahun 2022) memberi Anda hak-hak ini.',

  // README.txt.
  'Everything that {{product}} stores about {{name}}': 'Semua yang disimpan {{product}} tentang {{name}}',
  'Made on {{time}} for {{name}}.': 'Dibuat pada {{time}} untuk {{name}}.',
  'Everything in one file for programs. Structure “{{name}}”, version {{version}}.':
    'Semuanya dalam satu berkas untuk program. Struktur “{{name}}”, versi {{version}}.',
  'A summary to read and to print': 'Ringkasan untuk dibaca dan dicetak',
  'Times are in UTC. Other children, the texts of the test and their right answers are not included.':
    'Waktu dalam UTC. Anak lain, teks tes, dan jawaban benarnya tidak disertakan.',
  'The same data as tables, for spreadsheet programs': 'Data yang sama sebagai tabel, untuk program lembar kerja',
  'The report of every finished test, by its day': 'Laporan setiap tes yang selesai, menurut harinya',
  'Every invoice': 'Setiap tagihan',
  'Proofs of bank transfers': 'Bukti transfer bank',
  'The picture of the account': 'Foto akun',

  // The summary.
  'Copy of all personal data': 'Salinan semua data pribadi',
  'Who it is about': 'Tentang siapa',
  'E-mail address': 'Alamat email',
  School: 'Sekolah',
  'Account since': 'Akun sejak',
  Classrooms: 'Kelas',
  'Date of birth': 'Tanggal lahir',
  'School grade': 'Tingkat',
  Parents: 'Orang tua',
  Children: 'Anak',
  'What is stored': 'Apa yang disimpan',
  Section: 'Bagian',
  Contents: 'Isi',
  Number: 'Jumlah',
  'Reading results': 'Hasil membaca',
  Day: 'Hari',
  Measure: 'Ukuran',
  '95 % band': 'Rentang 95 %',
  Reliable: 'Dapat diandalkan',
  Yes: 'Ya',
  No: 'Tidak',
  What: 'Apa',
  Who: 'Siapa',
  'Nothing has been recorded.': 'Belum ada yang tercatat.',
  'These are the last {{shown}} of {{count}} entries. The file {{file}} contains all of them.':
    'Inilah {{shown}} catatan terakhir dari {{count}}. Berkas {{file}} memuat semuanya.',
  'Terms and privacy policy': 'Ketentuan dan kebijakan privasi',
  'Data of a child': 'Data seorang anak',
  Wording: 'Naskah',
  Agreed: 'Disetujui',
  Withdrawn: 'Dicabut',
  'Where the data come from': 'Dari mana data berasal',
  'What the data are used for': 'Untuk apa data dipakai',
  Purpose: 'Tujuan',
  'Who receives the data': 'Siapa yang menerima data',
  'How long the data are stored': 'Berapa lama data disimpan',
  'Your rights': 'Hak Anda',
} as const
