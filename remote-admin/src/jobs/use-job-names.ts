import type { JobKind } from '@lekta/shared/contract/platform/jobs'
import { useTranslation } from '@lekta/shared/i18n'

/** Returns a function that names a kind of job. A kind that only another version knows is called as it is stored. */
export function useJobName() {
  const { t } = useTranslation()
  const names: Readonly<Record<JobKind, string>> = {
    mail: t('Send e-mails'),
    push: t('Send push notifications'),
    'tell-tests': t('Announce tests'),
    'tell-paid': t('Announce payments'),
    'tell-seats': t('Announce seats'),
    'tell-link-asked': t('Announce requests of parents'),
    'forgot-password': t('Send links for a new password'),
    'check-import': t('Check uploaded sheets'),
    'commit-import': t('Import sheets'),
    'harden-passwords': t('Protect children’s first passwords'),
    'draw-prints': t('Draw files with reports'),
    'expire-prints': t('Delete expired files with reports'),
    'weekly-digest': t('Send weekly digests'),
    'roll-over': t('Begin new school years'),
    'expire-rollovers': t('Delete what undoing a new school year needs'),
    'make-export': t('Prepare copies of personal data'),
    'expire-exports': t('Delete expired copies of personal data'),
    'delete-files': t('Delete files that nothing uses any more'),
    'erase-due': t('Delete people’s data'),
    'retention-rounds': t('Apply the schools’ retention periods'),
    'forget-buyers': t('Remove names from old invoices'),
    'keep-time-of-money': t('Expire invoices and seats, and remind people'),
    'reconcile-payments': t('Ask the payment provider for missing results'),
    'sandbox-callback': t('Report payments of the sandbox'),
    'recalibrate-bank': t('Recalibrate the item bank'),
    'sweep-attempts': t('Close abandoned tests'),
    'answer-partitions': t('Prepare the tables for the answers of the coming months'),
    'sweep-sessions': t('Delete old sessions'),
    'sweep-messages': t('Delete old contact messages'),
    'sweep-imports': t('Delete old imports'),
    'sweep-link-requests': t('Delete old requests of parents'),
    'delete-old-notifications': t('Delete old notifications'),
    'delete-old-audit-entries': t('Delete old entries of the activity log'),
    'check-release-pages': t('Open the pages of new releases'),
    'scheduled-release': t('Change releases at a planned time'),
    'prune-releases': t('Delete files of old releases'),
  }
  return (kind: string) => (Object.hasOwn(names, kind) ? names[kind as JobKind] : kind)
}
