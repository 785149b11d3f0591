/** Indonesian texts of the subscription to the schedule in a calendar app. */
export const words = {
  Subscribe: 'Langganan',
  'Subscribe in your calendar': 'Berlangganan di kalender Anda',
  'Your tests in Google Calendar, Outlook or on your phone, always up to date. The calendar shows titles, classes and times, but no students.':
    'Tes Anda di Google Kalender, Outlook, atau ponsel, selalu terbaru. Kalender menampilkan judul, kelas, dan waktu, tanpa siswa.',
  'Calendar link': 'Tautan kalender',
  'Shown only now. Anyone who has it can read your schedule, so keep it to yourself.':
    'Hanya ditampilkan sekarang. Siapa pun yang memilikinya dapat membaca jadwal Anda, jadi simpan sendiri.',
  'Open in calendar app': 'Buka di aplikasi kalender',
  'Link created {{time}}.': 'Tautan dibuat {{time}}.',
  'No calendar has read it yet.': 'Belum ada kalender yang membacanya.',
  'Last read by a calendar {{time}}.': 'Terakhir dibaca kalender {{time}}.',
  'Create link': 'Buat tautan',
  'Create new link': 'Buat tautan baru',
  'Replace the link?': 'Ganti tautannya?',
  'Calendars with the old link no longer get your tests. Give them the new one.':
    'Kalender dengan tautan lama tidak lagi menerima tes Anda. Berikan tautan yang baru.',
  'End link': 'Akhiri tautan',
  'End the link?': 'Akhiri tautannya?',
  'Calendars with this link no longer get your tests.': 'Kalender dengan tautan ini tidak lagi menerima tes Anda.',
  'Calendar link ended.': 'Tautan kalender diakhiri.',
}
