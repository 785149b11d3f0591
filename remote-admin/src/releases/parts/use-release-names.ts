import type { FailureReason } from '@lekta/shared/contract/beacon'
import type { Channel, Gate, GateResult } from '@lekta/shared/contract/delivery/release'
import { useTranslation } from '@lekta/shared/i18n'

/** Returns the names of channels, checks and failures in the user's language. */
export function useReleaseNames() {
  const { t } = useTranslation()
  const channels: Readonly<Record<Channel, string>> = {
    stable: t('Everyone'),
    canary: t('Part of the users'),
    next: t('Testers'),
  }
  const gates: Readonly<Record<Gate, string>> = {
    format: t('Package'),
    integrity: t('Integrity'),
    signature: t('Signature'),
    paths: t('Paths and menu'),
    endpoints: t('API'),
    shared: t('Shared modules'),
    size: t('Page sizes'),
    pages: t('Pages in a browser'),
  }
  const outcomes: Readonly<Record<GateResult['outcome'], string>> = {
    passed: t('Passed'),
    failed: t('Not passed'),
    skipped: t('Skipped'),
    running: t('Running'),
  }
  const failures: Readonly<Record<FailureReason, string>> = {
    offline: t('No connection'),
    down: t('Files not reachable'),
    slow: t('Too slow'),
    mismatch: t('Built for another API'),
    integrity: t('A file was altered'),
    crash: t('Crashed'),
    stopped: t('Froze or emptied the page'),
  }
  return { channels, gates, outcomes, failures }
}
