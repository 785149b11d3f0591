import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate } from '@lekta/shared/routing'
import type { ReactNode } from 'react'
import type { Action } from '../people/row-menu'
import { usePrint } from '../printing/use-print'
import type { StaffArea } from '../staff-paths'

/** Returns the actions that give students a test or print their results, and the dialog of the printing. */
export function useOutputActions(area: StaffArea): { actions: Action[]; dialog: ReactNode } {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { print, dialog } = usePrint()
  const give: Action = {
    label: t('Give a test'),
    picture: 'test',
    run: (ids) => void navigate(`/teacher/test?students=${ids.join(',')}`),
  }
  const reports: Action = {
    label: t('Print reports'),
    picture: 'print',
    run: (ids) => print({ kind: 'reports', ids: [...ids] }),
  }
  const letters: Action = {
    label: t('Letters to parents'),
    picture: 'mail',
    minor: true,
    run: (ids) => print({ kind: 'letters', ids: [...ids] }),
  }
  return { actions: [...(area === 'teacher' ? [give] : []), reports, letters], dialog }
}
