import { type ForeignCalls, picture } from './foreign-call'

/** Calls about plans, subscriptions, seats, vouchers, invoices and payments. */
export const moneyCalls = {
  plans: () => [{ status: 200 }],
  subscriptions: ({ mark }) => [
    { input: { query: { q: mark } }, status: 200 },
    { input: { query: {} }, status: 200 },
  ],
  runningSubscriptions: () => [{ status: 200 }],
  seatedChildren: () => [{ status: 200 }],
  subscription: ({ bought }) => [{ input: { params: { id: bought.id } }, status: 404 }],
  subscriptionSeats: ({ bought }) => [{ input: { params: { id: bought.id }, query: {} }, status: 404 }],
  quoteSubscription: ({ bought, student }) => [
    { input: { body: { purpose: 'add', subscription_id: bought.id, seats: 1 } }, status: 404 },
    { input: { body: { plan: bought.planCode, seats: 1, students: [student.id] } }, status: 404 },
  ],
  quoteFile: ({ bought }) => [
    { input: { query: { purpose: 'add', subscription_id: bought.id, seats: 1 } }, status: 404 },
  ],
  buySubscription: ({ bought }) => [
    {
      input: { body: { purpose: 'add', subscription_id: bought.id, seats: 1, fingerprint: 'old', key: 'a new key' } },
      status: 404,
      owner: 409,
    },
  ],
  cancelSubscription: ({ bought }) => [{ input: { params: { id: bought.id } }, status: 404 }],
  resumeSubscription: ({ bought }) => [{ input: { params: { id: bought.id } }, status: 404 }],
  classroomSubscription: ({ classroom }) => [{ input: { query: { classroom_id: classroom.id } }, status: 404 }],
  addClassroomSubscription: ({ classroom, student, bought }) => [
    { input: { body: { student_ids: [student.id], subscription_id: bought.id } }, status: 404 },
    { input: { body: { classroom_id: classroom.id } }, status: 404 },
  ],
  seatlessClassrooms: () => [{ status: 200 }],
  assignSeats: ({ classroom, bought }) => [
    { input: { params: { id: bought.id }, body: { classroom_ids: [classroom.id] } }, status: 404 },
  ],
  getBackClassroomSubscription: ({ classroom, student }) => [
    { input: { body: { student_ids: [student.id] } }, status: 404 },
    { input: { body: { classroom_id: classroom.id } }, status: 404 },
  ],
  vouchers: ({ bought, batch }) => [
    { input: { query: {} }, status: 200 },
    { input: { query: { subscription_id: bought.id } }, status: 200 },
    { input: { query: { batch } }, status: 200 },
  ],
  makeVouchers: ({ bought }) => [{ input: { body: { subscription_id: bought.id, count: 1 } }, status: 404 }],
  redeemVoucher: ({ code, student }) => [{ input: { body: { code, student_id: student.id } }, status: 404 }],
  voidVouchers: ({ code, batch }) => [
    { input: { body: { codes: [code] } }, status: 404 },
    { input: { body: { batch } }, status: 404 },
  ],
  invoices: ({ mark }) => [
    { input: { query: {} }, status: 200 },
    { input: { query: { q: mark } }, status: 200 },
  ],
  awaitedInvoices: () => [{ input: { query: {} }, status: 200, namesSchools: true }],
  allInvoices: () => [{ input: { query: {} }, status: 200, namesSchools: true }],
  invoicePayments: () => [{ input: { params: { id: 2_000_000_000 } }, status: 200 }],
  invoice: ({ unpaid }) => [{ input: { params: { id: unpaid.id } }, status: 404 }],
  invoiceFile: ({ unpaid }) => [{ input: { params: { id: unpaid.id }, query: {} }, status: 404 }],
  payInvoice: ({ unpaid }) => [{ input: { params: { id: unpaid.id } }, status: 404 }],
  withdrawInvoice: ({ unpaid }) => [{ input: { params: { id: unpaid.id } }, status: 404 }],
  settleTransfer: ({ paid }) => [
    { input: { params: { id: paid.id }, body: { reference: 'bank' }, file: picture }, status: 409, owner: 409 },
  ],
  transferProof: ({ overpayment }) => [{ input: { params: { id: overpayment } }, status: 404 }],
  payment: () => [{ input: { params: { id: 'made-up' } }, status: 404 }],
  confirmPayment: () => [{ input: { params: { id: 'made-up' }, body: {} }, status: 404 }],
  checkPayment: () => [{ input: { params: { id: 'made-up' } }, status: 404 }],
  surplusPayments: () => [{ input: { query: {} }, status: 200, namesSchools: true }],
  // No invoice has this id, so the owner also gets a 404.
  spendSurplus: ({ overpayment }) => [
    { input: { params: { id: overpayment }, body: { invoice_id: 2_000_000_000 } }, status: 404, owner: 404 },
  ],
  refundSurplus: ({ settled }) => [
    { input: { params: { id: settled }, body: { reference: 'bank' }, file: picture }, status: 409, owner: 409 },
  ],
} satisfies Partial<ForeignCalls>
