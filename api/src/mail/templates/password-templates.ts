import { brand } from '@lekta/shared/brand'
import { type ToPerson, template, type WithLink } from './template'

const { name: us } = brand

/** Mails about an account's password. */
export const passwordTemplates = {
  'reset-password': template<WithLink & { username: string }>({
    en: ({ name, username, link }) => ({
      subject: 'Choose a new password',
      to: name,
      paragraphs: [
        `Someone, probably you, asked for a new password for your ${us} account. Your username is ${username}.`,
      ],
      action: { label: 'Choose a new password', link },
      after: [
        'The button works once, within an hour.',
        'If it was not you, you can ignore this e-mail. Your password stays the same.',
      ],
    }),
    id: ({ name, username, link }) => ({
      subject: 'Pilih kata sandi baru',
      to: name,
      paragraphs: [
        `Seseorang, mungkin Anda sendiri, meminta kata sandi baru untuk akun ${us} Anda. Nama pengguna Anda adalah ${username}.`,
      ],
      action: { label: 'Pilih kata sandi baru', link },
      after: [
        'Tombol ini berlaku satu kali, dalam satu jam.',
        'Jika itu bukan Anda, abaikan saja email ini: kata sandi Anda tidak berubah.',
      ],
    }),
  }),

  'reset-not-possible': template<Record<string, never>>({
    en: () => ({
      subject: `Your password at ${us}`,
      paragraphs: [
        `Someone, probably you, asked for a new password for a ${us} account with this e-mail address. The address was never confirmed, so we cannot send a link to it.`,
        'Please ask your school, or the person who opened the account for you, for a new first password. Then log in and confirm your address in your settings.',
      ],
      after: ['If it was not you, you can ignore this e-mail.'],
    }),
    id: () => ({
      subject: `Kata sandi baru di ${us}`,
      paragraphs: [
        `Seseorang, mungkin Anda sendiri, meminta kata sandi baru untuk akun ${us} dengan alamat email ini. Alamat ini belum pernah dikonfirmasi, jadi kami tidak dapat mengirim tautan ke sini.`,
        'Mintalah kata sandi pertama yang baru kepada sekolah, atau kepada orang yang membuka akun untuk Anda. Lalu masuklah dan konfirmasi alamat Anda di pengaturan.',
      ],
      after: ['Jika itu bukan Anda, abaikan saja email ini.'],
    }),
  }),

  'password-changed': template<ToPerson>({
    en: ({ name }) => ({
      subject: `Your password at ${us} has been changed`,
      to: name,
      paragraphs: ['Your password has just been changed. If this was you, you don’t need to do anything.'],
      action: { label: 'Choose a new password', link: '/forgot-password' },
      after: ['If it was not you, please choose a new password straight away. This logs the account out everywhere.'],
    }),
    id: ({ name }) => ({
      subject: `Kata sandi Anda di ${us} telah diganti`,
      to: name,
      paragraphs: ['Kata sandi akun Anda baru saja diganti. Jika itu memang Anda, tidak perlu berbuat apa-apa.'],
      action: { label: 'Pilih kata sandi baru', link: '/forgot-password' },
      after: ['Jika itu bukan Anda, segera pilih kata sandi baru; dengan begitu akun keluar dari semua perangkat.'],
    }),
  }),
} as const
