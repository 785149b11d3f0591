import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon } from '@lekta/shared/ui'
import { useState } from 'react'
import type { Override, RejectedOverride } from '../../federation/override'
import styles from './override-panel.module.css'
import { ProposedRow } from './proposed-row'
import { useExplanation } from './use-explanation'
import { type ToReset, useReset } from './use-reset'
import { useVersions } from './use-versions'
import { VersionRow } from './version-row'

type Resetting = ReturnType<typeof useReset>

/** A button that resets one area, or all without `area`. */
const ResetButton = ({ area, target, resetting }: { area?: string; target: ToReset; resetting: Resetting }) => {
  const { t } = useTranslation()
  return (
    <Button
      size="compact-sm"
      variant="default"
      disabled={resetting.isBusy}
      aria-label={area === undefined ? undefined : t('Reset {{area}}', { area })}
      onClick={() => void resetting.reset(target)}
    >
      {area === undefined ? t('Reset all') : t('Reset')}
    </Button>
  )
}

interface RejectedProps {
  rejected: RejectedOverride
  onDismiss: () => void
  resetting: Resetting
}

const RejectedRow = ({ rejected, onDismiss, resetting }: RejectedProps) => {
  const { t } = useTranslation()
  const { area, problem, isStored } = rejected
  const explain = useExplanation()
  return (
    <VersionRow area={area} text={`${explain(area, problem)} ${t('The released version is used.')}`}>
      {isStored ? (
        <ResetButton area={area} target={{ overrides: [area] }} resetting={resetting} />
      ) : (
        <Button size="compact-sm" variant="default" onClick={onDismiss}>
          {t('OK')}
        </Button>
      )}
    </VersionRow>
  )
}

type Versions = ReturnType<typeof useVersions>

/** The previews and overrides in use, each with its origin. */
const UsedVersions = ({
  previews,
  active,
  resetting,
}: Pick<Versions, 'previews' | 'active'> & Pick<RejectedProps, 'resetting'>) => {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  return (
    <ul className={styles.list}>
      {previews.map(({ area, version, expires_at }) => (
        <VersionRow
          key={`preview ${area}`}
          area={area}
          text={t('Version {{version}}, until {{time}}', { version, time: dateAndTime(expires_at) })}
        >
          <ResetButton area={area} target={{ previews: [area] }} resetting={resetting} />
        </VersionRow>
      ))}
      {active.map(({ area, address }) => (
        <VersionRow key={area} area={area} text={address}>
          <ResetButton area={area} target={{ overrides: [area] }} resetting={resetting} />
        </VersionRow>
      ))}
    </ul>
  )
}

/** Returns what the badge says at a glance: what is previewed, what is overridden, or else what is asked. */
function useHeadline({ previews, active, proposed }: Pick<Versions, 'previews' | 'active' | 'proposed'>) {
  const { t } = useTranslation()
  const versions = previews.map(({ area, version }) => `${area} ${version}`).join(', ')
  const areas = active.map(({ area }) => area).join(', ')
  const parts = [
    ...(versions ? [t('Preview: {{versions}}', { versions })] : []),
    ...(areas ? [t('Not the released version: {{areas}}', { areas })] : []),
  ]
  if (parts.length > 0) return parts.join(' · ')
  return proposed.length > 0 ? t('Load another version?') : t('Override not used')
}

/** Returns the entries of a list that were not dismissed, and a function that dismisses one. */
function useDismissible<Entry>(entries: readonly Entry[]) {
  const [dismissed, setDismissed] = useState<readonly Entry[]>([])
  const dismiss = (entry: Entry) => setDismissed([...dismissed, entry])
  return [entries.filter((entry) => !dismissed.includes(entry)), dismiss] as const
}

/**
 * Lists the previews and the overrides of this tab, says which overrides could not be used and why, asks about those of
 * a link, and offers buttons that reset them.
 */
export const OverridePanel = () => {
  const { t } = useTranslation()
  const { active, rejected, previews, ...versions } = useVersions()
  const [open, setOpen] = useState(rejected.length + versions.proposed.length > 0)
  const [problems, dismissProblem] = useDismissible<RejectedOverride>(rejected)
  const [proposed, ignore] = useDismissible<Override>(versions.proposed)
  const resetting = useReset()
  const headline = useHeadline({ previews, active, proposed })
  const overridden = [...active, ...problems.filter(({ isStored }) => isStored)].map(({ area }) => area)
  const all = { overrides: overridden, previews: previews.map(({ area }) => area) }
  if (active.length + problems.length + proposed.length + previews.length === 0) return null
  return (
    <aside className={styles.badge} aria-label={t('Other versions')}>
      {open && (
        <div className={styles.panel}>
          {proposed.length > 0 && (
            <ul className={styles.list}>
              {proposed.map((override) => (
                <ProposedRow key={override.area} override={override} onIgnore={() => ignore(override)} />
              ))}
            </ul>
          )}
          <UsedVersions previews={previews} active={active} resetting={resetting} />
          <div role="alert" className={styles.problems}>
            {problems.length > 0 && (
              <ul className={styles.list}>
                {problems.map((problem) => (
                  <RejectedRow
                    key={`${problem.area} ${problem.isStored}`}
                    rejected={problem}
                    onDismiss={() => dismissProblem(problem)}
                    resetting={resetting}
                  />
                ))}
              </ul>
            )}
            {resetting.failure && <span className={styles.text}>{t(resetting.failure)}</span>}
          </div>
          {overridden.length + previews.length > 1 && <ResetButton target={all} resetting={resetting} />}
        </div>
      )}
      <button type="button" className={styles.pill} aria-expanded={open} onClick={() => setOpen(!open)}>
        {problems.length > 0 && <Icon name="alert" size={16} />}
        {headline}
        <Icon name={open ? 'down' : 'up'} size={16} />
      </button>
    </aside>
  )
}
