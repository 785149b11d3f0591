import { useMutation } from '@lekta/shared/client'
import { classroomContract } from '@lekta/shared/contract/people/classroom'
import { useTranslation } from '@lekta/shared/i18n'
import type { Action } from '../people/row-menu'
import { useArchiveActions } from '../people/use-archive'

/** A school's actions on classrooms. */
export function useClassroomActions(archived: boolean, onDone: () => void): Action[] {
  const { t } = useTranslation()
  const [archive] = useMutation(classroomContract.archiveClassrooms)
  const [restore] = useMutation(classroomContract.restoreClassrooms)
  const { archiveClassrooms, restoreClassrooms } = classroomContract
  const { archiveAction: putAway, restoreAction: bringBack } = useArchiveActions({
    archive: {
      send: (input) => archive(input).unwrap(),
      endpoint: archiveClassrooms,
      successText: (count) =>
        t('{{count}} classrooms archived', { count, defaultValue_one: '{{count}} classroom archived' }),
    },
    restore: {
      send: (input) => restore(input).unwrap(),
      endpoint: restoreClassrooms,
      successText: (count) =>
        t('{{count}} classrooms restored', { count, defaultValue_one: '{{count}} classroom restored' }),
    },
    onDone,
  })
  return archived ? [bringBack] : [putAway]
}
