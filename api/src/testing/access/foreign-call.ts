import type { Input } from '@lekta/shared/contract/endpoint'
import type { EndpointName, Endpoints } from '../endpoints'
import type { World } from './world'

/** A call that refers to rows of another tenant, and the expected response. */
export interface ForeignCall<N extends EndpointName> {
  input?: Input<Endpoints[N]>
  /**
   * The status for a caller from another tenant whose role may call the endpoint. 200 means a list without the other
   * tenant's rows.
   */
  status: 200 | 400 | 404 | 401 | 409
  /**
   * Whether the response to a platform admin may contain the school's name. It must contain nothing else about the
   * school.
   */
  namesSchools?: true
  /**
   * The status for a platform admin, if admins may act for every tenant. The response may then contain the tenant's
   * rows.
   */
  admin?: number
  /** Whether the response to a platform admin contains other admins, who belong to no school. */
  namesAdmins?: true
  /** The status for the owner, if it is not a success. */
  owner?: number
  /** Whether the call changes rows of the caller. */
  writesOwnAccount?: true
}

/** Calls by endpoint. They refer to rows of a world. */
export type ForeignCalls = { [N in EndpointName]: (foreign: World) => ForeignCall<N>[] }

export const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString()

export const newSchedule = () => ({
  title: 'Given by a stranger',
  exam: 'reading',
  opens_at: inDays(1),
  closes_at: inDays(2),
})

export const contactForm = { name: 'A stranger', email: 'stranger@elsewhere.example', topic: 'help' as const }

export const GOOD_PASSWORD = 'four plain words here'

export const registration = {
  name: 'A stranger',
  email: contactForm.email,
  password: GOOD_PASSWORD,
  language: 'en' as const,
  consent: true as const,
}

/** A PNG of one pixel. */
export const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const picture = new File([Buffer.from(png, 'base64')], 'dot.png')

export const sheet = () => ({ file: new File(['Nama\nAyu'], 'sheet.csv') })

export const addressOf = ({ assignment }: World) => ({ code: assignment.schedule.examCode, id: assignment.id })

export const listCalls = ({ school, classroom, mark }: World) => [
  { input: { query: { q: mark } }, status: 200 as const },
  { input: { query: { options: { itemsPerPage: 100 } } }, status: 200 as const },
  { input: { query: { options: { school_id: school.id } } }, status: 404 as const },
  { input: { query: { options: { classroom_id: classroom.id } } }, status: 404 as const },
]
