import { useQuery } from '@lekta/shared/client'
import { scheduleContract } from '@lekta/shared/contract/schedule'
import { useTimeZone } from '@lekta/shared/dates/use-day'
import type { FormState } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, TextInput } from '@lekta/shared/ui'
import { triesChoices } from '../../schedule/edit-dialog'
import { firstLesson, lessonOf, lessonOfWindow, windowOfLesson } from '../../schedule/lesson'
import { LessonFields } from '../../schedule/lesson-fields'
import { useSpan } from '../../schedule/use-span'
import { nextSchoolDay, type QuickWindow, type Window, windowOf } from '../../schedule/windows'
import type { DetailsErrors } from './details-errors'
import styles from './give-test.module.css'
import type { GiveValues } from './use-give'

export type WhenChoice = QuickWindow | 'lesson'

interface Props {
  form: FormState<GiveValues>
  choice: WhenChoice
  onChoice: (choice: WhenChoice) => void
  errors: DetailsErrors
}

const choices = ['now', 'lesson', 'tomorrow', 'week', 'fortnight'] as const satisfies readonly WhenChoice[]

/** Returns the lesson that is offered at first: the chosen window if it is one, or one on the next school morning. */
function lessonFrom({ opens_at, closes_at }: Window, choice: WhenChoice, zone: string | undefined) {
  const first = lessonOf(nextSchoolDay(new Date(), zone), firstLesson.from, firstLesson.minutes)
  if (choice !== 'lesson' || opens_at === '' || closes_at === '') return first
  return lessonOfWindow({ opens_at, closes_at }, zone)
}

const WhenCards = ({ choice, onChoose }: { choice: WhenChoice; onChoose: (choice: WhenChoice) => void }) => {
  const { t } = useTranslation()
  const zone = useTimeZone()
  const span = useSpan()
  const begins = (one: QuickWindow) => Date.parse(windowOf(one, new Date(), zone).opens_at)
  const words: Record<WhenChoice, string> = {
    now: t('Now, for one hour'),
    tomorrow: t('Next school morning'),
    week: begins('week') > Date.now() ? t('Next week') : t('This week'),
    fortnight: t('Now, for two weeks'),
    lesson: t('In a lesson'),
  }
  const noteOf = (one: WhenChoice) =>
    one === 'lesson' ? t('Choose the day and time') : span(windowOf(one, new Date(), zone))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('When')}</legend>
      <div className={styles.cards}>
        {choices.map((one) => (
          <label key={one} className={styles.card} data-chosen={choice === one || undefined}>
            <input
              type="radio"
              name="when"
              className={styles.box}
              checked={choice === one}
              onChange={() => onChoose(one)}
            />
            <span className={styles.dot} aria-hidden="true" />
            <span className={styles.cardWords}>
              <b>{words[one]}</b>
              <span>{noteOf(one)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The second step: the test's title, its opening times, and the number of attempts. */
export const WhenStep = ({ form, choice, onChoice, errors }: Props) => {
  const { t } = useTranslation()
  const zone = useTimeZone()
  const { data: exams = [] } = useQuery(scheduleContract.exams)
  const lesson = lessonFrom(form.values, choice, zone)
  const put = ({ opens_at, closes_at }: Window) => {
    form.set('opens_at', opens_at)
    form.set('closes_at', closes_at)
  }
  const choose = (next: WhenChoice) => {
    onChoice(next)
    put(next === 'lesson' ? windowOfLesson(lesson, zone) : windowOf(next, new Date(), zone))
  }
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextInput
          {...form.text('title')}
          label={t('Title')}
          autoComplete="off"
          maxLength={80}
          error={errors.title ?? form.text('title').error}
        />
        <NativeSelect {...form.text('tries')} label={t('Attempts per student')} data={triesChoices} />
      </div>
      {exams.length > 1 && (
        <NativeSelect
          {...form.text('exam')}
          label={t('Test type')}
          data={exams.map(({ code, title }) => ({ value: code, label: title }))}
        />
      )}
      <WhenCards choice={choice} onChoose={choose} />
      {choice === 'lesson' && (
        <LessonFields
          initial={lesson}
          onChange={put}
          errors={{
            opens_at: errors.opens_at ?? form.text('opens_at').error,
            closes_at: errors.closes_at ?? form.text('closes_at').error,
          }}
        />
      )}
    </div>
  )
}
