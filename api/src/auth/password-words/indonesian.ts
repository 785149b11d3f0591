/** Short Indonesian words that a child of eight can read and type. None is rude, frightening or a name. */
export const indonesianWords = `
abu acar adik agung air ajak akal akar akhir akrab aku alam alas alat alir alis aloe alun aman amat ambil anak anda
aneh anggur angin angka angsa anting apel api apik arah arang arus asah asal asam asap asik asin asli asyik atap atas
atur awal awan awas awet ayah ayam ayo ayun ayunan badak badan bagi bagus bahan bahu baik baja bajak baju bakar bakat
bakau bakso baku bakul balai balap balas balik balok balon bambu ban bandar bangau bangku bangun bantal bantu bapak
barang barat baris baru basah basuh batang batas batik batu bawah bawal bawang bayam bayang bebas bebek beda bekal
belah belajar beli belok belut benang benar benda benih bening bentuk berani beras berat beri bersih besar besi besok
betul biasa bibi bibir bibit bidang bijak biji bilah bimbing bina binar bintang biola biru bisa bisik bobot bola boleh
bolu boneka botol buah buat buaya bubur budi buka bukit buku bulan bulat bulu bumbu bumi bunga bungkus bunyi burung
busur butir cabai cabang cahaya cair cakap cangkir cantik capung cari cat catat catur cegah celah celana cepat cerah
cerdas cerdik cerita cermin cicak cicip cincin cinta cipta ciri coba cocok cokelat contoh corak cuaca cuci cucu cuka
cukup cumi dadu daftar dagang dagu dahan dalam damai damar danau dapat dapur darat dasar dasi datang datar dataran
daun dayung debu dekat delima demi denah dengar depan derap deras desa detik dewi diam dinding dingin diri dodol domba
dompet dongeng dorong dua duduk duku dulu dunia durian duyung ekor elang elok emas embun empat empuk enak enam encer
erat esok fajar foto gabus gading gajah galah gali gambar gambir gambus gandum ganti garam garis garpu gasing gawang
gaya gelang gelas gema gemar gembira gemuk genap gendang genteng gerak gerbang gerobak geser gigi giling gitar golek
goreng gosok gotong gua gubuk gudang gula gulai guling gulung gunting gunung gurame gurih gurita guru habis hadap
hadiah hafal halaman halus hambar hangat hanya harap hari harimau harum harus hasil hati hebat helai hemas hemat
hening heran hewan hias hibur hidung hidup hijau hilir hindar hitung hormat hujan huruf hutan ibu ikan ikat iklim ikut
ilmu imbang indah induk ingat ingin intan inti irama iring isi istana itik jagung jahe jahit jajan jaket jala jalan
jalin jalur jam jambu jamur jangkrik janji jarak jari jaring jarum jatah jati jauh jawab jejak jelas jelita jembatan
jemur jenis jernih jeruk jual juara judul jujur julang jumlah jumpa jurus kabar kabut kaca kacang kadal kado kail kain
kakak kakek kaki kaktus kalung kamar kambing kami kamis kamus kanan kancil kandang kantin kantor kapal kapan kapas
kapten kapur karang karet kartu karung karya kasur kata katak katun kawan kawat kaya kayu kayuh kebun kecap kecil
kejar kejut kelapa kelas keliling kelinci keluar kemah kemarin kembang kembar kemeja kemiri kena kenal kenari kencang
kendi kenyang kepala kepik keping kera kerak keramik kerang kerbau kereta kering kertas keruk ketan ketela ketik ketuk
khas kiat kicau kijang kilat kincir kipas kiri kirim kisah kita klub kodok koki kolam koleksi kompas kompor koper kopi
kopra koran kota kotak kuah kuas kuat kubis kubus kucing kuda kue kuku kulit kumbang kumpul kunci kuning kunyit kupas
kupu kura kurang kurma kursi kutip lada ladang lagi lagu lahir lain laju lakon laku lalu lama lambai lampu lancar
langit langkah langsung lantai lapang lapis lari laris latih laut lawan layak layang layar lebah lebar lebat lebih
leher lele lembah lembar lembut lemon lengan lengkap lentera lereng letak lewat libur lidah lihat lilin lima limau
lincah lingkar lipat liput lobak lomba loncat lonceng lontar loteng luar luas lucu lukis lulus lumba lumut lunak lupa
lurus lutung madu mahir main maju makan makin makna malam mama mampu mana mandi mangga manggis manis mari masa masak
masih masuk mata matang mau mawar medali mega meja mekar melati melon memo menang menara mentega menu merah merak
merdu merpati mesin mewah milik mimpi minat minggu minta minum minyak mirip mobil moga motor muara muda mudah mujur
mulai mulia mulut muncul mundur mungil murah murai murid musik musim nada naga naik nama namun nanas nangka nasi
negeri nelayan nenek nila nilai nomor nona nyala nyaman nyanyi nyata obat obor olah olahraga ombak omong ongkos opor
orang otak otot pabrik pada padang padat padi pagar pagi pakai paket paku palem paling palu paman panas pandai pandan
pandu panen panggil pangkal panjang pantai pantun papan paragraf paruh parut pas pasang pasar pasir pasta patah patok
patuh patung paus payung pecel pedas peduli pegang pelan pelangi pelatih pelita pena pendek penting penuh penyu pepaya
perahu perak peran peri perlu permata permen pernah pesan pesawat pesisir pesta peta petak petani peti petik piala
pikir pilih pilot pinang pindah pinggir pinjam pintar pintu pipa pipi pipit piring pisang pita pohon pola pompa pondok
pot potong prisma puas pucuk puding puisi pukul pula pulang pulau puluh punah puncak punya pupuk pura pusat putar
putih putri puyuh raba radio ragam rajin rakit raksasa ramah ramai rambut ramu ransel rantai ranting rapat rapi rasa
rata ratu rawat raya rebung rebus rejeki rela rembulan rempah renang renda rendah rendang resep resmi restu riang rias
ribu rimba rindang ringan ringkas rintik roda rok roket rombong rotan roti ruang rubah rukun rumah rumput rumus
runcing rusa saat sabar sabtu sabun sadar sahabat saja saji salak salam saling salju sama sambal sambung sambut sampai
samudra sana sandal santai santan santun sapa sapi sapu saran sarang sarapan sari saring sarung sate satu saung sawah
sawi sawo sayap sayur sebab sebut sedang sedap sedia segar segera segi sehat sejuk sekolah selam selasa selat selesai
seluruh semak semangka semut senam senang sendal sendiri sendok seni senin senter sepatu sepeda seperti serabi serasi
serbuk seret seri serius serta seruling setia siang siap sikat siku simak simpan simpul sinar singa singkat singkong
sini siram sirih sirup sisi sisik sisir siswa situ soal solusi sopan sore sorot soto suara suasana subuh subur suci
sudut suka suku suling sulur sumber sumbu sumur sungai sup surat susu susun sutra taat tabung tahan tahu tahun takar
taksi tali taman tamasya tambah tampak tamu tanah tanam tanda tangan tangga tangguh tangkai tangkap tani tanya tapak
tari tarik taruh tata tawa tawar tebak tebal tebu teduh tegak tegas teguh tekad teko teks tekun telaga telapak telinga
telur teman tembaga tembok tempat tempe tempel tempuh temu tenang tenda tengah tenggiri tenis tenun tepat tepi tepuk
terang terbang terima teritip terong tertib tetap tiang tiba tidur tiga tikar tiket tikus timbang timun timur tinggi
tinta tipis tiru titik tiup toko tolong tomat topi tuan tugas tugu tukang tukar tulang tulis tulus tumbuh tumis tumpuk
tunas tunggu tupai turis turun turut tutup uang ubi ubur udang udara ujar ujung ukir ukur ulang ular ulet umum unggul
ungu unik untung upah urut usaha usap usia utama utara utuh wadah wajah wajan waktu waras warga warna warung wayang
wortel yakin zaitun zaman`
  .trim()
  .split(/\s+/)
