import { brand } from '@lekta/shared/brand'
import type { Role } from '@lekta/shared/contract/endpoint'
import type { Subject } from '@lekta/shared/contract/notification'
import { dateFormat } from '@lekta/shared/lib/formats'
import type { Language } from '../i18n/sentence'
import { digestKinds } from './kinds/digest-kinds'
import { exportKinds } from './kinds/export-kinds'
import { familyKinds } from './kinds/family-kinds'
import { importKinds } from './kinds/import-kinds'
import { type FormatTime, type Kind, kind } from './kinds/kind'
import { moneyKinds } from './kinds/money-kinds'
import { privacyKinds } from './kinds/privacy-kinds'
import { retentionKinds } from './kinds/retention-kinds'
import { testKinds } from './kinds/test-kinds'

/** Every kind of notification. */
export const kinds = {
  ...testKinds,
  ...importKinds,
  ...moneyKinds,
  ...familyKinds,
  ...exportKinds,
  ...retentionKinds,
  ...privacyKinds,
  ...digestKinds,
  schoolJoined: kind<{ school: string }>({
    subject: 'platform',
    en: ({ school }) => `${school} has joined ${brand.name}.`,
    id: ({ school }) => `${school} sudah bergabung dengan ${brand.name}.`,
    link: () => '/home/dashboard',
  }),
} as const

export type KindName = keyof typeof kinds
export type ValuesOf<N extends KindName> = Parameters<(typeof kinds)[N]['link']>[0] &
  Parameters<(typeof kinds)[N]['en']>[0]

/** The columns of a notification that its text depends on. */
export interface Stored {
  kind: string
  values: Readonly<Record<string, string | number>>
}

// The kind and the values of a row match, because `notify` wrote both.
const kindOf = ({ kind: name }: Pick<Stored, 'kind'>) => kinds[name as KindName] as Kind<Stored['values']>

const formatTimeIn =
  (language: Language): FormatTime =>
  (iso, zone) =>
    dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(new Date(iso))

/** Returns the notification as plain text in a language. */
export const sentenceOf = (stored: Stored, language: Language): string =>
  kindOf(stored)[language](stored.values, formatTimeIn(language))

/** The title of a message sent by push or mail. */
const titles: Readonly<Record<Subject, Readonly<Record<Language, string>>>> = {
  test: { en: 'Test update', id: 'Kabar tentang tes' },
  import: { en: 'Import update', id: 'Kabar tentang impor' },
  invoice: { en: 'Invoice update', id: 'Kabar tentang tagihan' },
  seat: { en: 'Seat update', id: 'Kabar tentang tempat untuk tes' },
  child: { en: 'Update about a child', id: 'Kabar tentang seorang anak' },
  privacy: { en: 'Personal data', id: 'Data pribadi' },
  platform: { en: `${brand.name} news`, id: `Kabar ${brand.name}` },
  digest: { en: 'Your week in reading', id: 'Minggu membaca Anda' },
}

export const titleOf = (stored: Pick<Stored, 'kind'>, language: Language): string => titles[subjectOf(stored)][language]

export const subjectOf = (stored: Pick<Stored, 'kind'>): Subject => kindOf(stored).subject

/** Returns the page that a notification links to for a recipient with this role. */
export const linkOf = (stored: Stored, role: Role): string | null => kindOf(stored).link(stored.values, role)

/** Returns the attempt whose report a notification announces. */
export const reportOf = (stored: Stored): number | undefined => kindOf(stored).report?.(stored.values)

/** Returns the values of a digest; undefined for any other notification, whose mail is its sentence. */
export const digestOf = ({ kind: name, values }: Stored): ValuesOf<'weeklyDigest'> | undefined =>
  name === 'weeklyDigest' ? (values as unknown as ValuesOf<'weeklyDigest'>) : undefined

/** Returns the names of the kinds of one subject, or of all kinds. */
export const kindNames = (subject?: Subject): KindName[] =>
  (Object.keys(kinds) as KindName[]).filter((name) => subject === undefined || kinds[name].subject === subject)
