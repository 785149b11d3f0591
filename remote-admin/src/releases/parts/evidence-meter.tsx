import type { Rollout } from '@lekta/shared/contract/delivery/rollout'
import { useTranslation } from '@lekta/shared/i18n'
import { numberFormat } from '@lekta/shared/lib/formats'
import { VisuallyHidden } from '@lekta/shared/ui'
import styles from './parts.module.css'

export type Verdict = NonNullable<Rollout['verdict']>

/**
 * Returns how far the evidence is on its way to the point at which the rollout stops, from 0 to 1. Evidence multiplies,
 * so the scale is logarithmic; at 1 or less nothing speaks against the release.
 */
export const progressOf = ({ evidence, stops_at }: Pick<Verdict, 'evidence' | 'stops_at'>) =>
  evidence <= 1 ? 0 : Math.min(1, Math.log(evidence) / Math.log(stops_at))

/** From half of the way on, the evidence is worth mentioning. */
const NOTICEABLE = 0.5

/** Returns a function that says what the evidence means. */
export function useVerdictText() {
  const { t } = useTranslation()
  return (verdict: Verdict) => {
    const progress = progressOf(verdict)
    if (verdict.canary.browsers === 0) return t('No browser has loaded it yet')
    if (progress >= 1) return t('It is worse')
    if (progress >= NOTICEABLE) return t('Signs that it is worse')
    return progress > 0 ? t('Not clear yet') : t('No sign that it is worse')
  }
}

/** Returns a function that formats evidence. */
function useEvidence() {
  const { i18n } = useTranslation()
  const { format } = numberFormat(i18n.language, { maximumSignificantDigits: 3 })
  return format
}

/** The evidence that a rollout is worse than the stable release, on the way to the point where it stops. */
export const EvidenceMeter = ({ verdict, small }: { verdict: Verdict; small?: boolean }) => {
  const { t } = useTranslation()
  const format = useEvidence()
  const verdictText = useVerdictText()
  const { evidence, stops_at } = verdict
  const limit = format(stops_at)
  return (
    <div className={small ? styles.small : undefined}>
      <VisuallyHidden>
        <meter
          aria-label={t('Evidence that it is worse')}
          min={0}
          max={stops_at}
          value={Math.min(evidence, stops_at)}
          aria-valuetext={t('{{evidence}}, stops at {{limit}}: {{verdict}}', {
            evidence: format(evidence),
            limit,
            verdict: verdictText(verdict),
          })}
        />
      </VisuallyHidden>
      <div className={styles.meter} aria-hidden="true">
        <span style={{ left: `${progressOf(verdict) * 100}%` }} />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{t('Evidence {{evidence}}', { evidence: format(evidence) })}</span>
        <span>{t('Stops at {{limit}}', { limit })}</span>
      </div>
    </div>
  )
}
