import { classroomContract } from '@lekta/shared/contract/people/classroom'
import { useTranslation } from '@lekta/shared/i18n'
import type { Action } from '../people/row-menu'
import { useArchiveActions } from '../people/use-archive'

/** A school's actions on classrooms. */
export function useClassroomActions(archived: boolean, onDone: () => void): Action[] {
  const { t } = useTranslation()
  const { archiveAction, restoreAction } = useArchiveActions({
    archive: {
      endpoint: classroomContract.archiveClassrooms,
      successText: (count) =>
        t('{{count}} classrooms archived', { count, defaultValue_one: '{{count}} classroom archived' }),
    },
    restore: {
      endpoint: classroomContract.restoreClassrooms,
      successText: (count) =>
        t('{{count}} classrooms restored', { count, defaultValue_one: '{{count}} classroom restored' }),
    },
    onDone,
  })
  return archived ? [restoreAction] : [archiveAction]
}
