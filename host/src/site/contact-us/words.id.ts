/** Indonesian of the page to write to us. */
export const words = {
  'Contact us': 'Hubungi kami',
  'Lekta at our school': 'Lekta di sekolah kami',
  'Lekta at home': 'Lekta di rumah',
  'Something does not work': 'Ada yang tidak berfungsi',
  'Privacy and data': 'Privasi dan data',
  'Press and research': 'Pers dan penelitian',
  'Leave this empty': 'Biarkan kosong',
  'What is it about?': 'Tentang apa?',
  'Your e-mail address': 'Alamat email Anda',
  'Your message': 'Pesan Anda',
  'Send the message': 'Kirim pesan',
  'We keep your message for a year, then erase it.': 'Kami menyimpan pesan Anda selama setahun, lalu menghapusnya.',
  'Tell us about your school, ask about your child’s account, or say what we should do better.':
    'Ceritakan tentang sekolah Anda, tanyakan akun anak Anda, atau sampaikan apa yang perlu kami perbaiki.',
  'A person reads every message, on working days within a day.':
    'Setiap pesan dibaca oleh manusia, pada hari kerja dalam sehari.',
  'For a school: tell us how many children there are and in which grades, and we send an offer.':
    'Untuk sekolah: sebutkan jumlah anak dan jenjangnya, dan kami kirimkan penawaran.',
  'Please send no names or results of children. If we need them, we tell you a safe way.':
    'Mohon jangan mengirim nama atau hasil anak. Bila kami memerlukannya, kami tunjukkan cara yang aman.',
  'Thank you, your message is with us': 'Terima kasih, pesan Anda sudah kami terima',
  'We answer to {{email}}.': 'Kami akan membalas ke {{email}}.',
  'Write another message': 'Tulis pesan lain',
} as const
