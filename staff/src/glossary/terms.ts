import { FAR_BELOW_PERCENTILE, STALE_MONTHS } from '@lekta/shared/lib/measure/attention'
import { formatMeasure, LOWEST_MEASURE, readingRange, SURE_GROWTH } from '@lekta/shared/lib/measure/measure'
import { standardTest } from '@lekta/shared/lib/measure/standard-test'

/** The headings of the glossary, which are also the keys of their translations. */
export const termGroups = ['Results', 'Tests', 'Seats and money', 'People and follow-up'] as const

const suitable = readingRange(0)

/** The figures in the explanations, from where the program itself takes them. */
export const termFacts = {
  below: -suitable.low,
  above: suitable.high,
  sure: SURE_GROWTH * 100,
  lowest: formatMeasure(LOWEST_MEASURE),
  farBelow: FAR_BELOW_PERCENTILE,
  months: STALE_MONTHS,
  least: standardTest.texts.least,
  most: standardTest.texts.most,
}

interface TermText {
  group: (typeof termGroups)[number]
  name: string
  /** At most two sentences, which are also shown beside the word on other pages. */
  short: string
  more?: string
  /** The terms that explain more, by their names in the address. */
  see: readonly string[]
}

const texts = {
  measure: {
    group: 'Results',
    name: 'Measure',
    short:
      'How well a student reads, as a number on the Lexile scale such as 640L. The higher the number, the harder the texts that the student understands.',
    more: 'It is estimated from the answers of one test, so it is never exact: the range beside it very likely contains the true measure. Below 0L it begins with BR; the lowest is {{lowest}}.',
    see: ['lexile', 'band', 'reliable'],
  },
  lexile: {
    group: 'Results',
    name: 'Lexile scale',
    short:
      'One scale for readers and texts. A reader understands about 75% of a text that has the same number as the reader.',
    more: 'So a measure helps to choose books. Measures in this program are our own estimates; they are not issued by the owner of the scale.',
    see: ['measure', 'reading-range'],
  },
  'reading-range': {
    group: 'Results',
    name: 'Suitable texts',
    short:
      'Texts that a student can read alone and still learn from. They lie between {{below}}L below the measure and {{above}}L above it.',
    see: ['measure', 'reading-group'],
  },
  band: {
    group: 'Results',
    name: 'Range of a measure',
    short:
      'How far the true measure may lie from the reported one. The soft band is its likelier half; the full range contains the true measure in 95 of 100 cases.',
    more: 'Two students whose bands overlap may read equally well. Decisions should not depend on a few points.',
    see: ['measure', 'growth'],
  },
  reliable: {
    group: 'Results',
    name: 'Reliable result',
    short:
      'A result that you can build on. Results are marked as not reliable if answers came too fast, were too few, or were no better than guessing.',
    more: 'A result that is not reliable counts neither as growth nor in percentiles. Let the student take the test again on a quiet day.',
    see: ['measure', 'retake'],
  },
  percentile: {
    group: 'Results',
    name: 'Percentile',
    short:
      'The place among 100 students of the same grade. At percentile 40, about 40 of them read no better than this student.',
    more: 'It compares, and does not grade: half of all students are below percentile 50 in every grade.',
    see: ['measure', 'attention'],
  },
  growth: {
    group: 'Results',
    name: 'Growth',
    short:
      'The change between two reliable measures of the same student. It is called clear if it is at least {{sure}}% likely to be real.',
    more: 'Every measure varies a little, so a small difference says nothing yet: then it is “no clear change”. The probability appears when you point at the word.',
    see: ['measure', 'reliable', 'decline'],
  },
  decline: {
    group: 'Results',
    name: 'Clear decline',
    short:
      'A measure that is lower than before by more than chance explains. Children seldom forget how to read, so first ask how the test went.',
    see: ['growth', 'reliable', 'intervention'],
  },
  attention: {
    group: 'Results',
    name: 'Needs attention',
    short:
      'Students with a clear decline, at percentile {{farBelow}} of their grade or lower, without a reliable result, or without a test for {{months}} months.',
    see: ['percentile', 'decline', 'intervention'],
  },
  'reading-group': {
    group: 'Results',
    name: 'Reading group',
    short: 'Students whose measures are so close that the same texts suit all of them.',
    more: 'The report suggests groups for a classroom, each with the level of texts that fits.',
    see: ['reading-range', 'measure'],
  },
  test: {
    group: 'Tests',
    name: 'Test',
    short:
      'Short English texts, each with questions about it. Every next text is chosen by the answers so far, so each student gets an own test of {{least}} to {{most}} texts.',
    more: 'Students may pause and continue. Nobody can fail: the test looks for the level at which a student understands most of a text.',
    see: ['attempt', 'window', 'measure'],
  },
  attempt: {
    group: 'Tests',
    name: 'Attempt at a test',
    short:
      'One run of a student through a test, from the first text to the result. Each finished attempt has a report.',
    see: ['test', 'retake'],
  },
  window: {
    group: 'Tests',
    name: 'Test window',
    short: 'The time in which a test can be taken, from its opening to its closing.',
    more: 'Students who were absent can get an exception or another test.',
    see: ['test', 'retake'],
  },
  retake: {
    group: 'Tests',
    name: 'Exception',
    short: 'What one student may do that the others may not: start early, take a test again, or leave a test.',
    see: ['attempt', 'reliable'],
  },
  seat: {
    group: 'Seats and money',
    name: 'Seat',
    short:
      'The right of one student to take the tests of a subscription. A student without a seat can be listed, but not tested.',
    more: 'The school gives seats to students or whole classes. They stay with the student after a move to another class.',
    see: ['subscription', 'voucher'],
  },
  subscription: {
    group: 'Seats and money',
    name: 'Subscription',
    short: 'A number of seats that were bought together, with the number of tests of each seat and an end date.',
    see: ['seat', 'invoice'],
  },
  voucher: {
    group: 'Seats and money',
    name: 'Voucher',
    short: 'A code that is worth one seat. Whoever enters it for a student gives the student that seat.',
    see: ['seat'],
  },
  invoice: {
    group: 'Seats and money',
    name: 'Invoice',
    short:
      'What an order costs, and until when it can be paid. The seats are ready as soon as the payment has arrived.',
    more: 'An invoice that is not paid in time expires. Nothing is owed then; you can order again.',
    see: ['subscription', 'seat'],
  },
  'login-card': {
    group: 'People and follow-up',
    name: 'Login card',
    short: 'A card to cut out, with a student’s username and first password. First passwords are shown only once.',
    more: 'If a card is lost, reset the password: the old one stops working, and you can print a new card.',
    see: ['archive'],
  },
  archive: {
    group: 'People and follow-up',
    name: 'Archived',
    short: 'Hidden from lists and unable to log in, but not deleted. Restoring brings everything back.',
    see: ['login-card'],
  },
  intervention: {
    group: 'People and follow-up',
    name: 'Intervention',
    short: 'A group of students that you follow up. It has a reason, an owner, a plan and the date of the next check.',
    more: 'Its effect is what has changed in the reliable measures of these students since they joined.',
    see: ['attention', 'growth'],
  },
} as const satisfies Record<string, TermText>

export type TermId = keyof typeof texts

export interface Term extends TermText {
  /** The name of the term in addresses: the part after #. */
  id: TermId
}

/** Returns the explanation of a term. */
export const termOf = (id: TermId): Term => ({ id, ...texts[id] })

export const isTermId = (id: string): id is TermId => id in texts

/** All terms, in the order of the groups. */
export const terms: readonly Term[] = (Object.keys(texts) as TermId[]).map(termOf)
