import { useMutation } from '@lekta/shared/client'
import { dataExportContract } from '@lekta/shared/contract/data-export'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { type Language, useTranslation } from '@lekta/shared/i18n'
import { Dialog, Text, Textarea, TextInput } from '@lekta/shared/ui'

const Fields = ({ onClose }: { onClose: () => void }) => {
  const { t, i18n } = useTranslation()
  const [request] = useMutation(dataExportContract.requestAccountExport)
  const form = useForm({
    body: dataExportContract.requestAccountExport.body,
    initial: { account: '', note: '' },
    send: (body) => request({ body: { ...body, language: i18n.language as Language } }).unwrap(),
    done: t('The file is being prepared.'),
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Export a person’s data')} action={t('Prepare the file')} onCancel={onClose}>
      <Text>{t('The file contains everything about the person. Your request and its reason are recorded.')}</Text>
      <TextInput
        {...form.text('account')}
        label={t('Username or e-mail address')}
        autoComplete="off"
        maxLength={254}
        data-autofocus
      />
      <Textarea
        {...form.text('note')}
        label={t('Reason')}
        description={t('For example who asked for it, when, and how you verified the person.')}
        autosize
        minRows={2}
        maxLength={300}
      />
    </Form>
  )
}

/** Asks an admin for an account and the reason why its data are exported. */
export const RequestDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Export a person’s data')}>
      {opened && <Fields onClose={onClose} />}
    </Dialog>
  )
}
