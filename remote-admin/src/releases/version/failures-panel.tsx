import type { ReleaseDetail } from '@lekta/shared/contract/delivery/release'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Panel, Text } from '@lekta/shared/ui'
import { useReleaseNames } from '../parts/use-release-names'
import { VersionText } from '../parts/version-text'
import styles from './version.module.css'

/** What failed on which page, the most frequent first. */
export const FailuresPanel = ({ failures }: Pick<ReleaseDetail, 'failures'>) => {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  const names = useReleaseNames()
  return (
    <Panel title={t('What failed')}>
      {failures.length === 0 ? (
        <Text c="dimmed">{t('Nothing has failed.')}</Text>
      ) : (
        <ul className={styles.failures}>
          {failures.map(({ page, reason, count, last_at }) => (
            <li key={`${page} ${reason}`}>
              <div>
                <Text size="sm" fw={600}>
                  {names.failures[reason]}
                </Text>
                <Text size="sm">{page === '' ? t('No single page') : <VersionText>{page}</VersionText>}</Text>
                <Text size="sm" c="dimmed">
                  {t('last on {{time}}', { time: dateAndTime(last_at) })}
                </Text>
              </div>
              <Text fw={600} className={styles.size}>
                {t('{{count}} times', { count, defaultValue_one: 'once' })}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
