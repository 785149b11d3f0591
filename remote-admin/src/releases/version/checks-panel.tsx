import type { GateResult } from '@lekta/shared/contract/delivery/release'
import { useTranslation } from '@lekta/shared/i18n'
import { Icon, Panel, type Picture, StatusBadge, Text, VisuallyHidden } from '@lekta/shared/ui'
import { useReleaseNames } from '../parts/use-release-names'
import styles from './version.module.css'

type Outcome = GateResult['outcome']

const pictures: Readonly<Record<Outcome, Picture>> = {
  passed: 'check',
  failed: 'close',
  skipped: 'more',
  running: 'clock',
}

const Summary = ({ checks }: { checks: readonly GateResult[] }) => {
  const { t } = useTranslation()
  const count = (outcome: Outcome) => checks.filter((check) => check.outcome === outcome).length
  const failed = count('failed')
  const running = count('running')
  if (failed > 0) return <StatusBadge tone="caution">{t('{{count}} not passed', { count: failed })}</StatusBadge>
  if (running > 0) return <StatusBadge tone="neutral">{t('{{count}} running', { count: running })}</StatusBadge>
  return <StatusBadge tone="good">{t('Passed')}</StatusBadge>
}

/** The checks that the portal made of a release, with what the team should do. */
export const ChecksPanel = ({ checks }: { checks: readonly GateResult[] }) => {
  const { t } = useTranslation()
  const { gates, outcomes } = useReleaseNames()
  return (
    <Panel title={t('Checks')} action={checks.length > 0 && <Summary checks={checks} />}>
      {checks.length === 0 ? (
        <Text c="dimmed">{t('This release came with the installation and was not checked.')}</Text>
      ) : (
        <ul className={styles.checks}>
          {checks.map(({ gate, outcome, messages }) => (
            <li key={gate}>
              <span data-outcome={outcome}>
                <Icon name={pictures[outcome]} size={18} />
                <VisuallyHidden>{outcomes[outcome]}</VisuallyHidden>
              </span>
              <Text fw={600} size="sm">
                {gates[gate]}
              </Text>
              <div className={styles.sentences}>
                {messages.length === 0 ? (
                  <Text size="sm" c="dimmed">
                    {outcomes[outcome]}
                  </Text>
                ) : (
                  messages.map((message) => (
                    <Text key={message} size="sm" {...(outcome !== 'failed' && { c: 'dimmed' })}>
                      {message}
                    </Text>
                  ))
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
