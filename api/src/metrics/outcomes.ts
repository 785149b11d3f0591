/** Events that are counted by their outcome, each with the name and help text of its metric. */
export const counted = {
  logins: {
    name: 'lekta_logins_total',
    help: 'Logins with a password.',
    outcomes: ['ok', 'failed', 'limited'],
  },
  attempts: {
    name: 'lekta_attempts_total',
    help: 'Attempts at tests that began or ended; an attempt without an answer expires.',
    outcomes: ['started', 'finished', 'expired'],
  },
  answers: {
    name: 'lekta_answers_total',
    help: 'Answers of children. A repeated one was already stored when it arrived again.',
    outcomes: ['accepted', 'repeated'],
  },
  imports: {
    name: 'lekta_imports_total',
    help: 'Steps of imports that ended.',
    outcomes: ['checked', 'committed', 'failed', 'undone'],
  },
  paymentCallbacks: {
    name: 'lekta_payment_callbacks_total',
    help: 'Messages from payment providers, by their effect. A refused one was not signed by the provider.',
    outcomes: [
      ...['refused', 'unknown order', 'another amount', 'another currency', 'nothing new'],
      ...['pending', 'paid', 'surplus', 'failed', 'refunded'],
    ],
  },
  mails: {
    name: 'lekta_mails_total',
    help: 'E-mails that the mail server took or refused, or that were written to files. A failed one is tried again.',
    outcomes: ['sent', 'failed'],
  },
  pushes: {
    name: 'lekta_pushes_total',
    help: 'Push messages to browsers. A failed one is tried again; a browser that is gone is forgotten.',
    outcomes: ['sent', 'gone', 'failed'],
  },
  liveSends: {
    name: 'lekta_live_sends_total',
    help: 'How often live messages were sent to all processes, those of a tenth of a second together. A failed sending is repeated.',
    outcomes: ['sent', 'failed'],
  },
  outages: {
    name: 'lekta_database_unavailable_total',
    help: 'Requests that could not be answered because the database or the disk was unavailable.',
    outcomes: ['full', 'readOnly', 'busy', 'away'],
  },
  replicaReads: {
    name: 'lekta_replica_reads_total',
    help: 'Answers for which the replica was to be read, by where they were read: at the replica, or at the writer because the replica did not have what the client had written, could not be used, or failed.',
    outcomes: ['replica', 'behind', 'unusable', 'failed'],
  },
  rejected: {
    name: 'lekta_rejected_total',
    help: 'Requests and connections that were refused to protect the server.',
    outcomes: ['rate limit', 'too many connections', 'too slow', 'malformed'],
  },
} as const satisfies Record<string, { name: string; help: string; outcomes: readonly string[] }>

/** An event that is counted. */
export type Counted = keyof typeof counted

/** The outcomes of an event. */
export type OutcomeOf<E extends Counted> = (typeof counted)[E]['outcomes'][number]
