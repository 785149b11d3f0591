import { useQuery } from '@lekta/shared/client'
import { scheduleContract } from '@lekta/shared/contract/schedule'
import { useTimeZone } from '@lekta/shared/dates/use-day'
import type { FormState } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, TextInput } from '@lekta/shared/ui'
import { DateTimeFields } from '../../schedule/date-time-fields'
import { triesChoices } from '../../schedule/edit-dialog'
import { useSpan } from '../../schedule/use-span'
import { type QuickWindow, quickWindows, windowOf } from '../../schedule/windows'
import styles from './give-test.module.css'
import type { GiveValues } from './use-give'

export type WhenChoice = QuickWindow | 'own'

interface Props {
  form: FormState<GiveValues>
  choice: WhenChoice
  onChoice: (choice: WhenChoice) => void
}

const WhenCards = ({ form, choice, onChoice }: Props) => {
  const { t } = useTranslation()
  const zone = useTimeZone()
  const span = useSpan()
  const begins = (one: QuickWindow) => Date.parse(windowOf(one, new Date(), zone).opens_at)
  const words: Record<WhenChoice, string> = {
    now: t('Now, for one hour'),
    tomorrow: t('Next school morning'),
    week: begins('week') > Date.now() ? t('Next week') : t('This week'),
    own: t('Another time'),
  }
  const noteOf = (one: WhenChoice) =>
    one === 'own' ? t('Choose the day and time') : span(windowOf(one, new Date(), zone))
  const choose = (one: WhenChoice) => {
    onChoice(one)
    if (one === 'own') return
    const { opens_at, closes_at } = windowOf(one, new Date(), zone)
    form.set('opens_at', opens_at)
    form.set('closes_at', closes_at)
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('When')}</legend>
      <div className={styles.cards}>
        {[...quickWindows, 'own' as const].map((one) => (
          <label key={one} className={styles.card} data-chosen={choice === one || undefined}>
            <input
              type="radio"
              name="when"
              className={styles.box}
              checked={choice === one}
              onChange={() => choose(one)}
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
export const WhenStep = (props: Props) => {
  const { t } = useTranslation()
  const { form, choice } = props
  const { data: exams = [] } = useQuery(scheduleContract.exams)
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextInput {...form.text('title')} label={t('Title')} autoComplete="off" maxLength={80} />
        <NativeSelect {...form.text('tries')} label={t('Attempts per student')} data={triesChoices} />
      </div>
      {exams.length > 1 && (
        <NativeSelect
          {...form.text('exam')}
          label={t('Test type')}
          data={exams.map(({ code, title }) => ({ value: code, label: title }))}
        />
      )}
      <WhenCards {...props} />
      {choice === 'own' && (
        <>
          <DateTimeFields
            name="opens_at"
            label={t('Opens')}
            value={form.values.opens_at}
            onChange={(value) => form.set('opens_at', value)}
            error={form.text('opens_at').error}
          />
          <DateTimeFields
            name="closes_at"
            label={t('Closes')}
            value={form.values.closes_at}
            onChange={(value) => form.set('closes_at', value)}
            error={form.text('closes_at').error}
          />
        </>
      )}
    </div>
  )
}
