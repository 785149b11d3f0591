import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon } from '@lekta/shared/ui'
import { useState } from 'react'
import { type OverrideProblem, type RejectedOverride, resetOverrides } from '../../federation/override'
import { usePortalContext } from '../../federation/portal-context'
import styles from './override-panel.module.css'

/** Reloads the page, because loaded code cannot be unloaded. */
function resetAndReload(areas: readonly string[]) {
  resetOverrides(areas)
  location.reload()
}

function useExplanation() {
  const { t } = useTranslation()
  return (area: string, problem: OverrideProblem) => {
    switch (problem.kind) {
      case 'no address':
        return t('“{{value}}” isn’t a web address.', problem)
      case 'forbidden origin':
        return t('Lekta may not load code from {{origin}}. Your administrator can allow it in REMOTE_ORIGINS.', problem)
      case 'unreachable':
        return t('{{address}} isn’t responding. Is its server running?', problem)
      case 'no release':
        return t('There is no release at {{address}}.', problem)
      case 'another area':
        return t('{{address}} is a release of {{found}}, not of {{area}}.', { ...problem, area })
    }
  }
}

const Row = ({ area, text, children }: { area: string; text: string; children: React.ReactNode }) => (
  <li className={styles.row}>
    <div className={styles.about}>
      <strong>{area}</strong>
      <span className={styles.text}>{text}</span>
    </div>
    {children}
  </li>
)

const ResetButton = ({ areas, all = false }: { areas: readonly string[]; all?: boolean }) => {
  const { t } = useTranslation()
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={all ? undefined : t('Reset {{area}}', { area: areas.join(', ') })}
      onClick={() => resetAndReload(areas)}
    >
      {all ? t('Reset all') : t('Reset')}
    </Button>
  )
}

const RejectedRow = ({ rejected, onDismiss }: { rejected: RejectedOverride; onDismiss: () => void }) => {
  const { t } = useTranslation()
  const { area, problem, isStored } = rejected
  const explain = useExplanation()
  return (
    <Row area={area} text={`${explain(area, problem)} ${t('The released version is used.')}`}>
      {isStored ? (
        <ResetButton areas={[area]} />
      ) : (
        <Button size="compact-sm" variant="default" onClick={onDismiss}>
          {t('OK')}
        </Button>
      )}
    </Row>
  )
}

/**
 * Lists the overrides of this tab with their sources, says which of them could not be used and why, and offers a
 * button that resets them.
 */
export const OverridePanel = () => {
  const { t } = useTranslation()
  const { active, rejected } = usePortalContext().remotes.overrides
  const [open, setOpen] = useState(rejected.length > 0)
  const [dismissed, setDismissed] = useState<readonly RejectedOverride[]>([])
  const problems = rejected.filter((each) => !dismissed.includes(each))
  const stored = [...active, ...problems.filter(({ isStored }) => isStored)].map(({ area }) => area)
  if (active.length + problems.length === 0) return null
  const names = active.map(({ area }) => area).join(', ')
  return (
    <aside className={styles.badge} aria-label={t('Development')}>
      {open && (
        <div className={styles.panel}>
          <ul className={styles.list}>
            {active.map(({ area, address }) => (
              <Row key={area} area={area} text={address}>
                <ResetButton areas={[area]} />
              </Row>
            ))}
          </ul>
          <ul className={styles.list} role="alert">
            {problems.map((problem) => (
              <RejectedRow
                key={`${problem.area} ${problem.isStored}`}
                rejected={problem}
                onDismiss={() => setDismissed([...dismissed, problem])}
              />
            ))}
          </ul>
          {stored.length > 1 && <ResetButton all areas={stored} />}
        </div>
      )}
      <button type="button" className={styles.pill} aria-expanded={open} onClick={() => setOpen(!open)}>
        {problems.length > 0 && <Icon name="alert" size={16} />}
        {names ? t('Not the released version: {{areas}}', { areas: names }) : t('Override not used')}
        <Icon name={open ? 'down' : 'up'} size={16} />
      </button>
    </aside>
  )
}
