import { useQuery } from '@lekta/shared/client'
import { type BankDetail, bankContract } from '@lekta/shared/contract/assessment/bank'
import { useDay } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { DashboardSkeleton, Dialog, HorizontalScroll, Icon, Stack, Text, Title, VisuallyHidden } from '@lekta/shared/ui'
import styles from './bank.module.css'
import { Comparisons } from './comparisons'
import { OtherQuestion, QuestionFacts } from './question-facts'
import { useShare } from './use-share'
import { useWarningNames } from './use-warning-names'

const Options = ({ options }: Pick<BankDetail, 'options'>) => {
  const { t } = useTranslation()
  const share = useShare()
  return (
    <HorizontalScroll label={t('Choices')}>
      <table className={styles.options}>
        <thead>
          <tr>
            <th scope="col">{t('Choice')}</th>
            <th scope="col">{t('Chosen by')}</th>
            <th scope="col">{t('Average measure')}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ text, right, share: taken, measure }) => (
            <tr key={text} data-right={right || undefined}>
              <th scope="row">
                <span lang="en">{text}</span> {right && <Icon name="check" size={16} />}
                {right && <VisuallyHidden>{t('Correct answer')}</VisuallyHidden>}
              </th>
              <td>{share(taken)}</td>
              <td>{measure === null ? '–' : formatMeasure(measure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </HorizontalScroll>
  )
}

const History = ({ item: { text, history } }: { item: BankDetail }) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const measure = (value: number) => formatMeasure(value)
  return (
    <ol className={styles.history} reversed>
      {history.map(({ version, measure: held, standard_error, answers, at }) => (
        <li key={version}>
          {t('{{measure}} ± {{error}}L since {{day}}, from {{count}} answers', {
            measure: measure(held),
            error: standard_error,
            day: day(at),
            count: answers,
            defaultValue_one: '{{measure}} ± {{error}}L since {{day}}, from {{count}} answer',
          })}
        </li>
      ))}
      <li>{t('{{measure}} from its words and sentences', { measure: measure(text) })}</li>
    </ol>
  )
}

const ItemDetails = ({ item, onOpen }: { item: BankDetail; onOpen: (id: string) => void }) => {
  const { t } = useTranslation()
  const names = useWarningNames()
  return (
    <Stack gap="md">
      {item.question && <QuestionFacts question={item.question} />}
      <p className={styles.passage} lang="en">
        {item.passage}
      </p>
      <p className={styles.passage} lang="en">
        <b>{item.statement}</b>
      </p>
      <Options options={item.options} />
      <Text size="sm" c="dimmed">
        {t('{{count}} answers, {{skipped}} skipped, {{rapid}} answered too fast', {
          count: item.answers,
          defaultValue_one: '{{count}} answer, {{skipped}} skipped, {{rapid}} answered too fast',
          skipped: item.skipped,
          rapid: item.rapid,
        })}
      </Text>
      {item.doubts.length > 0 && (
        <Text fw={600}>
          {t('Needs review: {{doubts}}', { doubts: item.doubts.map((warning) => names[warning]).join(', ') })}
        </Text>
      )}
      {item.other_question && <OtherQuestion question={item.other_question} onOpen={onOpen} />}
      <Comparisons comparisons={item.comparisons ?? []} />
      <section>
        <Title order={3} size="h5" mb={4}>
          {t('Earlier measures')}
        </Title>
        <History item={item} />
      </section>
    </Stack>
  )
}

interface Props {
  id: string
  /** Opens another item, which is about the same passage. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** One item in full: its text, its options, how often each was chosen, and the item's measures over time. */
export const ItemDialog = ({ id, onOpen, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog opened onClose={onClose} title={t('Item {{id}}', { id })} size="lg">
      <QueryContent query={useQuery(bankContract.bankItem, { params: { id } })} skeleton={<DashboardSkeleton />}>
        {(item) => <ItemDetails item={item} onOpen={onOpen} />}
      </QueryContent>
    </Dialog>
  )
}
