/** Indonesian texts of the schedule. */
export const words = {
  'Give a test on {{day}}': 'Beri tes pada {{day}}',
  'Several days': 'Beberapa hari',
  'Tests over several days': 'Tes yang berlangsung beberapa hari',
  'No tests this week': 'Tidak ada tes minggu ini',
  'Moved to {{moment}}.': 'Dipindahkan ke {{moment}}.',
  'Drag a test to another time, or open it and choose “Edit”. Select free time to give a test then.':
    'Seret tes ke waktu lain, atau buka lalu pilih “Ubah”. Pilih waktu kosong untuk memberi tes pada waktu itu.',
  'This test is closed, so it cannot be moved. Give it again, or reopen it.':
    'Tes ini sudah ditutup sehingga tidak dapat dipindahkan. Berikan lagi, atau buka kembali.',
  'This test has already begun, so it cannot be moved. You can extend it.':
    'Tes ini sudah dimulai sehingga tidak dapat dipindahkan. Anda dapat memperpanjangnya.',
  'That time has already passed. Choose a later one.': 'Waktu itu sudah lewat. Pilih waktu yang lebih lambat.',

  // The projector.
  'Show on projector': 'Tampilkan di proyektor',
  'Opens in': 'Dibuka dalam',
  'Time left': 'Sisa waktu',
  'The test is closed.': 'Tes sudah ditutup.',
  'Open this address, or scan the code:': 'Buka alamat ini, atau arahkan kamera ke kodenya:',
  'Log in with the username and password on your card.': 'Masuk dengan nama pengguna dan kata sandi di kartumu.',
  'Choose your test and read calmly. Ask if you are stuck.':
    'Pilih tesmu dan baca dengan tenang. Bertanyalah jika bingung.',
  'QR code of the login address': 'Kode QR alamat masuk',
}
