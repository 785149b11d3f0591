import { useMutation } from '@lekta/shared/client'
import { rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { type DialogProps, servedBy } from './dialog-props'
import { Consequences, ReasonField, useNotify } from './fields'

/** The form that ends a rollout. */
export const StopForm = ({ area, rollout, action, onClose }: DialogProps) => {
  const { t } = useTranslation()
  const notify = useNotify()
  const [stop] = useMutation(rolloutContract.stopRollout)
  const version = action.version ?? ''
  const stable = servedBy(rollout, 'stable')
  const channel = servedBy(rollout, 'next') === version ? ('next' as const) : ('canary' as const)
  const form = useForm({
    body: rolloutContract.stopRollout.body,
    initial: { channel, reason: '' },
    send: (body) => stop({ params: { area: area.name }, body }).unwrap(),
    onDone: () => {
      notify(t('The rollout of {{version}} has ended.', { version }))
      onClose()
    },
  })
  const back =
    stable === null
      ? t('Nobody gets {{version}} any more.', { version })
      : t('Everyone who gets {{version}} gets {{stable}} again, within 5 seconds.', { version, stable })
  return (
    <Form form={form} label={t('Stop the rollout')} action={t('Stop the rollout')} onCancel={onClose}>
      <ReasonField field={form.text('reason')} />
      <Consequences sentences={[back, t('The release stays in the list and can be rolled out again.')]} />
    </Form>
  )
}
