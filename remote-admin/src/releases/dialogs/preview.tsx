import { useMutation } from '@lekta/shared/client'
import { previewContract } from '@lekta/shared/contract/delivery/preview'
import type { Release } from '@lekta/shared/contract/delivery/release'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { CopySecret } from './copy-secret'
import type { DialogProps } from './dialog-props'
import { VersionField, WithReleases } from './version-field'

const DAY = 24
/** How many hours a link can be valid. */
const validities = [1, 8, DAY, 7 * DAY, 30 * DAY]

interface Link {
  url: string
  expires_at: string
  username: string
}

function PreviewFields({
  area,
  action,
  releases,
  onLink,
  onClose,
}: DialogProps & { releases: readonly Release[]; onLink: (link: Link) => void }) {
  const { t } = useTranslation()
  const [create] = useMutation(previewContract.createPreview)
  const form = useForm({
    body: previewContract.createPreview.body,
    initial: { version: action.version ?? releases[0]?.version ?? '', username: '', hours: DAY },
    send: async (body) => {
      const link = await create({ params: { area: area.name }, body }).unwrap()
      onLink({ ...link, username: body.username })
    },
  })
  const durationText = (hours: number) =>
    hours < DAY
      ? t('{{count}} hours', { count: hours, defaultValue_one: '{{count}} hour' })
      : t('{{count}} days', { count: hours / DAY, defaultValue_one: '{{count}} day' })
  return (
    <Form form={form} label={t('Preview link')} action={t('Create link')} onCancel={onClose}>
      <Text>{t('A tester sees this release instead of the usual one. Nobody else notices anything.')}</Text>
      <VersionField field={form.text('version')} releases={releases} />
      <UsernameField
        {...form.text('username')}
        label={t('Username of the tester')}
        description={t('An admin, or an account in the list of testers.')}
        data-autofocus
      />
      <NativeSelect
        {...form.text('hours')}
        label={t('Valid for')}
        onChange={({ currentTarget }) => form.set('hours', Number(currentTarget.value))}
        data={validities.map((hours) => ({ value: String(hours), label: durationText(hours) }))}
      />
    </Form>
  )
}

/** The form that creates a preview link, and then the link. */
export const PreviewForm = (props: DialogProps) => {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  const [link, setLink] = useState<Link | null>(null)
  if (link === null)
    return (
      <WithReleases area={props.area.name}>
        {(releases) => <PreviewFields {...props} releases={releases} onLink={setLink} />}
      </WithReleases>
    )
  return (
    <Stack gap="md">
      <Text>
        {t('Only {{username}} can open this link, after logging in, until {{time}}. It takes effect once accepted.', {
          username: link.username,
          time: dateAndTime(link.expires_at),
        })}
      </Text>
      <CopySecret label={t('Preview link')} value={link.url} copied={t('Link copied.')} onClose={props.onClose} />
    </Stack>
  )
}
