import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id, ListQuery } from '../list'
import { Language } from '../session'
import { Plan } from './plan'

/** `pending` until its invoice is paid, then `active`, then `ended`; `dropped` if it was never paid. */
export const subscriptionStates = ['pending', 'active', 'ended', 'dropped'] as const

/** The purpose of an invoice: a new subscription, more seats, or a renewal. */
export const purposes = ['buy', 'add', 'renew'] as const
export type Purpose = (typeof purposes)[number]

/** Maximum number of seats in one order. */
export const seatLimit = 10_000

/** A key that is new for each order. A request that is sent twice with the same key counts only once. */
export const IdempotencyKey = z.string().check(z.minLength(8), z.maxLength(64))

/** A bought plan, with its terms at the time of purchase. */
export const Subscription = z.object({
  id: z.number(),
  plan: z.string(),
  /** The English name of the plan, which is also the key of its translation. */
  plan_name: z.string(),
  status: z.enum(subscriptionStates),
  /** The price of one seat with tax, in the currency's smallest unit (see `formatMoney`). */
  price: z.number(),
  currency: z.string(),
  months: z.number(),
  tests_per_child: z.number(),
  seats: z.number(),
  /** The number of seats that belong to a student, and the number of those seats with a finished or running test. */
  given: z.number(),
  used: z.number(),
  /** The number of seats reserved for vouchers. */
  kept: z.number(),
  free: z.number(),
  /** Null until the subscription is paid. A renewal starts when the previous subscription ends. */
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  /** Whether the owner does not want to renew the subscription. */
  ends_for_good: z.boolean(),
  /** The open invoice, or the newest one if none is open; null for teachers. */
  invoice_id: z.nullable(z.number()),
  created_at: z.string(),
})
export type Subscription = z.infer<typeof Subscription>

/** A seat that a student holds. */
export const SeatOfStudent = z.object({
  id: z.number(),
  student: z.object({ id: z.number(), name: z.string(), username: z.string(), avatar: z.nullable(z.string()) }),
  given_at: z.string(),
  tests_used: z.number(),
  tests_left: z.number(),
  /** The code of the voucher that was redeemed for the seat; null if there was none. */
  voucher: z.nullable(z.string()),
})
export type SeatOfStudent = z.infer<typeof SeatOfStudent>

/** A student's seat in a running subscription. */
export const StudentSeat = z.object({
  subscription_id: z.number(),
  /** The English name of the plan, which is also the key of its translation. */
  plan_name: z.string(),
  ends_at: z.string(),
  tests_used: z.number(),
  tests_left: z.number(),
  /** Whether the seat is unused and the caller may take it back. */
  can_take_back: z.boolean(),
})
export type StudentSeat = z.infer<typeof StudentSeat>

/** A student with the current seats, earliest end first. */
export const SeatedStudent = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  grade: z.nullable(z.number()),
  seats: z.array(StudentSeat),
})
export type SeatedStudent = z.infer<typeof SeatedStudent>

/** A running subscription, from which seats can be given. */
export const RunningSubscription = z.object({
  id: z.number(),
  plan_name: z.string(),
  tests_per_child: z.number(),
  ends_at: z.string(),
  seats: z.number(),
  free: z.number(),
})
export type RunningSubscription = z.infer<typeof RunningSubscription>

/** A classroom with the number of its students, and of those without a seat in any running subscription. */
export const SeatlessClassroom = z.object({
  id: z.number(),
  name: z.string(),
  grade: z.number(),
  students: z.number(),
  seatless: z.number(),
})
export type SeatlessClassroom = z.infer<typeof SeatlessClassroom>

/** An order as the user submits it. The server calculates the price. */
export const Order = z.object({
  purpose: z._default(z.enum(purposes), 'buy'),
  /** The code of the plan: for a new subscription, or for a renewal with another plan. */
  plan: z.optional(z.string().check(z.maxLength(60))),
  /** The subscription that gets more seats or is renewed. */
  subscription_id: z.optional(Id),
  seats: z.coerce
    .number<number | string>()
    .check(z.int(), z.minimum(1, 'Please choose at least one seat.'), z.maximum(seatLimit)),
  /**
   * Ids of the students who get the seats after payment. A renewal gives its seats to the students who already have
   * one.
   */
  students: z.optional(z.array(Id).check(z.maxLength(seatLimit))),
})
export type Order = z.input<typeof Order>

export const Quote = z.object({
  purpose: z.enum(purposes),
  plan: Plan,
  seats: z.number(),
  /**
   * The price of one seat for the whole period, with tax. Additional seats cost only the share for the remaining part
   * of the subscription's period.
   */
  unit_price: z.number(),
  currency: z.string(),
  net: z.number(),
  /** The tax rate in hundredths of a percent: 1100 is 11 %. */
  tax_rate: z.number(),
  tax: z.number(),
  total: z.number(),
  /** When the subscription would begin and end if the order were paid now. */
  starts_at: z.string(),
  ends_at: z.string(),
  /** Identifies these exact terms. A purchase with another fingerprint is refused. */
  fingerprint: z.string(),
})
export type Quote = z.infer<typeof Quote>

const Params = z.object({ id: Id })

/** The students who get or lose seats: all students of a classroom, or individual students. */
const SeatSelection = {
  classroom_id: z.optional(Id),
  student_ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(1000))),
  /** The default is the running subscription that ends first. */
  subscription_id: z.optional(Id),
}

const seatTags = ['Subscription', 'Seat'] as const

export const subscriptionContract = defineContract({
  subscriptions: {
    method: 'GET',
    path: '/v2/subscription',
    summary: 'The subscriptions of the caller or the caller’s school',
    access: ['school', 'teacher', 'parent'],
    query: z.extend(ListQuery, { status: z.optional(z.enum(subscriptionStates)) }),
    data: Subscription,
    paged: true,
    tags: ['Subscription'],
  },
  runningSubscriptions: {
    method: 'GET',
    path: '/v2/subscription/running',
    summary: 'The active subscriptions with their free seats, the first to end first',
    access: ['school', 'teacher', 'parent'],
    data: z.array(RunningSubscription),
    tags: ['Subscription', 'Seat'],
  },
  seatlessClassrooms: {
    method: 'GET',
    path: '/v2/subscription/classrooms',
    summary: 'The classrooms of the school that have students, and how many of these have no seat',
    access: ['school'],
    data: z.array(SeatlessClassroom),
    tags: ['Subscription', 'Seat', 'Student', 'Classroom'],
  },
  seatedChildren: {
    method: 'GET',
    path: '/v2/subscription/child',
    summary: 'The caller’s children with their seats in active subscriptions',
    access: ['parent'],
    data: z.array(SeatedStudent),
    tags: ['Seat', 'Child'],
  },
  subscription: {
    method: 'GET',
    path: '/v2/subscription/:id',
    summary: 'One subscription and the state of its seats',
    access: ['school', 'teacher', 'parent'],
    params: Params,
    data: Subscription,
    tags: ['Subscription'],
  },
  subscriptionSeats: {
    method: 'GET',
    path: '/v2/subscription/seats/:id',
    summary: 'The assigned seats of a subscription; a teacher sees only those of the teacher’s students',
    access: ['school', 'teacher', 'parent'],
    params: Params,
    query: ListQuery,
    data: SeatOfStudent,
    paged: true,
    tags: ['Seat'],
  },
  quoteSubscription: {
    method: 'POST',
    path: '/v2/subscription/quote',
    summary: 'The cost of an order; nothing is bought',
    access: ['school', 'parent'],
    duringMaintenance: true,
    body: Order,
    data: Quote,
  },
  quoteFile: {
    method: 'GET',
    path: '/v2/subscription/quote/pdf',
    summary:
      'The cost of an order as a PDF of one page in both languages, starting with the requested one; nothing is bought',
    access: ['school', 'parent'],
    query: z.extend(z.omit(Order, { students: true }), { language: z._default(Language, 'en') }),
    data: z.file(),
    file: true,
  },
  buySubscription: {
    method: 'POST',
    path: '/v2/subscription/buy',
    summary:
      'Place an order at the terms of a quote; creates an invoice, and the subscription becomes active when it is paid',
    access: ['school', 'parent'],
    body: z.extend(Order, { fingerprint: z.string().check(z.maxLength(64)), key: IdempotencyKey }),
    data: z.object({ subscription_id: z.number(), invoice_id: z.number() }),
    tags: ['Subscription', 'Invoice'],
  },
  cancelSubscription: {
    method: 'POST',
    path: '/v2/subscription/cancel/:id',
    summary: 'Cancel a subscription at the end of its period; one that was never paid is dropped with its invoice',
    access: ['school', 'parent'],
    params: Params,
    data: Subscription,
    tags: ['Subscription', 'Invoice'],
  },
  resumeSubscription: {
    method: 'POST',
    path: '/v2/subscription/resume/:id',
    summary: 'Undo the cancellation of a subscription',
    access: ['school', 'parent'],
    params: Params,
    data: Subscription,
    tags: ['Subscription'],
  },
  classroomSubscription: {
    method: 'GET',
    path: '/v2/classroom/subscription',
    summary: 'The students of a classroom with their seats',
    access: ['school', 'teacher'],
    query: z.extend(ListQuery, { classroom_id: Id }),
    data: SeatedStudent,
    paged: true,
    tags: ['Seat', 'Student'],
  },
  addClassroomSubscription: {
    method: 'POST',
    path: '/v2/classroom/add-subscription',
    summary: 'Assign seats to a classroom or to selected students; either all who have none get one, or none does',
    access: ['school', 'teacher', 'parent'],
    body: z.object(SeatSelection),
    data: z.object({ subscription_id: z.number(), given: z.array(z.number()), had: z.array(z.number()) }),
    tags: seatTags,
  },
  assignSeats: {
    method: 'POST',
    path: '/v2/subscription/assign/:id',
    summary:
      'Assign seats of a subscription to the students of classrooms who have none in any; either all get one, or none does',
    access: ['school'],
    params: Params,
    body: z.object({ classroom_ids: z.array(Id).check(z.minLength(1), z.maxLength(1000)) }),
    data: z.object({ subscription_id: z.number(), given: z.array(z.number()) }),
    tags: seatTags,
  },
  getBackClassroomSubscription: {
    method: 'POST',
    path: '/v2/classroom/get-back-subscription',
    summary: 'Take back unused seats, of one or of all active subscriptions',
    access: ['school', 'teacher', 'parent'],
    body: z.object(SeatSelection),
    data: z.object({ taken: z.array(z.number()), kept: z.array(z.number()) }),
    tags: seatTags,
  },
})
