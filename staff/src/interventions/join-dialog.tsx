import { useMutation, useQuery } from '@lekta/shared/client'
import { interventionContract } from '@lekta/shared/contract/people/intervention'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, CancelButton, Dialog, Group, NativeSelect, Skeleton, Stack } from '@lekta/shared/ui'
import { useState } from 'react'
import type { StaffArea } from '../staff-paths'
import { StartDialog } from './start-dialog'

interface Props {
  area: StaffArea
  /** The chosen students; empty while the dialog is closed. */
  ids: readonly number[]
  onClose: () => void
  onDone: () => void
}

interface ChoiceProps extends Omit<Props, 'area'> {
  open: readonly { id: number; name: string }[]
  onNew: () => void
}

const Choice = ({ ids, open, onNew, onClose, onDone }: ChoiceProps) => {
  const { t } = useTranslation()
  const act = useAction()
  const [add, { isLoading }] = useMutation(interventionContract.addInterventionStudents)
  const [chosen, setChosen] = useState('')
  const join = async () => {
    if (chosen === '') return onNew()
    const added = await act(
      () => add({ params: { id: Number(chosen) }, body: { ids: [...ids] } }).unwrap(),
      t('{{count}} students added', { count: ids.length, defaultValue_one: '{{count}} student added' }),
    )
    if (added) onDone()
    onClose()
  }
  return (
    <Stack gap="md">
      <NativeSelect
        label={t('Intervention')}
        value={chosen}
        data={[
          { value: '', label: t('New intervention') },
          ...open.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="flex-end" gap="sm">
        <CancelButton onClick={onClose}>{t('Cancel')}</CancelButton>
        <Button loading={isLoading} onClick={() => void join()}>
          {chosen === '' ? t('Continue') : t('Add')}
        </Button>
      </Group>
    </Stack>
  )
}

const OpenInterventions = (props: Omit<ChoiceProps, 'open'>) => {
  const query = useQuery(
    interventionContract.interventions,
    { query: { options: { itemsPerPage: 100 } } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <QueryContent query={query} skeleton={<Skeleton height={110} />}>
      {({ data }) => <Choice {...props} open={data} />}
    </QueryContent>
  )
}

/** Adds students to an open intervention, or starts a new one with them. */
export const JoinDialog = ({ area, ids, onClose, onDone }: Props) => {
  const { t } = useTranslation()
  const [isNew, setIsNew] = useState(false)
  const close = () => {
    setIsNew(false)
    onClose()
  }
  return (
    <>
      <Dialog
        opened={ids.length > 0 && !isNew}
        onClose={close}
        title={t('Add {{count}} students to an intervention', {
          count: ids.length,
          defaultValue_one: 'Add {{count}} student to an intervention',
        })}
      >
        <OpenInterventions ids={ids} onNew={() => setIsNew(true)} onClose={close} onDone={onDone} />
      </Dialog>
      <StartDialog
        area={area}
        group={isNew ? { reason: 'chosen', count: ids.length, ids } : null}
        onClose={close}
        onDone={onDone}
      />
    </>
  )
}
