import { pageBudget } from '@lekta/shared/contract/delivery/release-package'
import { useSize } from '@lekta/shared/data-export/use-size'
import { useTranslation } from '@lekta/shared/i18n'
import { Panel, Text } from '@lekta/shared/ui'
import { VersionText } from '../parts/version-text'
import styles from './version.module.css'

/** What a page loads, against what it may load. */
const PageSize = ({ path, bytes }: { path: string; bytes: number }) => {
  const size = useSize()
  return (
    <li data-over={bytes > pageBudget || undefined}>
      <VersionText>{path}</VersionText>
      <span className={styles.size}>{size(bytes)}</span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (bytes / pageBudget) * 100)}%` }} />
      </span>
    </li>
  )
}

/** The compressed size of each page of a release, the largest first. */
export const SizesPanel = ({ pages, bytes }: { pages: Readonly<Record<string, number>>; bytes: number }) => {
  const { t } = useTranslation()
  const size = useSize()
  const sizes = Object.entries(pages).sort(([, a], [, b]) => b - a)
  return (
    <Panel title={t('Page sizes')} action={<Text c="dimmed">{t('Package: {{size}}', { size: size(bytes) })}</Text>}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('What a page loads from the release, compressed. A page may load {{size}}: a full bar.', {
          size: size(pageBudget),
        })}
      </Text>
      {sizes.length === 0 ? (
        <Text>{t('The release has no pages.')}</Text>
      ) : (
        <ul className={styles.sizes}>
          {sizes.map(([path, page]) => (
            <PageSize key={path} path={path} bytes={page} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
