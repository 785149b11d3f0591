import { disclaimer } from '@lekta/shared/brand'
import type { LegalText } from '../legal-text'

export const text: LegalText = {
  intro:
    'Ketentuan ini berlaku antara Anda dan Lekta ketika Anda memakai portal. Sengaja dibuat singkat. Bila sebuah sekolah memiliki perjanjian tersendiri dengan kami, perjanjian itulah yang didahulukan.',
  changes: [
    'Anda dapat menutup akun dengan tombol di pengaturan. Sebelumnya Anda harus menulis kepada kami.',
    'Bila isi ketentuan ini berubah secara berarti, kami meminta persetujuan Anda ketika Anda masuk berikutnya.',
  ],
  sections: [
    {
      title: 'Apa yang dilakukan Lekta',
      blocks: [
        'Lekta memberi anak tes membaca dalam bahasa Inggris dan menyampaikan ukuran baca, beserta rentang tempat ukuran sebenarnya sangat mungkin berada, kepada anak, orang tua, dan sekolah.',
        `${disclaimer.id} Ukuran tidak menggantikan penilaian orang-orang yang mengenal anak.`,
      ],
    },
    {
      title: 'Akun',
      blocks: [
        {
          list: [
            'Isilah nama yang benar dan alamat email yang dapat kami hubungi.',
            'Simpanlah kata sandi untuk Anda sendiri, dan beri tahu kami bila orang lain mengetahuinya.',
            'Orang tua membuka akun untuk anaknya sendiri; sekolah untuk siswa dan gurunya sendiri. Siapa pun yang membuka akun untuk anak berhak melakukannya dan menjaga akun itu.',
            'Anak memakai portal dalam pengawasan orang dewasa yang bertanggung jawab atasnya.',
          ],
        },
      ],
    },
    {
      title: 'Pemakaian yang wajar',
      blocks: [
        {
          list: [
            'Anak mengerjakan tesnya sendiri. Bantuan membuat ukurannya keliru, dan teks yang disarankan menjadi terlalu sulit.',
            'Teks dalam tes adalah milik kami. Jangan menyalin, memotret, atau menyebarkannya: tes yang teksnya sudah dikenal tidak mengukur apa-apa.',
            'Jangan mencoba menjangkau yang bukan milik Anda, membebani layanan secara berlebihan, atau mengambil isinya dengan program.',
          ],
        },
        'Kami dapat mengunci akun yang disalahgunakan, dan memberi tahu pemiliknya apa sebabnya.',
      ],
    },
    {
      title: 'Paket dan kursi',
      blocks: [
        'Sebuah paket berlaku untuk sejumlah tes bagi satu anak dalam sejumlah bulan; keduanya disebutkan bersama harganya. Paket memberi Anda kursi; kursi diberikan kepada seorang anak dan terpakai oleh tes yang selesai.',
        'Kursi yang belum terpakai dapat ditarik kembali dan diberikan kepada anak lain sampai paket berakhir. Kursi yang belum terpakai sampai saat itu hangus. Tidak ada yang diperpanjang dengan sendirinya.',
      ],
    },
    {
      title: 'Harga, tagihan, dan pembayaran',
      blocks: [
        'Harga dinyatakan dalam rupiah dan tercantum di halaman depan; yang berlaku adalah harga pada saat pembelian. Setiap pembelian menghasilkan tagihan yang dapat Anda lihat di portal. Tagihan yang tidak dibayar sampai jatuh tempo menjadi batal, begitu pula pembeliannya.',
        'Pembayaran dianggap sah ketika penyedia pembayaran mengonfirmasinya kepada kami.',
      ],
    },
    {
      title: 'Membatalkan pembelian',
      blocks: [
        'Dalam 14 hari setelah pembayaran, dan selama belum ada kursinya yang terpakai, Anda dapat membatalkan pembelian dan menerima kembali seluruh uang Anda. Tulislah kepada kami lewat halaman kontak dan sebutkan tagihannya. Hak lain yang diberikan hukum kepada Anda tetap berlaku.',
      ],
    },
    {
      title: 'Hasil',
      blocks: [
        'Hasil adalah milik anak dan orang-orang yang mengasuhnya. Gunakanlah untuk memilih teks dan melihat pertumbuhan. Jangan memakai satu ukuran sebagai nilai rapor, untuk menerima atau menolak anak, atau untuk menilai guru.',
      ],
    },
    {
      title: 'Menjalankan layanan',
      blocks: [
        'Kami berupaya agar portal selalu berjalan, terutama pada hari sekolah. Perawatan sedapat mungkin dilakukan di waktu lain. Bila tes terputus, jawaban yang sudah ada tetap tersimpan dan tes dilanjutkan dari tempat terakhir.',
        'Bila sebuah tes tidak dapat diselesaikan karena kami, kursinya tidak terpakai.',
      ],
    },
    {
      title: 'Tanggung jawab',
      blocks: [
        'Kami bertanggung jawab tanpa batas atas kesengajaan, kelalaian berat, dan kerugian pada manusia. Selain itu kami bertanggung jawab atas apa yang kami janjikan di sini, paling banyak sebesar yang Anda bayarkan kepada kami dalam dua belas bulan sebelumnya. Tidak satu pun di sini membatasi apa yang menurut hukum tidak boleh dibatasi.',
      ],
    },
    {
      title: 'Berakhirnya pemakaian',
      blocks: [
        'Anda dapat menutup akun Anda kapan saja di pengaturan. Kami dapat menghentikan layanan dengan pemberitahuan tiga bulan sebelumnya, lalu mengembalikan uang untuk yang sudah dibayar dan belum terpakai. Apa yang terjadi dengan data dijelaskan dalam kebijakan privasi.',
      ],
    },
    {
      title: 'Hukum, bahasa, dan perubahan',
      blocks: [
        'Hukum Indonesia yang berlaku. Ketentuan ini ditulis dalam bahasa Indonesia dan bahasa Inggris; bila berbeda, rumusan bahasa Indonesia yang berlaku.',
        'Bila isinya berubah secara berarti, kami memberi tahu Anda lewat email sebulan sebelumnya. Ketika Anda masuk berikutnya, kami meminta persetujuan Anda. Siapa yang tidak setuju dapat menutup akun dan menerima kembali uang untuk yang belum terpakai.',
      ],
    },
  ],
}
