import type { Section } from '@lekta/shared/contract/privacy'
import {
  AUDIT_RETENTION,
  CONTACT_MESSAGE_RETENTION,
  EXPIRED_LINK_RETENTION,
  EXPORT_RECORD_RETENTION,
  IMPORT_RECORD_RETENTION,
  IMPORT_UNDO_RETENTION,
  INVOICE_RETENTION,
  KNOWN_DEVICE_RETENTION,
  NOTIFICATION_RETENTION,
  SESSION_RETENTION,
} from '@lekta/shared/contract/retention'
import { describePeriod, type Period } from '@lekta/shared/lib/time/period'
import type { Config } from '../config/config'
import { type Language, type Plain, type Sentence, say } from '../i18n/sentence'

/** What the data of each section are used for. */
export const purposes: Readonly<Record<Section, Plain>> = {
  account: 'To know who someone is, and to let them log in.',
  family: 'To let parents see their own children.',
  classrooms: 'To let teachers see and support the children they teach.',
  tests:
    'To choose texts that suit the child, to measure how well it reads, and to show the results. No decision about a child is made by a machine alone.',
  seats: 'To know who may take how many tests.',
  money: 'To sell tests, and to keep the accounts that tax law requires.',
  notifications: 'To inform people about what concerns them.',
  logins: 'To protect accounts against misuse.',
  consents: 'To be able to show who agreed to what.',
  imports: 'To import a school’s lists, and to undo that.',
  activity: 'To show who saw and changed the data of a child.',
  messages: 'To answer messages.',
  requests: 'To carry out requests about personal data, and to show that this was done.',
}

/** The school to which a person belongs. */
export interface FactSubject {
  isChild: boolean
  school: string | null
  retentionMonths: number | null
}

/** Returns where the data come from. */
export const sourcesOf = ({ isChild, school }: FactSubject): Sentence[] => [
  ...(school === null ? [] : [say('From {{school}}: name, classrooms and the data of its lists.', { school })]),
  ...(isChild && school === null ? (['From the parent who added the child.'] as const) : []),
  ...(isChild ? (['From the child: the answers in tests, and how it likes texts to look.'] as const) : []),
  ...(isChild ? [] : (['From the person: the account, choices, orders and messages.'] as const)),
  'From the server: results that it calculates, logins, and the audit log.',
]

/** Returns who receives the data. */
export const recipientsOf = (
  { isChild, school }: FactSubject,
  { mailUrl, payment, firebase }: Pick<Config, 'mailUrl' | 'payment' | 'firebase'>,
): Sentence[] => [
  ...(school === null ? [] : [say('{{school}}, and there the teachers of the classrooms.', { school })]),
  ...(isChild ? (['Parents who are linked with the child.'] as const) : []),
  'The company that runs our servers, and few of us, only to keep them running or on request.',
  ...(mailUrl === null ? [] : (['The provider that delivers our e-mails.'] as const)),
  ...(payment.provider === 'midtrans' && !isChild ? (['Midtrans, for online payments.'] as const) : []),
  ...(firebase === null
    ? []
    : (['Firebase Cloud Messaging by Google, if notifications were allowed in a browser.'] as const)),
]

/** Returns how long the data are stored. */
export function retentionOf({ isChild, school, retentionMonths }: FactSubject, language: Language): Sentence[] {
  const words = (period: Period) => describePeriod(period, language)
  const atSchool = school !== null && retentionMonths !== null
  return [
    isChild && atSchool
      ? say('Account, classrooms, tests, results and seats: until {{period}} after the child has left the school.', {
          period: words({ months: retentionMonths }),
        })
      : atSchool
        ? 'Account and classrooms: as long as the school has the account.'
        : 'Account, family, tests, results and seats: until they are deleted on request.',
    say('Invoices and payments: {{period}}, as tax law requires.', { period: words(INVOICE_RETENTION) }),
    say('Notifications: {{period}}.', { period: words(NOTIFICATION_RETENTION) }),
    say(
      'Sessions: {{ended}} after they have ended; known devices: {{device}} after the last login; links: {{link}} after they have expired.',
      {
        ended: words(SESSION_RETENTION),
        device: words(KNOWN_DEVICE_RETENTION),
        link: words(EXPIRED_LINK_RETENTION),
      },
    ),
    say('Rows of uploaded sheets: {{rows}}; the record of the upload: {{record}}.', {
      rows: words(IMPORT_UNDO_RETENTION),
      record: words(IMPORT_RECORD_RETENTION),
    }),
    say('Audit log: {{period}}.', { period: words(AUDIT_RETENTION) }),
    say('Messages through the contact page: {{period}}.', { period: words(CONTACT_MESSAGE_RETENTION) }),
    say('Requests for copies: {{period}}.', { period: words(EXPORT_RECORD_RETENTION) }),
    'Everything is erased earlier if those who may decide about it ask for that.',
  ]
}

/** What people can demand. */
export const rights: readonly Plain[] = [
  'You may have wrong data corrected and data completed.',
  'You may have the data erased. For a child at a school, ask the school first: it decides and carries it out.',
  'You may withdraw a consent at any time, object to a use, and have the use restricted.',
  'You may complain to the authority for the protection of personal data.',
  'The Indonesian law on the protection of personal data (Law 27 of 2022) gives you these rights.',
]
