import { useMutation } from '@lekta/shared/client'
import { type ImportRun, importContract } from '@lekta/shared/contract/import/import'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Icon } from '@lekta/shared/ui'

interface Props {
  run: ImportRun
  onDiscarded: (id: number) => void
}

const discardable: readonly ImportRun['status'][] = ['checked', 'failed']

/** Discards an import that nothing has been saved of. Renders nothing for other imports. */
export const DiscardButton = ({ run, onDiscarded }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const [discard] = useMutation(importContract.discardImport)
  if (!discardable.includes(run.status)) return null
  const confirm = async () => {
    const isDone = await act(() => discard({ params: { id: run.id } }).unwrap(), t('Import discarded.'))
    if (isDone) onDiscarded(run.id)
  }
  return (
    <ConfirmButton
      variant="subtle"
      color="gray"
      leftSection={<Icon name="trash" size={18} />}
      aria-label={t('Discard {{file}}', { file: run.file_name })}
      title={t('Discard this import?')}
      text={t('The check of {{file}} and your corrections are deleted. Nothing of it has been saved.', {
        file: run.file_name,
      })}
      action={t('Discard')}
      onConfirm={confirm}
    >
      {t('Discard')}
    </ConfirmButton>
  )
}
