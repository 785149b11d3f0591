import { useMutation } from '@lekta/shared/client'
import { scheduleContract } from '@lekta/shared/contract/schedule'
import { useTimeZone } from '@lekta/shared/dates/use-day'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { dateFormat } from '@lekta/shared/lib/formats'
import { newKey } from '@lekta/shared/lib/new-key'
import { useNavigate } from '@lekta/shared/routing'
import { useRef, useState } from 'react'
import { schedulePath } from '../../schedule/paths'
import { windowOf } from '../../schedule/windows'
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

/** Returns the form for giving a test, and how the test's time was chosen. */
export function useGive(exam: string) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const zone = useTimeZone()
  const [add] = useMutation(scheduleContract.addSchedule)
  const [when, setWhen] = useState<WhenChoice>('now')
  const createdId = useRef(0)
  const [initial] = useState((): GiveValues => {
    const now = new Date()
    const month = dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: zone }).format(now)
    return {
      key: newKey(),
      exam,
      title: t('Reading check, {{month}}', { month }),
      classrooms: [],
      students: [],
      ...windowOf('now', now, zone),
      tries: '1',
      // The review has already listed the children without a seat.
      without_seatless: true,
    }
  })
  const form = useForm<NonNullable<typeof scheduleContract.addSchedule.body>, GiveValues>({
    body: scheduleContract.addSchedule.body,
    initial,
    send: async (body) => {
      // “One hour from now” counts from this click.
      const window = when === 'now' ? windowOf('now', new Date(), zone) : {}
      const { id } = await add({ body: { ...body, ...window } }).unwrap()
      createdId.current = id
    },
    done: t('Test created.'),
    onDone: () => void navigate(schedulePath(createdId.current)),
  })
  return { form, when, setWhen }
}
