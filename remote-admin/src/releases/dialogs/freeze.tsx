import { useMutation } from '@lekta/shared/client'
import { releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { SegmentedControl } from '@lekta/shared/ui'
import { useState } from 'react'
import type { DialogProps } from './dialog-props'
import { Consequences, ReasonField, TimeField, useNotify } from './fields'

/** The form that freezes an area. */
export const FreezeForm = ({ area: { name, scheduled }, onClose }: DialogProps) => {
  const { t } = useTranslation()
  const notify = useNotify()
  const [hasEnd, setEnd] = useState(false)
  const [freeze] = useMutation(releaseAreaContract.freezeArea)
  const form = useForm({
    body: releaseAreaContract.freezeArea.body,
    initial: { reason: '', until: null as string | null },
    send: (body) => freeze({ params: { area: name }, body }).unwrap(),
    onDone: () => {
      notify(t('{{area}} is frozen.', { area: name }))
      onClose()
    },
  })
  const choose = (value: string) => {
    setEnd(value === 'time')
    form.set('until', value === 'time' ? '' : null)
  }
  const sentences = [
    t('The releases of {{area}} cannot be changed until the freeze ends. You can still roll back or stop a rollout.', {
      area: name,
    }),
    scheduled > 0 && t('Scheduled changes that become due meanwhile are not carried out.'),
  ].filter((sentence) => sentence !== false)
  return (
    <Form form={form} label={t('Freeze')} action={t('Freeze')} onCancel={onClose}>
      <SegmentedControl
        aria-label={t('Until')}
        value={hasEnd ? 'time' : 'open'}
        onChange={choose}
        data={[
          { value: 'open', label: t('Until someone ends it') },
          { value: 'time', label: t('Until a time') },
        ]}
      />
      {hasEnd && (
        <TimeField
          label={t('Date and time')}
          field={form.text('until')}
          onChange={(until) => form.set('until', until)}
        />
      )}
      <ReasonField field={form.text('reason')} />
      <Consequences sentences={sentences} />
    </Form>
  )
}
