import type { printGroups } from '@lekta/shared/contract/assessment/print'
import { useTranslation } from '@lekta/shared/i18n'
import { Button } from '@lekta/shared/ui'
import { usePrint } from './use-print'

interface Props {
  group: (typeof printGroups)[number]
  classroomId: number | undefined
  /** What the group is called, for those who do not see where the button is. */
  name: string
}

/** A button that prints the reports of all students of a group of the class report. */
export const PrintGroup = ({ group, classroomId, name }: Props) => {
  const { t } = useTranslation()
  const { print, dialog } = usePrint()
  const filter = { group, ...(classroomId !== undefined && { classroom_id: classroomId }) }
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('Print the reports: {{name}}', { name })}
        onClick={() => print({ kind: 'reports', filter })}
      >
        {t('Print reports of these')}
      </Button>
      {dialog}
    </>
  )
}
