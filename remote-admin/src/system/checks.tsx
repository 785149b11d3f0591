import {
  type Finding,
  type SystemSubject,
  systemSubjects,
  type Verdict,
  verdicts,
} from '@lekta/shared/contract/platform/system'
import { QueryContent, type QueryState } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Icon, Panel, type Picture, Skeleton, StatusBadge, Text, VisuallyHidden } from '@lekta/shared/ui'
import styles from './system.module.css'

const pictures: Readonly<Record<Verdict, Picture>> = { good: 'check', warning: 'alert', bad: 'close' }

/** Returns the verdict on a part: that of its worst finding. */
const worst = (findings: readonly Finding[]): Verdict =>
  verdicts.findLast((verdict) => findings.some((finding) => finding.verdict === verdict)) ?? 'good'

function useNames() {
  const { t } = useTranslation()
  const parts: Readonly<Record<SystemSubject, string>> = {
    settings: t('Settings'),
    database: t('Database'),
    clock: t('Clock'),
    disk: t('Disk'),
    mail: t('E-mail'),
    jobs: t('Jobs'),
    live: t('Live events'),
    files: t('Files'),
    portal: t('Portal'),
    releases: t('Releases'),
    address: t('Address'),
    backup: t('Backups'),
  }
  const verdictNames: Readonly<Record<Verdict, string>> = {
    good: t('In order'),
    warning: t('To do'),
    bad: t('Problem'),
  }
  return { parts, verdictNames }
}

const Part = ({ subject, findings }: { subject: SystemSubject; findings: readonly Finding[] }) => {
  const { parts, verdictNames } = useNames()
  const verdict = worst(findings)
  return (
    <li>
      <span data-verdict={verdict}>
        <Icon name={pictures[verdict]} />
        <VisuallyHidden>{verdictNames[verdict]}</VisuallyHidden>
      </span>
      <Text fw={600}>{parts[subject]}</Text>
      <div className={styles.sentences}>
        {findings.map(({ text, verdict: of }) => (
          <Text key={text} {...(of === 'good' && { c: 'dimmed' })}>
            {text}
          </Text>
        ))}
      </div>
    </li>
  )
}

const Summary = ({ findings }: { findings: readonly Finding[] }) => {
  const { t } = useTranslation()
  const count = findings.filter(({ verdict }) => verdict !== 'good').length
  if (count === 0) return <StatusBadge tone="good">{t('Everything is in order.')}</StatusBadge>
  const text = t('{{count}} things to do', { count, defaultValue_one: '{{count}} thing to do' })
  return <StatusBadge tone="caution">{text}</StatusBadge>
}

/** What the checks of the installation have found, with what to do about it. */
export const Checks = ({ query }: { query: QueryState<Finding[]> & { isFetching: boolean } }) => {
  const { t } = useTranslation()
  const { data: findings = [], isFetching } = query
  const parts = systemSubjects.map((subject) => ({
    subject,
    findings: findings.filter((finding) => finding.subject === subject),
  }))
  return (
    <Panel
      title={t('Checks')}
      action={
        <div aria-live="polite">
          {isFetching ? (
            <Text c="dimmed">{t('Checking…')}</Text>
          ) : (
            findings.length > 0 && <Summary findings={findings} />
          )}
        </div>
      }
    >
      <QueryContent query={query} skeleton={<Skeleton height={360} />}>
        {() => (
          <ul className={styles.checks}>
            {parts.map((part) => (
              <Part key={part.subject} {...part} />
            ))}
          </ul>
        )}
      </QueryContent>
    </Panel>
  )
}
