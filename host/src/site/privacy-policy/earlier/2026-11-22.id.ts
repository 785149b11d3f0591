import type { LegalText } from '../../legal-text'

export const text: LegalText = {
  intro:
    'Lekta mengukur kemampuan membaca anak. Untuk itu Lekta perlu tahu sedikit tentang mereka. Halaman ini menjelaskan apa yang kami simpan, untuk apa, berapa lama, siapa yang melihatnya, dan apa yang dapat Anda minta dari kami. Halaman ini ditulis agar mudah dipahami.',
  sections: [
    {
      title: 'Siapa yang bertanggung jawab',
      blocks: [
        'Bila sebuah sekolah memakai Lekta, sekolah itulah yang menentukan anak mana yang dites dan untuk apa. Sekolah bertanggung jawab atas data mereka, dan kami bekerja atas nama serta sesuai petunjuk sekolah.',
        'Bila orang tua mendaftar di rumah, kami yang bertanggung jawab. Hubungi kami lewat halaman kontak, topik “Privasi dan data”.',
      ],
    },
    {
      title: 'Apa yang kami simpan',
      blocks: [
        {
          names: [
            [
              'Akun orang dewasa',
              'Nama, nama pengguna, alamat email, bahasa, sekolah, dan kata sandi yang kami sendiri pun tidak dapat membacanya. Gambar, bila Anda menambahkannya.',
            ],
            [
              'Anak',
              'Nama, nama pengguna, kelas, dan jenjang. Tanggal lahir dan alamat email hanya bila diisi oleh sekolah atau orang tua. Gambar hanya bila keluarga menambahkannya.',
            ],
            [
              'Tes',
              'Teks mana yang diberikan kepada anak, apa jawabannya dan setelah berapa detik, ukurannya, dan seberapa pasti ukuran itu. Juga alat bantu baca yang dipilih, misalnya huruf yang lebih besar.',
            ],
            [
              'Pembelian',
              'Paket, kursi, tagihan, dan pembayaran. Nomor kartu dan rekening tetap pada penyedia pembayaran; kami tidak pernah melihatnya.',
            ],
            ['Pesan', 'Apa yang Anda tulis kepada kami lewat halaman kontak, beserta nama dan alamat email Anda.'],
            [
              'Login',
              'Kapan sebuah sesi dimulai dan terakhir dipakai, serta nama peramban yang dipakai, supaya Anda dapat melihat dan mengakhiri sesi Anda. Perangkat mana yang pernah Anda pakai untuk masuk, masing-masing sebagai angka acak. Percobaan masuk yang gagal, dihitung per akun dan alamat jaringan.',
            ],
            [
              'Catatan akses',
              'Siapa di antara staf sekolah yang membuka atau mengubah sesuatu tentang seorang anak, dan kapan. Catatan ini melindungi anak.',
            ],
            [
              'Catatan teknis',
              'Waktu dan jenis permintaan, dan apakah permintaan itu berhasil. Nama, alamat jaringan, jawaban, dan hasil tidak pernah masuk ke dalamnya.',
            ],
          ],
        },
        'Kami tidak meminta alamat rumah, nomor identitas, agama, kesehatan, atau apa pun tentang penghasilan keluarga. Mohon jangan mengirimkannya kepada kami.',
      ],
    },
    {
      title: 'Untuk apa data dipakai',
      blocks: [
        {
          list: [
            'Untuk memberikan tes, mengukur, dan menampilkan hasil kepada yang berkepentingan.',
            'Untuk memperbaiki pengukuran: seberapa sering sebuah teks dijawab dengan baik dihitung dari semua anak, tanpa nama siapa pun.',
            'Untuk menjual paket, mengirim tagihan, dan menjawab Anda.',
            'Untuk menjaga keamanan layanan: mengenali tebakan kata sandi dan penyalahgunaan.',
          ],
        },
        'Kami tidak memakai data untuk iklan, tidak membuat profil untuk pihak lain, dan tidak menjual apa pun. Tidak ada keputusan tentang anak yang diambil oleh mesin semata.',
      ],
    },
    {
      title: 'Anak-anak',
      blocks: [
        'Anak memakai Lekta melalui sekolah atau orang tua. Orang tua memberi persetujuan ketika akun untuk anak dibuat, dan kami mencatat kapan serta untuk rumusan yang mana. Sekolah memastikan bahwa siswanya boleh dites.',
        'Di sini anak tidak dapat saling berkirim pesan, tidak melihat iklan, dan tidak pernah melihat kemampuan baca anak lain.',
      ],
    },
    {
      title: 'Siapa melihat apa',
      blocks: [
        {
          list: [
            'Anak melihat hasilnya sendiri, yang disampaikan dengan cara yang menyemangati.',
            'Orang tua melihat anaknya sendiri.',
            'Guru melihat anak-anak di kelasnya sendiri; sekolah melihat siswa dan gurunya.',
            'Tidak seorang pun melihat sekolah lain atau keluarga lain.',
            'Hanya sedikit dari kami yang dapat menjangkau basis data, dan hanya agar layanan tetap berjalan atau karena Anda memintanya.',
          ],
        },
        'Kami dibantu oleh beberapa pihak, masing-masing hanya dengan data yang diperlukan: perusahaan yang menjalankan server kami, penyedia pengiriman email, penyedia pembayaran (Midtrans) ketika Anda membayar, dan Firebase Cloud Messaging dari Google bila Anda mengizinkan notifikasi di peramban. Notifikasi tidak memuat hasil.',
      ],
    },
    {
      title: 'Berapa lama',
      blocks: [
        {
          names: [
            [
              'Akun, anak, dan hasilnya',
              'Sampai Anda meminta kami menghapusnya. Data ini tidak terhapus dengan sendirinya, meskipun anak sudah lama meninggalkan sekolah atau akun sudah lama tidak dipakai.',
            ],
            ['Sesi', 'Dihapus seminggu setelah berakhir.'],
            ['Perangkat yang pernah Anda pakai untuk masuk', 'Dihapus setahun setelah Anda terakhir masuk di sana.'],
            ['Hitungan percobaan masuk yang gagal', 'Dihapus setelah sehari.'],
            ['Pesan kepada kami', 'Satu tahun.'],
            [
              'Tagihan dan pembayaran',
              'Tidak dihapus. Hukum pajak mewajibkan kami menyimpannya, saat ini selama sepuluh tahun.',
            ],
          ],
        },
        'Data dihapus oleh petugas kami atas permintaan; tidak ada tombol untuk itu. Salinan cadangan kehilangan data itu ketika ditimpa oleh salinan yang lebih baru.',
      ],
    },
    {
      title: 'Kuki dan penyimpanan peramban',
      blocks: [
        'Kami tidak memasang kuki pihak lain dan tidak memakai pelacak. Apa yang disimpan di peramban Anda diperlukan untuk hal yang Anda lakukan di sini; karena itu tidak ada spanduk yang perlu ditutup.',
        {
          names: [
            ['School-Token', 'Kuki. Menandai bahwa Anda sudah masuk; hilang ketika Anda keluar.'],
            ['role', 'Kuki. Area mana yang dimuat lebih dulu; hilang ketika Anda keluar.'],
            [
              'known-device',
              'Kuki. Menandai bahwa seseorang pernah masuk di peramban ini, supaya kata sandi salah yang diketik di tempat lain tidak menghalangi Anda; satu tahun.',
            ],
            ['language', 'Kuki. Bahasa pilihan Anda; satu tahun.'],
            [
              'sidebarStatus, size, tabs',
              'Kuki. Apakah menu dilipat, seberapa besar tampilan, dan apakah halaman yang dikunjungi tampil sebagai tab; satu tahun.',
            ],
            [
              'token, token_child, user, user_child, children',
              'Penyimpanan lokal. Login Anda, nama Anda, dan untuk orang tua nama anak-anaknya, supaya Anda tidak keluar ketika halaman dimuat ulang; hilang ketika Anda keluar.',
            ],
            [
              'fcmToken',
              'Penyimpanan lokal. Ke mana notifikasi dikirim, bila Anda mengizinkannya; hilang ketika Anda keluar.',
            ],
            [
              'notificationsAsked, notificationsMuted, pushOwner',
              'Penyimpanan lokal. Bahwa kami pernah menanyakan notifikasi kepada Anda, bahwa Anda mematikannya di sini, dan nomor akun yang dikirimi; sampai Anda membersihkan peramban.',
            ],
            ['colours', 'Kuki. Terang atau gelap; satu tahun.'],
            [
              'Pilihan dalam daftar dan tes',
              'Penyimpanan lokal. Kolom yang Anda sembunyikan, dan ukuran huruf yang disukai anak.',
            ],
            [
              'Halaman yang Anda tuju',
              'Penyimpanan sesi. Mengantar Anda ke sana setelah masuk; hilang ketika tab ditutup.',
            ],
            [
              'Jawaban dalam perjalanan',
              'Basis data peramban. Jawaban tes yang sedang berjalan, sampai diterima server, supaya tidak ada yang hilang ketika jaringan terputus.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Bagaimana data dilindungi',
      blocks: [
        'Jika alamat halaman ini diawali https, sambungan Anda dienkripsi. Kata sandi disimpan sebagai hash argon2id, token login hanya sebagai hash. Upaya menebak diperlambat dan dihentikan. Halaman tidak boleh memuat apa pun dari pihak asing. Setiap permintaan ke basis data menyebutkan atas nama sekolah, orang tua, atau anak mana permintaan itu dijalankan.',
        'Bila data tetap saja hilang atau dicuri, kami memberi tahu yang bersangkutan dan pihak berwenang dalam tiga hari.',
      ],
    },
    {
      title: 'Hak Anda',
      blocks: [
        'Anda berhak melihat data Anda dan anak Anda, memperbaikinya, menerimanya, atau menghapusnya, menolak suatu penggunaan, dan menarik kembali persetujuan. Demikian diatur Undang-Undang Pelindungan Data Pribadi (UU No. 27 Tahun 2022), dan kami menerapkannya bagi semua orang.',
        'Untuk anak yang dites di sekolah, mohon bertanya dahulu kepada sekolah: sekolah yang memutuskan dan memberi tahu kami apa yang harus dilakukan. Selain itu, tulislah kepada kami lewat halaman kontak, topik “Privasi dan data”, dengan nama pengguna akun dan dari alamat emailnya. Mohon jangan menuliskan nama lain atau hasil.',
        'Permintaan Anda dibaca dan dikerjakan oleh petugas kami. Kami menjawab dalam tiga hari, meminta Anda menunjukkan bahwa akun itu milik Anda, dan menulis kepada Anda setelah selesai. Bila Anda tidak puas, Anda dapat mengadu kepada lembaga pelindungan data.',
      ],
    },
    {
      title: 'Perubahan',
      blocks: [
        'Bila isi halaman ini berubah secara berarti, kami memuat rumusan baru di sini beserta hari mulai berlakunya. Tanggal di atas menunjukkan sejak kapan rumusan ini berlaku.',
      ],
    },
  ],
}
