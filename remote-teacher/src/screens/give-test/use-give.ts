import { useMutation } from '@lekta/shared/client'
import { type Candidate, scheduleContract } from '@lekta/shared/contract/schedule'
import { useTimeZone } from '@lekta/shared/dates/use-day'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { dateFormat } from '@lekta/shared/lib/formats'
import { newKey } from '@lekta/shared/lib/new-key'
import { useNavigate, useSearchParams } from '@lekta/shared/routing'
import { useRef, useState } from 'react'
import { firstLesson, lessonOf, windowOfLesson } from '../../schedule/lesson'
import { schedulePath } from '../../schedule/paths'
import { isSchoolTime, windowOf } from '../../schedule/windows'
import { classesOf } from './recipient-counts'
import type { WhenChoice } from './when-step'

/** The values of the form, which are the body of the request. */
export type GiveValues = {
  key: string
  exam: string
  title: string
  classrooms: readonly number[]
  students: readonly number[]
  opens_at: string
  closes_at: string
  tries: string
  without_seatless: boolean
}

const idsIn = (text: string | null) => (text ?? '').split(',').map(Number)

/** Returns the recipients that the address chooses: `classroom`, and `students` separated by commas. */
function recipientsIn(params: URLSearchParams, candidates: readonly Candidate[]) {
  const rooms = idsIn(params.get('classroom'))
  const students = idsIn(params.get('students'))
  return {
    classrooms: classesOf(candidates).flatMap(({ id }) => (rooms.includes(id) ? [id] : [])),
    students: candidates.flatMap(({ id, seat }) => (students.includes(id) && seat !== 'missing' ? [id] : [])),
  }
}

/** Returns the day and time that the address chooses, as the calendar's links do; null without them. */
function startIn(params: URLSearchParams) {
  const [day = '', time = ''] = [params.get('day') ?? '', params.get('time') ?? '']
  // Date.parse alone accepts incomplete dates.
  const isWhole = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(`${day} ${time}`)
  return isWhole && !Number.isNaN(Date.parse(`${day}T${time}:00Z`)) ? { day, time } : null
}

/** Returns the window that the form begins with, and the choice it belongs to. */
function firstWhen(params: URLSearchParams, zone: string | undefined) {
  const now = new Date()
  const start = startIn(params)
  if (start) {
    const window = windowOfLesson(lessonOf(start.day, start.time, firstLesson.minutes), zone)
    return { choice: 'lesson' as WhenChoice, window }
  }
  const choice = isSchoolTime(now, zone) ? 'now' : 'tomorrow'
  return { choice: choice as WhenChoice, window: windowOf(choice, now, zone) }
}

/** Returns the form for giving a test, and how the test's time was chosen. */
export function useGive(exam: string, candidates: readonly Candidate[]) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const zone = useTimeZone()
  const [params] = useSearchParams()
  const [add] = useMutation(scheduleContract.addSchedule)
  const createdId = useRef(0)
  const [initial] = useState(() => {
    const month = dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: zone }).format(new Date())
    const { choice, window } = firstWhen(params, zone)
    const values: GiveValues = {
      key: newKey(),
      exam,
      title: t('Reading check, {{month}}', { month }),
      ...recipientsIn(params, candidates),
      ...window,
      tries: '1',
      // The review has already listed the children without a seat.
      without_seatless: true,
    }
    return { choice, values }
  })
  const [when, setWhen] = useState<WhenChoice>(initial.choice)
  const form = useForm<NonNullable<typeof scheduleContract.addSchedule.body>, GiveValues>({
    body: scheduleContract.addSchedule.body,
    initial: initial.values,
    send: async (body) => {
      // What begins now counts from this click.
      const window = when === 'now' || when === 'fortnight' ? windowOf(when, new Date(), zone) : {}
      const { id } = await add({ body: { ...body, ...window } }).unwrap()
      createdId.current = id
    },
    done: t('Test created.'),
    onDone: () => void navigate(schedulePath(createdId.current), { replace: true }),
  })
  return { form, when, setWhen, suggestedTitle: initial.values.title }
}
