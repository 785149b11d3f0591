import type { invoice, payment, subscription } from '../database/schema'

/** The states in which an event is allowed, and the state that it leads to. */
interface Step<State extends string> {
  from: readonly State[]
  to: State
}

const machine =
  <State extends string>() =>
  <Event extends string>(steps: Record<Event, Step<State>>) =>
    steps

type SubscriptionState = typeof subscription.$inferSelect.status
type InvoiceState = typeof invoice.$inferSelect.status
type PaymentState = typeof payment.$inferSelect.status
/** A seat's state is not stored: it is derived from its row and its voucher. */
export type SeatState = 'free' | 'kept' | 'given' | 'used' | 'revoked'

/**
 * All events of subscriptions, invoices, payments and seats. Every change to their states follows this table.
 * `docs/money.md` shows it as a diagram.
 */
export const machines = {
  subscription: machine<SubscriptionState>()({
    pay: { from: ['pending'], to: 'active' },
    drop: { from: ['pending'], to: 'dropped' },
    end: { from: ['active'], to: 'ended' },
  }),
  invoice: machine<InvoiceState>()({
    pay: { from: ['unpaid'], to: 'paid' },
    expire: { from: ['unpaid'], to: 'expired' },
    withdraw: { from: ['unpaid'], to: 'void' },
    refund: { from: ['paid'], to: 'void' },
  }),
  payment: machine<PaymentState>()({
    wait: { from: ['started'], to: 'pending' },
    // The payer may pay with another card after one was refused.
    pay: { from: ['started', 'pending', 'failed'], to: 'paid' },
    fail: { from: ['started', 'pending'], to: 'failed' },
    // An overpayment can be used to pay another invoice, and then belongs to that invoice.
    spend: { from: ['surplus'], to: 'paid' },
    overpay: { from: ['started', 'pending', 'failed'], to: 'surplus' },
    // The provider may report a refund before it reports the payment.
    refund: { from: ['started', 'pending', 'failed', 'paid', 'surplus'], to: 'refunded' },
  }),
  seat: machine<SeatState>()({
    give: { from: ['free'], to: 'given' },
    takeBack: { from: ['given'], to: 'free' },
    keep: { from: ['free'], to: 'kept' },
    redeem: { from: ['kept'], to: 'given' },
    release: { from: ['kept'], to: 'free' },
    use: { from: ['given', 'used'], to: 'used' },
    revoke: { from: ['free', 'kept', 'given', 'used'], to: 'revoked' },
  }),
}

export type Machines = typeof machines
export type MachineName = keyof Machines
export type EventOf<T extends MachineName> = keyof Machines[T] & string

/** Returns whether an event is allowed in a state. */
export const allows = <T extends MachineName>(machine: T, event: EventOf<T>, state: string): boolean =>
  (machines[machine] as Record<string, Step<string>>)[event]?.from.includes(state) ?? false
