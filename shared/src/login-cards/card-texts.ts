import type { Language } from '@lekta/shared/i18n'

/** The texts of a login card, in the school's language rather than the user's. */
export const cardTexts = {
  en: {
    title: 'Login card',
    classroom: 'Class',
    username: 'Username',
    password: 'Password',
    where: 'Open this address or scan the code:',
    note: 'Keep this card safe, like a key.',
    parents: 'School code for parents:',
    code: 'QR code of the login address',
  },
  id: {
    title: 'Kartu masuk',
    classroom: 'Kelas',
    username: 'Nama pengguna',
    password: 'Kata sandi',
    where: 'Buka alamat ini, atau arahkan kamera ke kodenya:',
    note: 'Simpan kartu ini seperti kunci.',
    parents: 'Kode sekolah untuk orang tua:',
    code: 'Kode alamat masuk',
  },
} as const satisfies Record<Language, unknown>
