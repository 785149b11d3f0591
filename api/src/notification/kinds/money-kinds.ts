import type { Role } from '@lekta/shared/contract/endpoint'
import { formatMoney } from '@lekta/shared/lib/text/money'
import { asPlain, type Language, speak } from '../../i18n/sentence'
import { kind } from './kind'

export interface SeatValues {
  plan: string
  until: string
  zone: string
  childId: number
  child?: string
}

export interface InvoiceValues {
  id: number
  number: string
}

export interface Money {
  amount: number
  currency: string
}

const amountIn = ({ amount, currency }: Money, language: Language) => formatMoney(amount, currency, language)

/** Returns a plan's name in Indonesian, if it has one. */
const named = (plan: string) => {
  const planName = asPlain(plan)
  return planName === undefined ? plan : speak(planName, 'id')
}

const invoiceLink = ({ id }: InvoiceValues, role: Role) => `/${role}/invoice-detail/${id}`
const seatLink = (_: unknown, role: Role) => (role === 'child' ? '/child/test' : `/${role}/subscription`)
const ownerLink = (_: unknown, role: Role) =>
  role === 'school' ? '/school/invoice?tab=subscriptions' : `/${role}/subscription`

/** Notifications about invoices, subscriptions and seats. */
export const moneyKinds = {
  invoiceIssued: kind<InvoiceValues & { due: string; zone: string }>({
    subject: 'invoice',
    en: ({ number, due, zone }, formatTime) => `New invoice ${number}. Please pay by ${formatTime(due, zone)}.`,
    id: ({ number, due, zone }, formatTime) =>
      `Tagihan ${number} sudah terbit. Mohon dibayar sebelum ${formatTime(due, zone)}.`,
    link: invoiceLink,
  }),
  invoiceDue: kind<InvoiceValues & { due: string; zone: string }>({
    subject: 'invoice',
    en: ({ number, due, zone }, formatTime) => `Invoice ${number} is due on ${formatTime(due, zone)}.`,
    id: ({ number, due, zone }, formatTime) => `Tagihan ${number} jatuh tempo ${formatTime(due, zone)}.`,
    link: invoiceLink,
  }),
  invoicePaid: kind<InvoiceValues>({
    subject: 'invoice',
    en: ({ number }) => `Payment received for invoice ${number}. Thank you!`,
    id: ({ number }) => `Tagihan ${number} sudah lunas. Terima kasih!`,
    link: invoiceLink,
  }),
  seatGiven: kind<SeatValues>({
    subject: 'seat',
    en: ({ child, plan, until, zone }, formatTime) =>
      `${child ?? 'You'} can take tests with “${plan}” until ${formatTime(until, zone)}.`,
    id: ({ child, plan, until, zone }, formatTime) =>
      `${child ?? 'Kamu'} bisa mengikuti tes dengan “${named(plan)}” sampai ${formatTime(until, zone)}.`,
    link: seatLink,
  }),
  seatTaken: kind<Omit<SeatValues, 'until' | 'zone'>>({
    subject: 'seat',
    en: ({ child, plan }) => `${child ? `${child} no longer has` : 'You no longer have'} a seat in “${plan}”.`,
    id: ({ child, plan }) => `${child ?? 'Kamu'} tidak lagi mendapat tempat di “${named(plan)}”.`,
    link: seatLink,
  }),
  invoiceExpired: kind<InvoiceValues>({
    subject: 'invoice',
    en: ({ number }) => `Invoice ${number} expired and the order was cancelled. You can order again.`,
    id: ({ number }) =>
      `Tagihan ${number} tidak dibayar tepat waktu, jadi pesanannya dibatalkan. Anda dapat memesan lagi.`,
    link: invoiceLink,
  }),
  invoiceRefunded: kind<InvoiceValues & Money>({
    subject: 'invoice',
    en: ({ number, ...money }) =>
      `Invoice ${number} is void: ${amountIn(money, 'en')} was refunded, and its seats are no longer valid.`,
    id: ({ number, ...money }) =>
      `Tagihan ${number} batal: ${amountIn(money, 'id')} sudah dikembalikan, dan tempat tes yang dibayarnya tidak berlaku lagi.`,
    link: invoiceLink,
  }),
  surplusRefunded: kind<InvoiceValues & Money>({
    subject: 'invoice',
    en: ({ number, ...money }) => `We refunded an overpayment of ${amountIn(money, 'en')} for invoice ${number}.`,
    id: ({ number, ...money }) =>
      `${amountIn(money, 'id')} sudah kami kembalikan: uang itu masuk untuk tagihan ${number}, yang tidak memerlukannya.`,
    link: invoiceLink,
  }),
  subscriptionEnding: kind<{ plan: string; ends: string; zone: string }>({
    subject: 'seat',
    en: ({ plan, ends, zone }, formatTime) => `“${plan}” ends on ${formatTime(ends, zone)}. Renew it to keep testing.`,
    id: ({ plan, ends, zone }, formatTime) =>
      `“${named(plan)}” berakhir ${formatTime(ends, zone)}. Perpanjang agar tes bisa terus berjalan.`,
    link: ownerLink,
  }),
  seatsGranted: kind<{ plan: string; count: number; ends: string; zone: string }>({
    subject: 'seat',
    en: ({ plan, count, ends, zone }, formatTime) =>
      `You received ${count} free ${count === 1 ? 'seat' : 'seats'} (“${plan}”), valid until ${formatTime(ends, zone)}.`,
    id: ({ plan, count, ends, zone }, formatTime) =>
      `Anda menerima ${count} kursi gratis (“${named(plan)}”), berlaku sampai ${formatTime(ends, zone)}.`,
    link: ownerLink,
  }),
  grantWithdrawn: kind<{ plan: string; count: number }>({
    subject: 'seat',
    en: ({ plan, count }) =>
      `${count} unused ${count === 1 ? 'seat' : 'seats'} of “${plan}” ${count === 1 ? 'was' : 'were'} withdrawn. Students keep theirs.`,
    id: ({ plan, count }) =>
      `${count} kursi “${named(plan)}” yang belum diberikan kepada siswa ditarik kembali. Kursi siswa tetap berlaku.`,
    link: ownerLink,
  }),
  subscriptionEnded: kind<{ plan: string }>({
    subject: 'seat',
    en: ({ plan }) => `“${plan}” has ended. All results are kept.`,
    id: ({ plan }) => `“${named(plan)}” sudah berakhir. Semua hasil tetap tersimpan.`,
    link: ownerLink,
  }),
} as const
