import type { ScheduleRecord } from '@lekta/shared/contract/schedule'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Button, Group } from '@lekta/shared/ui'
import { useState } from 'react'
import { useChildActions } from './use-child-actions'

/** The maximum number of children listed by name. */
const named = 3

/** Lists children who joined a class after it was given the test, and offers to include them. */
export const JoinedAlert = ({ record }: { record: ScheduleRecord }) => {
  const { t } = useTranslation()
  const { give } = useChildActions(record)
  const [busy, setBusy] = useState(false)
  const { joined, state } = record
  if (joined.length === 0 || state === 'closed') return null
  const names = joined.slice(0, named).map(({ name }) => name)
  const add = async () => {
    setBusy(true)
    await give(joined.map(({ id }) => id))
    setBusy(false)
  }
  return (
    <Alert color="teal" role="note">
      <Group justify="space-between" gap="sm">
        <span>
          {joined.length > named
            ? t('In the class, but not in this test yet: {{names}} and {{count}} more.', {
                names: names.join(', '),
                count: joined.length - named,
              })
            : t('In the class, but not in this test yet: {{names}}.', { names: names.join(', ') })}
        </span>
        <Button size="sm" loading={busy} onClick={() => void add()}>
          {t('Add to test')}
        </Button>
      </Group>
    </Alert>
  )
}
