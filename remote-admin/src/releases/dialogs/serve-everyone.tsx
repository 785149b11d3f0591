import { useMutation } from '@lekta/shared/client'
import type { Release } from '@lekta/shared/contract/delivery/release'
import { rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { type DialogProps, servedBy } from './dialog-props'
import { Consequences, ReasonField, useNotify, WhenField } from './fields'
import { VersionField, WithReleases } from './version-field'

type Props = DialogProps & { releases: readonly Release[] }

/** Returns a function that says what happens if a release is served to everyone, in sentences. */
function useConsequences({ rollout }: DialogProps) {
  const { t } = useTranslation()
  const stable = servedBy(rollout, 'stable')
  const canary = servedBy(rollout, 'canary')
  return (version: string) =>
    [
      version === stable
        ? t('{{version}} is already served to everyone.', { version })
        : t('{{version}} will be served to everyone.', { version }),
      stable !== null && stable !== version && t('{{version}} takes over where it fails.', { version: stable }),
      canary !== null && canary !== version && t('The rollout of {{version}} goes on.', { version: canary }),
    ].filter((sentence) => sentence !== false)
}

const PromoteFields = (props: Props) => {
  const { area, rollout, action, releases, onClose } = props
  const { t } = useTranslation()
  const notify = useNotify()
  const consequences = useConsequences(props)
  const [promote] = useMutation(rolloutContract.promote)
  const form = useForm({
    body: rolloutContract.promote.body,
    initial: {
      version: action.version ?? servedBy(rollout, 'canary') ?? releases[0]?.version ?? '',
      at: null as string | null,
      reason: '',
    },
    send: (body) => promote({ params: { area: area.name }, body }).unwrap(),
    onDone: ({ version, at }) => {
      notify(
        at === null
          ? t('{{version}} is served to everyone.', { version })
          : t('{{version}} is scheduled.', { version }),
      )
      onClose()
    },
  })
  return (
    <Form form={form} label={t('Serve to everyone')} action={t('Serve to everyone')} onCancel={onClose}>
      <VersionField field={form.text('version')} releases={releases} />
      <WhenField field={form.text('at')} onChange={(at) => form.set('at', at)} />
      <ReasonField field={form.text('reason')} />
      <Consequences sentences={consequences(form.values.version)} />
    </Form>
  )
}

/** Returns the release to which people most likely want to go back: the one before, or else the newest older one. */
function earlierVersion({ action, rollout, releases }: Props): string {
  const previous = rollout.channels.find(({ channel }) => channel === 'stable')?.previous
  const older = releases.slice(releases.findIndex(({ channels }) => channels.includes('stable')) + 1)
  const usable = [...older, ...releases].filter(({ channels, withdrawn }) => channels.length === 0 && !withdrawn)
  const stored = usable.find(({ version }) => version === previous)
  return action.version ?? (stored ?? usable[0] ?? releases[0])?.version ?? ''
}

const RollBackFields = (props: Props) => {
  const { area, rollout, releases, onClose } = props
  const { t } = useTranslation()
  const notify = useNotify()
  const consequences = useConsequences({ ...props, rollout: { ...rollout, channels: [] } })
  const [rollBack] = useMutation(rolloutContract.rollBack)
  const form = useForm({
    body: rolloutContract.rollBack.body,
    initial: { version: earlierVersion(props), reason: '' },
    send: (body) => rollBack({ params: { area: area.name }, body }).unwrap(),
    onDone: ({ version }) => {
      notify(t('{{version}} is served to everyone.', { version }))
      onClose()
    },
  })
  const ended = (['canary', 'next'] as const).flatMap((channel) => servedBy(rollout, channel) ?? [])
  const sentences = [
    ...consequences(form.values.version),
    t('It takes less than 5 seconds. Open tabs switch when people next open a page of the area, never during a test.'),
    ...ended.map((version) => t('The rollout of {{version}} ends.', { version })),
  ]
  return (
    <Form form={form} label={t('Roll back')} action={t('Roll back')} onCancel={onClose}>
      <VersionField field={form.text('version')} releases={releases} label={t('Back to')} />
      <ReasonField field={form.text('reason')} />
      <Consequences sentences={sentences} />
    </Form>
  )
}

/** The form that serves a release to everyone. */
export const PromoteForm = (props: DialogProps) => (
  <WithReleases area={props.area.name}>{(releases) => <PromoteFields {...props} releases={releases} />}</WithReleases>
)

/** The form that serves an earlier release to everyone again. */
export const RollBackForm = (props: DialogProps) => (
  <WithReleases area={props.area.name}>{(releases) => <RollBackFields {...props} releases={releases} />}</WithReleases>
)
