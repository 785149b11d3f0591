import { useMutation } from '@lekta/shared/client'
import { type InterventionRecord, interventionContract } from '@lekta/shared/contract/people/intervention'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Dialog, Text, Textarea } from '@lekta/shared/ui'
import type { StaffArea } from '../staff-paths'
import { InterventionFields } from './intervention-fields'

interface Props {
  row: InterventionRecord
  onClose: () => void
}

const EditForm = ({ area, row, onClose }: Props & { area: StaffArea }) => {
  const { t } = useTranslation()
  const [edit] = useMutation(interventionContract.editIntervention)
  const form = useForm({
    body: interventionContract.editIntervention.body,
    initial: {
      name: row.name,
      owner_id: row.owner ? String(row.owner.id) : '',
      plan: row.plan,
      next_check: row.next_check ?? '',
      version: row.version,
    },
    send: (body) => edit({ params: { id: row.id }, body }).unwrap(),
    done: t('Saved.'),
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Intervention')} action={t('Save')} onCancel={onClose}>
      <InterventionFields area={area} form={form} current={row.owner} />
    </Form>
  )
}

const CloseForm = ({ row, onClose }: Props) => {
  const { t } = useTranslation()
  const [close] = useMutation(interventionContract.closeIntervention)
  const form = useForm({
    body: interventionContract.closeIntervention.body,
    initial: { note: '', version: row.version },
    send: (body) => close({ params: { id: row.id }, body }).unwrap(),
    done: t('Intervention closed'),
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Close the intervention')} action={t('Close it')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('The effect is kept as it is now. You can open the intervention again.')}
      </Text>
      <Textarea
        {...form.text('note')}
        label={t('Summary (optional)')}
        placeholder={t('What helped, and what happens next?')}
        autosize
        minRows={3}
        maxRows={10}
        data-autofocus
      />
    </Form>
  )
}

/** The dialogs that change or close an intervention. */
export const EditDialogs = ({
  area,
  opened,
  ...props
}: Props & { area: StaffArea; opened: 'edit' | 'close' | null }) => {
  const { t } = useTranslation()
  const { name } = props.row
  return (
    <>
      <Dialog opened={opened === 'edit'} onClose={props.onClose} title={t('Edit “{{name}}”', { name })}>
        <EditForm area={area} {...props} />
      </Dialog>
      <Dialog opened={opened === 'close'} onClose={props.onClose} title={t('Close “{{name}}”', { name })}>
        <CloseForm {...props} />
      </Dialog>
    </>
  )
}
