import type { Input } from '@lekta/shared/contract/endpoint'
import type { EndpointName, Endpoints } from '../endpoints'
import type { World } from './world'

/** A call that points at rows of another tenant, and what should come back. */
export interface ForeignCall<N extends EndpointName> {
  input?: Input<Endpoints[N]>
  /** The status for a stranger whose role may call the endpoint; 200 is a list without the foreign rows. */
  status: 200 | 400 | 404 | 401 | 409
  /** The response to a platform admin may contain the name of the school, and nothing else of it. */
  namesSchools?: true
  /** The status for the owner, if it is not a success. */
  owner?: number
  /** The call changes rows of the caller. */
  writesOwnAccount?: true
}

/** Calls by endpoint, which point at rows of a world. */
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
