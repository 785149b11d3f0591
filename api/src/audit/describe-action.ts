import { auditActions, isAuditAction } from '@lekta/shared/contract/audit-actions'
import { type Language, speak } from '../i18n/sentence'

/** Returns the action of an audit entry in words. An action that this version does not know is shown as stored. */
export const describeAction = (action: string, language: Language): string =>
  isAuditAction(action) ? speak(auditActions[action].text, language) : action
