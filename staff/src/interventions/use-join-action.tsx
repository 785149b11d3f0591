import { useTranslation } from '@lekta/shared/i18n'
import { type ReactNode, useState } from 'react'
import type { Action } from '../people/row-menu'
import type { StaffArea } from '../staff-paths'
import { JoinDialog } from './join-dialog'

/** Returns the action that adds students to an intervention, and its dialog. */
export function useJoinAction(area: StaffArea, onDone: () => void): { action: Action; dialog: ReactNode } {
  const { t } = useTranslation()
  const [ids, setIds] = useState<readonly number[]>([])
  return {
    action: { label: t('Add to an intervention'), picture: 'growth', run: setIds },
    dialog: <JoinDialog area={area} ids={ids} onClose={() => setIds([])} onDone={onDone} />,
  }
}
