import { brand } from '@lekta/shared/brand'
import { template, type WithLink } from './template'

const { name: us } = brand

/** Mails about personal data. */
export const privacyTemplates = {
  'erasure-requested': template<WithLink & { username: string; due: string }>({
    en: ({ name, username, due, link }) => ({
      subject: `Your ${us} account will be deleted on ${due}`,
      to: name,
      paragraphs: [
        `Your account ${username} is closed, and will be deleted with all its data on ${due}. Until then you can change your mind.`,
      ],
      action: { label: 'Keep my account', link },
      after: [
        'If you want your account to be deleted, you don’t need to do anything.',
        'Invoices stay with your name for ten years, because the law requires it. Nothing else does.',
      ],
    }),
    id: ({ name, username, due, link }) => ({
      subject: `Akun ${us} Anda akan dihapus pada ${due}`,
      to: name,
      paragraphs: [
        `Akun Anda, ${username}, sudah ditutup dan akan dihapus beserta semua datanya pada ${due}. Sampai saat itu Anda masih dapat berubah pikiran.`,
      ],
      action: { label: 'Pertahankan akun saya', link },
      after: [
        'Jika akun Anda memang ingin dihapus, Anda tidak perlu melakukan apa-apa.',
        'Tagihan dengan nama Anda tetap disimpan sepuluh tahun, sebagaimana diwajibkan undang-undang. Selebihnya tidak ada yang tersisa.',
      ],
    }),
  }),
} as const
