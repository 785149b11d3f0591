import { brand } from '@lekta/shared/brand'

/** The content of a mail. */
export interface Letter {
  subject: string
  /** The name of the person it greets; null for mails to ourselves. */
  to?: string
  paragraphs: readonly string[]
  /** The button; its link is an address or a path of the portal. */
  action?: { label: string; link: string }
  /** The text below the button. */
  after?: readonly string[]
}

/** One mail in each of our languages. */
interface Template<Values> {
  en: (values: Values) => Letter
  id: (values: Values) => Letter
}

const template = <Values>(both: Template<Values>) => both
const { name: us } = brand

type ToPerson = { name: string }
type WithLink = ToPerson & { link: string }

/** Every mail that we send, by its name in the job queue. */
export const templates = {
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

  'confirm-email-change': template<WithLink & { username: string }>({
    en: ({ name, username, link }) => ({
      subject: 'Please confirm your new e-mail address',
      to: name,
      paragraphs: [
        `You want to use this e-mail address for your ${us} account ${username}. It replaces your old address as soon as you confirm it.`,
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
        'If it was you, there is nothing to do here. Please open the e-mail we sent to the new address.',
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
      after: ['If it was you, there is nothing to do.'],
    }),
    id: ({ name, email }) => ({
      subject: `Alamat email Anda di ${us} telah diganti`,
      to: name,
      paragraphs: [`Akun Anda kini memakai alamat ${email}. Mulai sekarang kami menulis ke alamat itu.`],
      action: { label: 'Ini bukan saya', link: '/contact-us?topic=help' },
      after: ['Jika memang Anda yang menggantinya, tidak perlu berbuat apa-apa.'],
    }),
  }),

  'password-changed': template<ToPerson>({
    en: ({ name }) => ({
      subject: `Your password at ${us} has been changed`,
      to: name,
      paragraphs: ['Your password has just been changed. If it was you, there is nothing to do.'],
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

  'contact-message': template<ToPerson & { email: string; topic: string; message: string }>({
    en: ({ name, email, topic, message }) => ({
      subject: `${name} wrote to us about ${topic}`,
      paragraphs: [`From ${name}, ${email}:`, ...message.split(/\n{2,}/)],
    }),
    id: ({ name, email, topic, message }) => ({
      subject: `${name} menulis kepada kita tentang ${topic}`,
      paragraphs: [`Dari ${name}, ${email}:`, ...message.split(/\n{2,}/)],
    }),
  }),

  notification: template<{ title: string; body: string; link: string | null }>({
    en: ({ title, body, link }) => ({
      subject: title,
      paragraphs: [body],
      ...(link && { action: { label: `Open in ${us}`, link } }),
      after: ['You can choose which e-mails you get in your settings.'],
    }),
    id: ({ title, body, link }) => ({
      subject: title,
      paragraphs: [body],
      ...(link && { action: { label: `Buka di ${us}`, link } }),
      after: ['Di pengaturan, Anda memilih apa yang kami kabarkan lewat email.'],
    }),
  }),
} as const

export type TemplateName = keyof typeof templates
/** The values of each template. */
export type ValuesOf<Name extends TemplateName> = Parameters<(typeof templates)[Name]['en']>[0]

/** The text around every letter. */
export const frame = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    foot: `This e-mail was sent by ${us}.`,
    plainLink: 'If the button does not work:',
  },
  id: {
    hello: (name: string) => `Halo ${name},`,
    foot: `Email ini dikirim oleh ${us}.`,
    plainLink: 'Jika tombolnya tidak berfungsi:',
  },
} as const

export type MailLanguage = keyof typeof frame
