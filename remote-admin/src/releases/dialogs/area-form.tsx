import { useMutation } from '@lekta/shared/client'
import { type ReleaseArea, releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { Form } from '@lekta/shared/forms/form'
import type { FormState } from '@lekta/shared/forms/use-form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Textarea, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'
import type { DialogProps } from './dialog-props'
import { useNotify } from './fields'

interface Values {
  paths: string[]
  key: string | null
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const AreaFields = ({ form }: { form: FormState<Values> }) => {
  const { t } = useTranslation()
  const [text, setText] = useState(form.values.paths.join('\n'))
  const change = (next: string) => {
    setText(next)
    form.set('paths', linesOf(next))
  }
  return (
    <>
      <Textarea
        {...form.text('paths')}
        label={t('Paths')}
        description={t('One per line, such as /library/. All pages of the area begin with one of them.')}
        autosize
        minRows={2}
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <TextInput
        {...form.text('key')}
        label={t('Public key (optional)')}
        description={t('An Ed25519 key in base64. With it, the portal takes only packages that the team has signed.')}
        spellCheck={false}
        autoComplete="off"
        required={false}
        onChange={({ currentTarget }) => form.set('key', currentTarget.value.trim() || null)}
      />
    </>
  )
}

/** The form that adds an area. */
export const AddAreaForm = ({ onAdded, onClose }: { onAdded: (name: string) => void; onClose: () => void }) => {
  const { t } = useTranslation()
  const notify = useNotify()
  const [add] = useMutation(releaseAreaContract.addReleaseArea)
  const form = useForm({
    body: releaseAreaContract.addReleaseArea.body,
    initial: { name: '', paths: [] as string[], key: null as string | null },
    send: (body) => add({ body }).unwrap(),
    onDone: ({ name }) => {
      notify(t('{{area}} is added. Next, create a token for its team.', { area: name }))
      onAdded(name)
    },
  })
  return (
    <Form form={form} label={t('Add area')} action={t('Add area')} onCancel={onClose}>
      <TextInput
        {...form.text('name')}
        label={t('Name')}
        description={t('As in the area’s package: lower-case letters, digits and hyphens.')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      <AreaFields form={form as unknown as FormState<Values>} />
    </Form>
  )
}

/** The form that changes the paths and the key of an area. */
export const EditAreaForm = ({ area: { name, paths, key }, onClose }: DialogProps & { area: ReleaseArea }) => {
  const { t } = useTranslation()
  const notify = useNotify()
  const [edit] = useMutation(releaseAreaContract.editReleaseArea)
  const form = useForm({
    body: releaseAreaContract.editReleaseArea.body,
    initial: { paths, key },
    send: (body) => edit({ params: { area: name }, body }).unwrap(),
    onDone: () => {
      notify(t('Saved.'))
      onClose()
    },
  })
  return (
    <Form form={form} label={t('Edit {{name}}', { name })} action={t('Save')} onCancel={onClose}>
      <AreaFields form={form} />
    </Form>
  )
}
