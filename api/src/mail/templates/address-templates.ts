import { brand } from '@lekta/shared/brand'
import { type ToPerson, template, type WithLink } from './template'

const { name: us } = brand

/** Mails about an account's e-mail address. */
export const addressTemplates = {
  'confirm-email': template<WithLink>({
    en: ({ name, link }) => ({
      subject: `Please confirm your e-mail address`,
      to: name,
      paragraphs: [
        `Welcome to ${us}! Please confirm that this is your address. We use it when you need a new password and, if you like, to send you news about your account.`,
      ],
      action: { label: 'Confirm my address', link },
      after: [
        'The button works once, within 24 hours. You can request a new e-mail in your settings.',
        `If you did not give this address to ${us}, you can ignore this e-mail.`,
      ],
    }),
    id: ({ name, link }) => ({
      subject: 'Mohon konfirmasi alamat email Anda',
      to: name,
      paragraphs: [
        `Selamat datang di ${us}! Mohon konfirmasi bahwa ini alamat Anda. Kami menulis ke alamat ini saat Anda memerlukan kata sandi baru, dan tentang hal-hal di akun Anda bila Anda menghendakinya.`,
      ],
      action: { label: 'Konfirmasi alamat saya', link },
      after: [
        'Tombol ini berlaku satu kali, dalam 24 jam. Anda dapat meminta email baru di pengaturan.',
        `Jika Anda tidak memberikan alamat ini kepada ${us}, abaikan saja email ini.`,
      ],
    }),
  }),

  'address-known': template<ToPerson & { username: string }>({
    en: ({ name, username }) => ({
      subject: `You already have an account at ${us}`,
      to: name,
      paragraphs: [
        `Someone, probably you, tried to open a new account with this e-mail address. You already have one with the username ${username}, so we did not open another.`,
      ],
      action: { label: 'Choose a new password', link: '/forgot-password' },
      after: ['If it was not you, you don’t need to do anything. Your account has not changed.'],
    }),
    id: ({ name, username }) => ({
      subject: `Anda sudah memiliki akun di ${us}`,
      to: name,
      paragraphs: [
        `Seseorang, mungkin Anda sendiri, mencoba membuka akun baru dengan alamat email ini. Anda sudah memilikinya, dengan nama pengguna ${username}, jadi kami tidak membuka akun lain.`,
      ],
      action: { label: 'Pilih kata sandi baru', link: '/forgot-password' },
      after: ['Jika itu bukan Anda, tidak perlu berbuat apa-apa: akun Anda tetap seperti semula.'],
    }),
  }),

  'confirm-email-change': template<WithLink & { username: string }>({
    en: ({ name, username, link }) => ({
      subject: 'Please confirm your new e-mail address',
      to: name,
      paragraphs: [
        `You asked to use this e-mail address for your ${us} account ${username}. It replaces your old address as soon as you confirm it.`,
      ],
      action: { label: 'Confirm my address', link },
      after: [
        'The button works once, within 24 hours. You can request a new e-mail in your settings.',
        `If you did not give this address to ${us}, please ignore this e-mail and do not press the button.`,
      ],
    }),
    id: ({ name, username, link }) => ({
      subject: 'Mohon konfirmasi alamat email baru Anda',
      to: name,
      paragraphs: [
        `Anda ingin memakai alamat email ini untuk akun ${us} Anda, ${username}. Alamat ini menggantikan yang lama begitu Anda mengonfirmasinya.`,
      ],
      action: { label: 'Konfirmasi alamat saya', link },
      after: [
        'Tombol ini berlaku satu kali, dalam 24 jam. Anda dapat meminta email baru di pengaturan.',
        `Jika Anda tidak memberikan alamat ini kepada ${us}, abaikan email ini dan jangan tekan tombolnya.`,
      ],
    }),
  }),

  'address-in-use': template<ToPerson & { username: string }>({
    en: ({ name, username }) => ({
      subject: `Your e-mail address is already in use at ${us}`,
      to: name,
      paragraphs: [
        `Someone, probably you, tried to use this e-mail address for another account. It belongs to your account ${username}, so we did not add it to the other one.`,
      ],
      after: ['If it was not you, you don’t need to do anything. Your account has not changed.'],
    }),
    id: ({ name, username }) => ({
      subject: `Alamat email Anda sudah dipakai di ${us}`,
      to: name,
      paragraphs: [
        `Seseorang, mungkin Anda sendiri, ingin memakai alamat email ini untuk akun lain. Alamat ini milik akun Anda, ${username}, jadi tidak ditambahkan ke akun yang lain itu.`,
      ],
      after: ['Jika itu bukan Anda, tidak perlu berbuat apa-apa: akun Anda tetap seperti semula.'],
    }),
  }),

  'email-change': template<ToPerson & { email: string }>({
    en: ({ name, email }) => ({
      subject: `Someone wants to change your e-mail address at ${us}`,
      to: name,
      paragraphs: [
        `Someone who knows your password, probably you, wants to use the address ${email} for your account. Until the new address is confirmed, we keep using this one.`,
      ],
      action: { label: 'This was not me', link: '/forgot-password' },
      after: [
        'If this was you, you don’t need to do anything here. Please open the e-mail we sent to the new address.',
        'If it was not you, choose a new password straight away. This logs the account out everywhere and stops the change.',
      ],
    }),
    id: ({ name, email }) => ({
      subject: `Seseorang ingin mengganti alamat email Anda di ${us}`,
      to: name,
      paragraphs: [
        `Seseorang yang mengetahui kata sandi Anda, mungkin Anda sendiri, ingin memakai alamat ${email} untuk akun Anda. Selama alamat itu belum dikonfirmasi, alamat ini tetap milik akun Anda.`,
      ],
      action: { label: 'Ini bukan saya', link: '/forgot-password' },
      after: [
        'Jika memang Anda, tidak perlu berbuat apa-apa di sini: silakan buka email di alamat yang baru.',
        'Jika bukan Anda, segera pilih kata sandi baru. Dengan begitu akun keluar dari semua perangkat dan penggantian itu dihentikan.',
      ],
    }),
  }),

  'email-changed': template<ToPerson & { email: string }>({
    en: ({ name, email }) => ({
      subject: `Your e-mail address at ${us} has been changed`,
      to: name,
      paragraphs: [`Your account now uses the address ${email}. From now on, we will write to you there.`],
      action: { label: 'This was not me', link: '/contact-us?topic=help' },
      after: ['If this was you, you don’t need to do anything.'],
    }),
    id: ({ name, email }) => ({
      subject: `Alamat email Anda di ${us} telah diganti`,
      to: name,
      paragraphs: [`Akun Anda kini memakai alamat ${email}. Mulai sekarang kami menulis ke alamat itu.`],
      action: { label: 'Ini bukan saya', link: '/contact-us?topic=help' },
      after: ['Jika memang Anda yang menggantinya, tidak perlu berbuat apa-apa.'],
    }),
  }),
} as const
