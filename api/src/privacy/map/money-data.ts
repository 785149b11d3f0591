import {
  actor,
  data,
  excluded,
  impersonal,
  keep,
  none,
  people,
  person,
  secret,
  type TableClasses,
  within,
} from './classes'

const accounting = keep('accounting', 'Accounting records are kept for 10 years (Law 28 of 2007, article 28).')

/** Classifies the tables of plans, seats, invoices and payments. */
export const moneyData = {
  plan: {
    export: impersonal,
    columns: {
      ...none('code', 'audience', 'name', 'price', 'currency', 'months', 'testsPerChild', 'position', 'offered'),
    },
  },
  subscription: {
    export: 'money',
    columns: {
      ...{ parentId: person(accounting), createdBy: actor(accounting) },
      ...data('planCode', 'seats', 'price', 'currency', 'months', 'testsPerChild', 'status', 'startsAt', 'endsAt'),
      ...data('endsForGood', 'createdAt'),
      ...none('id', 'schoolId', 'renewsId'),
    },
  },
  seat: {
    export: 'seats',
    columns: {
      ...{ studentId: person('unlink'), givenBy: actor('unlink') },
      ...data('givenAt', 'testsUsed', 'revokedAt'),
      ...none('id', 'subscriptionId', 'invoiceId', 'studentErasedAt'),
    },
  },
  voucher: {
    export: 'seats',
    columns: {
      ...{ studentId: person('unlink'), redeemedBy: actor('unlink'), createdBy: actor(accounting) },
      ...data('redeemedAt', 'voidedAt'),
      code: secret('A code that is not redeemed is worth a seat.'),
      ...none('seatId', 'batch', 'createdAt'),
    },
  },
  invoiceNumber: { export: impersonal, columns: none('year', 'last') },
  invoice: {
    export: 'money',
    columns: {
      ...{ parentId: person(accounting), createdBy: actor(accounting), studentIds: people('unlink') },
      ...data('number', 'status', 'purpose', 'seats', 'billTo', 'currency', 'net', 'taxRate', 'tax', 'total'),
      ...data('issuedAt', 'dueAt', 'paidAt'),
      ...none('id', 'schoolId', 'subscriptionId', 'key'),
    },
  },
  invoiceLine: {
    export: 'money',
    columns: {
      invoiceId: within('invoice'),
      ...data('position', 'text', 'values', 'quantity', 'unitPrice', 'amount'),
    },
  },
  payment: {
    export: 'money',
    columns: {
      ...{ invoiceId: within('invoice'), createdBy: actor('unlink') },
      ...data('provider', 'amount', 'currency', 'status', 'reference', 'refundReference', 'createdAt', 'settledAt'),
      ...none('id', 'orderId', 'redirectUrl'),
    },
  },
  paymentProof: {
    export: 'money',
    columns: { paymentId: within('payment'), ...data('name', 'type', 'content') },
  },
  sandboxOrder: {
    export: impersonal,
    columns: {
      ...none('orderId', 'amount', 'currency', 'status'),
      secret: secret('It would let someone forge payments.'),
    },
  },
  paymentEvent: {
    export: excluded('Messages between payment provider and server, kept as accounting records.'),
    columns: none('id', 'provider', 'orderId', 'body', 'outcome', 'at'),
  },
} as const satisfies Partial<TableClasses>
