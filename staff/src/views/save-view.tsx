import { useMutation } from '@lekta/shared/client'
import { type SavedListName, savedViewContract } from '@lekta/shared/contract/people/saved-view'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Checkbox, Dialog, Text, TextInput } from '@lekta/shared/ui'
import type { ViewContent } from './view-state'

interface Props {
  list: SavedListName
  content: ViewContent
  onClose: () => void
}

const SaveForm = ({ list, content, onClose }: Props) => {
  const { t } = useTranslation()
  const [add] = useMutation(savedViewContract.addSavedView)
  const form = useForm({
    body: savedViewContract.addSavedView.body,
    initial: { name: '', shared: false, list, ...content },
    send: (body) => add({ body }).unwrap(),
    done: t('View saved'),
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Save this view')} action={t('Save view')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('Its filters, order and columns are saved, but not what you searched.')}
      </Text>
      <TextInput {...form.text('name')} label={t('Name of the view')} maxLength={60} data-autofocus />
      <Checkbox {...form.tick('shared')} label={t('All staff of the school can use it')} />
    </Form>
  )
}

/** Saves what a list shows now under a name. */
export const SaveView = ({ opened, ...props }: Props & { opened: boolean }) => {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={props.onClose} title={t('Save this view')}>
      {opened && <SaveForm {...props} />}
    </Dialog>
  )
}
