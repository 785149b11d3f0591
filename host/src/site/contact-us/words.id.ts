/** Indonesian texts of the contact page. */
export const words = {
  'Contact us': 'Hubungi kami',
  'Lekta at our school': 'Lekta di sekolah kami',
  'Lekta at home': 'Lekta di rumah',
  'Something isn’t working': 'Ada yang tidak berfungsi',
  'Privacy and data': 'Privasi dan data',
  'Press and research': 'Pers dan penelitian',
  'Leave this empty': 'Biarkan kosong',
  'What is your message about?': 'Tentang apa?',
  'Your e-mail address': 'Alamat email Anda',
  'Your message': 'Pesan Anda',
  'Send message': 'Kirim pesan',
  'We keep your message for a year, then delete it.': 'Kami menyimpan pesan Anda selama setahun, lalu menghapusnya.',
  'Tell us about your school, ask about your child’s account, or tell us what we could do better.':
    'Ceritakan tentang sekolah Anda, tanyakan akun anak Anda, atau sampaikan apa yang perlu kami perbaiki.',
  'A person reads every message within one working day.':
    'Setiap pesan dibaca oleh manusia, pada hari kerja dalam sehari.',
  'For schools: tell us how many children you have and in which grades, and we’ll send you a quote.':
    'Untuk sekolah: sebutkan jumlah anak dan jenjangnya, dan kami kirimkan penawaran.',
  'Please don’t send children’s names or results. If we need them, we’ll show you a safe way to send them.':
    'Mohon jangan mengirim nama atau hasil anak. Bila kami memerlukannya, kami tunjukkan cara yang aman.',
  'Thank you, we have received your message': 'Terima kasih, pesan Anda sudah kami terima',
  'We will reply to {{email}}.': 'Kami akan membalas ke {{email}}.',
  'Write another message': 'Tulis pesan lain',
} as const
