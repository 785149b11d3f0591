import { brand } from '@lekta/shared/brand'
import { addressTemplates } from './templates/address-templates'
import { type DigestValues, digestLines } from './templates/digest-lines'
import { passwordTemplates } from './templates/password-templates'
import { privacyTemplates } from './templates/privacy-templates'
import { type ToPerson, template } from './templates/template'

const { name: us } = brand

/** Every mail that we send, by its name in the job queue. */
export const templates = {
  ...addressTemplates,
  ...passwordTemplates,
  ...privacyTemplates,

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

  /** Sent by operators who try out their mail server. */
  test: template<{ address: string }>({
    en: ({ address }) => ({
      subject: `${us} can send e-mails`,
      paragraphs: [`This is a test. If you can read it, the mail server of ${address} works.`],
      action: { label: `Open ${us}`, link: '/' },
    }),
    id: ({ address }) => ({
      subject: `${us} dapat mengirim email`,
      paragraphs: [`Ini percobaan. Jika Anda dapat membacanya, server email ${address} berfungsi.`],
      action: { label: `Buka ${us}`, link: '/' },
    }),
  }),

  'weekly-digest': template<DigestValues>({
    en: (values) => ({
      subject: 'Your week in reading',
      paragraphs: ['What happened in the last seven days, and what is waiting for you:'],
      lines: digestLines(values, 'en'),
      action: { label: 'Open the dashboard', link: '/home/dashboard' },
      after: ['Once a week, on Monday morning. You can switch it off in your settings, under Notifications.'],
    }),
    id: (values) => ({
      subject: 'Minggu membaca Anda',
      paragraphs: ['Yang terjadi dalam tujuh hari terakhir, dan yang menunggu Anda:'],
      lines: digestLines(values, 'id'),
      action: { label: 'Buka dasbor', link: '/home/dashboard' },
      after: ['Sekali seminggu, setiap Senin pagi. Anda bisa mematikannya di pengaturan, bagian Notifikasi.'],
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

/** The text that surrounds every letter. */
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
