import { SettingsSection } from '@lekta/shared/account-settings/settings-section'
import { useMutation, useQuery } from '@lekta/shared/client'
import { leaverContract, type Retention } from '@lekta/shared/contract/people/leaver'
import { RETENTION_NOTICE, SCHOOL_RETENTION_LONGEST, SCHOOL_RETENTION_SHORTEST } from '@lekta/shared/contract/retention'
import { useDay } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { isLanguage, useTranslation } from '@lekta/shared/i18n'
import { describePeriod } from '@lekta/shared/lib/time/period'
import { Link } from '@lekta/shared/routing'
import { Button, NativeSelect, Skeleton, Stack, Text } from '@lekta/shared/ui'

const YEAR = 12

/** Returns a function that names a number of months, in years if possible. */
function useMonthsText() {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  return (months: number) => describePeriod(months % YEAR === 0 ? { years: months / YEAR } : { months }, language)
}

/** Returns the periods that can be chosen: whole years, and the current one. */
function choicesFor(current: number): number[] {
  const [first, last] = [SCHOOL_RETENTION_SHORTEST.months, SCHOOL_RETENTION_LONGEST.months]
  const years = Array.from({ length: (last - first) / YEAR + 1 }, (_, i) => first + i * YEAR)
  return [...new Set([...years, current])].sort((a, b) => a - b)
}

/** Says how many archived students the chosen period concerns. */
const Consequence = ({ months }: { months: number }) => {
  const { t } = useTranslation()
  const { data } = useQuery(leaverContract.retentionPreview, { query: { months } })
  if (!data) return null
  return (
    <Text size="sm" c="dimmed" aria-live="polite">
      {data.students === 0
        ? t('No further archived students left that long ago.')
        : t('{{count}} more archived students left that long ago and will be announced next.', {
            count: data.students,
            defaultValue_one: '{{count}} more archived student left that long ago and will be announced next.',
          })}
    </Text>
  )
}

/** The announced round with a link to its students, or when the last one was carried out. */
const Rounds = ({ retention: { round, last } }: { retention: Retention }) => {
  const { t } = useTranslation()
  const day = useDay()
  return (
    <Stack gap="xs" align="flex-start" mt="lg">
      {round && round.waiting > 0 && (
        <>
          <Text>
            {t('{{count}} former students will be deleted on {{day}}.', {
              count: round.waiting,
              day: day(round.due_at),
              defaultValue_one: '{{count}} former student will be deleted on {{day}}.',
            })}
          </Text>
          <Button component={Link} to="/school/retention" variant="default">
            {t('Review the list')}
          </Button>
        </>
      )}
      {last && (
        <Text size="sm" c="dimmed">
          {t('Last time, on {{day}}, {{count}} former students were deleted.', {
            day: day(last.done_at),
            count: last.erased,
            defaultValue_one: 'Last time, on {{day}}, {{count}} former student was deleted.',
          })}
        </Text>
      )}
    </Stack>
  )
}

const Choice = ({ retention }: { retention: Retention }) => {
  const { t, i18n } = useTranslation()
  const monthsText = useMonthsText()
  const [edit] = useMutation(leaverContract.editRetention)
  const form = useForm({
    body: leaverContract.editRetention.body,
    initial: { months: String(retention.months) },
    send: (body) => edit({ body }).unwrap(),
    done: t('Saved.'),
  })
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  return (
    <Form form={form} label={t('Former students')} action={t('Save period')}>
      <NativeSelect
        {...form.text('months')}
        label={t('Keep accounts and results after a student has left for')}
        description={t(
          'Counted from the day a student is archived. After that, account, tests and results are deleted for good. We announce it to you and the parents {{time}} ahead; until then you can restore students or keep them longer.',
          { time: describePeriod(RETENTION_NOTICE, language) },
        )}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={choicesFor(retention.months).map((months) => ({ value: String(months), label: monthsText(months) }))}
      />
      <Consequence months={Number(form.values.months)} />
    </Form>
  )
}

/** The school chooses how long it keeps the data of students who have left. */
export const RetentionSection = () => {
  const { t } = useTranslation()
  return (
    <SettingsSection
      title={t('Former students')}
      text={t('How long you keep the data of students who have left your school.')}
    >
      <QueryContent query={useQuery(leaverContract.retention)} skeleton={<Skeleton height={160} radius="lg" />}>
        {(retention) => (
          <>
            <Choice retention={retention} />
            <Rounds retention={retention} />
          </>
        )}
      </QueryContent>
    </SettingsSection>
  )
}
