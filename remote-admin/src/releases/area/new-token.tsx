import { useMutation } from '@lekta/shared/client'
import { releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Checkbox, Dialog, Icon, NativeSelect, Stack, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'
import { CopySecret } from '../dialogs/copy-secret'

const DAY = 86_400_000
/** How many days a token can be valid; null for ever. */
const validities = [30, 90, 365, null] as const

const expiryOf = (days: number | null) => (days === null ? null : new Date(Date.now() + days * DAY).toISOString())

interface FieldsProps {
  area: string
  onCreated: (token: string) => void
  onClose: () => void
}

const Fields = ({ area, onCreated, onClose }: FieldsProps) => {
  const { t } = useTranslation()
  const [days, setDays] = useState<number | null>(365)
  const [add] = useMutation(releaseAreaContract.addReleaseToken)
  const form = useForm({
    body: releaseAreaContract.addReleaseToken.body,
    initial: { name: '', may_roll_out: false, expires_at: expiryOf(days) },
    send: async (body) => onCreated((await add({ params: { area }, body }).unwrap()).token),
  })
  const choose = (value: string) => {
    const next = validities.find((validity) => String(validity) === value) ?? null
    setDays(next)
    form.set('expires_at', expiryOf(next))
  }
  return (
    <Form form={form} label={t('New token')} action={t('Create token')} onCancel={onClose}>
      <TextInput
        {...form.text('name')}
        label={t('Name')}
        description={t('Who or what uses it, such as “Pipeline of the library team”.')}
        autoComplete="off"
        data-autofocus
      />
      <NativeSelect
        label={t('Valid for')}
        value={String(days)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={validities.map((validity) => ({
          value: String(validity),
          label: validity === null ? t('Until it is revoked') : t('{{count}} days', { count: validity }),
        }))}
      />
      <Checkbox
        {...form.tick('may_roll_out')}
        label={t('May also roll out, stop and roll back')}
        description={t('Otherwise it can only hand releases in, and an admin rolls them out.')}
      />
    </Form>
  )
}

const Created = ({ token, onClose }: { token: string; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <Alert color="orange" icon={<Icon name="alert" />}>
        {t('You will only see this token once. Copy it to where the team stores its secrets.')}
      </Alert>
      <CopySecret label={t('Token')} value={token} copied={t('Token copied.')} onClose={onClose} />
    </Stack>
  )
}

interface Props {
  area: string
  opened: boolean
  onClose: () => void
}

/** The dialog that creates a token and shows it once. */
export const NewToken = ({ area, opened, onClose }: Props) => {
  const { t } = useTranslation()
  const [token, setToken] = useState<string | null>(null)
  const close = () => {
    setToken(null)
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={t('New token for {{area}}', { area })}
      size={480}
      closeOnClickOutside={token === null}
    >
      {token !== null ? (
        <Created token={token} onClose={close} />
      ) : (
        opened && <Fields area={area} onCreated={setToken} onClose={close} />
      )}
    </Dialog>
  )
}
