import type { InterventionRecord } from '@lekta/shared/contract/people/intervention'
import { useTranslation } from '@lekta/shared/i18n'
import { signedMeasure } from '@lekta/shared/lib/measure/describe-growth'
import { Panel, Text } from '@lekta/shared/ui'
import styles from './interventions.module.css'

const Effect = ({ row: { effect, members } }: { row: InterventionRecord }) => {
  const { t } = useTranslation()
  const { compared, median, expected, grown, fallen } = effect
  if (median === null)
    return <Text>{t('Too early to say: no student has taken a new reliable test since the start.')}</Text>
  return (
    <>
      <Text className={styles.figure}>{signedMeasure(median)}</Text>
      <Text size="sm">
        {t('Median change of {{count}} of {{of}} students with a new reliable test', {
          count: compared,
          of: members.length,
        })}
      </Text>
      {expected !== null && (
        <Text size="sm" c="dimmed">
          {t('The middle reader of their grades gains {{expected}} in the same time.', {
            expected: signedMeasure(expected),
          })}
        </Text>
      )}
      <Text size="sm" mt="xs">
        {t('{{grown}} with clear growth, {{fallen}} in clear decline, {{other}} with no clear change', {
          grown,
          fallen,
          other: compared - grown - fallen,
        })}
      </Text>
      {compared < members.length && (
        <Text size="sm" c="dimmed">
          {t('Too early to say for {{count}} students', {
            count: members.length - compared,
            defaultValue_one: 'Too early to say for {{count}} student',
          })}
        </Text>
      )}
    </>
  )
}

/** What has changed since the start of an intervention. */
export const EffectPanel = ({ row }: { row: InterventionRecord }) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('What has changed since the start?')}>
      <Effect row={row} />
    </Panel>
  )
}
