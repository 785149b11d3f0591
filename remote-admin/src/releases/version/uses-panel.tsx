import type { ReleaseDetail } from '@lekta/shared/contract/delivery/release'
import { useTranslation } from '@lekta/shared/i18n'
import { Anchor, Panel, Text } from '@lekta/shared/ui'
import { Facts } from '../../system/facts'
import { VersionText } from '../parts/version-text'
import styles from './version.module.css'

/** What a release takes from the portal: endpoints of the API, and modules. */
export const UsesPanel = ({ endpoints, shared }: Pick<ReleaseDetail, 'endpoints' | 'shared'>) => {
  const { t } = useTranslation()
  const modules = Object.entries(shared).map(([label, value]) => ({ label, value: <VersionText>{value}</VersionText> }))
  return (
    <Panel title={t('What it uses')}>
      <Facts facts={modules} />
      <details className={styles.endpoints}>
        <summary>
          {t('{{count}} endpoints', { count: endpoints.length, defaultValue_one: '{{count}} endpoint' })}
        </summary>
        <ul>
          {endpoints.map((endpoint) => (
            <li key={endpoint}>
              <VersionText>{endpoint}</VersionText>
            </li>
          ))}
        </ul>
        <Text size="sm">
          <Anchor href="/api/docs" inherit>
            {t('Description of the API')}
          </Anchor>
        </Text>
      </details>
    </Panel>
  )
}
