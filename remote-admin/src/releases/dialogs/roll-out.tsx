import { useMutation } from '@lekta/shared/client'
import type { Release } from '@lekta/shared/contract/delivery/release'
import { type Audience, type NamedAudience, rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { SegmentedControl } from '@lekta/shared/ui'
import { useState } from 'react'
import { useAudienceText } from '../parts/use-audience-text'
import { AudienceFields } from './audience-fields'
import { type DialogProps, servedBy } from './dialog-props'
import { Consequences, ReasonField, useNotify, WhenField } from './fields'
import { VersionField, WithReleases } from './version-field'

type Channel = 'canary' | 'next'

/** The share of all users with which a rollout starts, in percent. */
const FIRST_SHARE = 10

const emptyAudience: NamedAudience = { share: 0, schools: [], roles: [], accounts: [] }
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const toAudience = ({ share, schools, roles, accounts }: NamedAudience): Audience => ({
  ...{ share, roles, schools: idsOf(schools), accounts: idsOf(accounts) },
})

/** Returns the release to start with: the one that is rolled out, or else the newest one that nobody gets. */
const firstVersion = (releases: readonly Release[], { action, rollout }: DialogProps) =>
  action.version ??
  servedBy(rollout, 'canary') ??
  (releases.find(({ channels, withdrawn }) => channels.length === 0 && !withdrawn) ?? releases[0])?.version ??
  ''

/** Returns a function that says what a rollout does, in sentences. */
function useConsequences({ rollout }: DialogProps) {
  const { t } = useTranslation()
  const audienceText = useAudienceText()
  const stable = servedBy(rollout, 'stable')
  return (version: string, channel: Channel, audience: NamedAudience) => {
    const running = servedBy(rollout, channel)
    const ends = running !== null && running !== version && t('The rollout of {{version}} ends.', { version: running })
    const isEmpty = JSON.stringify(audience) === JSON.stringify(emptyAudience)
    return [
      isEmpty
        ? t('Choose who gets {{version}}: a share, schools, roles or people.', { version })
        : t('{{version}} will be served to {{audience}}.', { version, audience: audienceText(audience) }),
      stable !== null &&
        t('Everyone else stays with {{version}}, which takes over where it fails.', { version: stable }),
      ends,
      channel === 'next'
        ? t('It is not watched like a rollout: it does not stop by itself.')
        : stable !== null && t('If it proves worse than {{version}}, it stops by itself.', { version: stable }),
    ]
  }
}

function Fields(props: DialogProps & { releases: readonly Release[] }) {
  const { area, rollout, releases, onClose } = props
  const { t } = useTranslation()
  const notify = useNotify()
  const consequences = useConsequences(props)
  const version = firstVersion(releases, props)
  const running = rollout.channels.find((one) => one.channel === 'canary' && one.version === version)
  const [audience, setAudience] = useState<NamedAudience>(running?.audience ?? { ...emptyAudience, share: FIRST_SHARE })
  const [rollOut] = useMutation(rolloutContract.rollOut)
  const form = useForm({
    body: rolloutContract.rollOut.body,
    initial: {
      ...{ version, channel: 'canary' as Channel, audience: toAudience(audience), reason: '' },
      at: null as string | null,
    },
    send: (body) => rollOut({ params: { area: area.name }, body }).unwrap(),
    onDone: ({ version: served, at }) => {
      notify(
        at === null
          ? t('{{version}} is rolled out.', { version: served })
          : t('{{version}} is scheduled.', { version: served }),
      )
      onClose()
    },
  })
  const { channel } = form.values
  const change = (next: NamedAudience) => {
    setAudience(next)
    form.set('audience', toAudience(next))
  }
  // Testers are usually named, and other users get a share.
  const choose = (next: Channel) => {
    form.set('channel', next)
    change({ ...audience, share: next === 'next' ? 0 : audience.share || FIRST_SHARE })
  }
  const sentences = consequences(form.values.version, channel, audience).filter((one) => one !== false)
  return (
    <Form form={form} label={t('Roll out')} action={t('Roll out')} onCancel={onClose}>
      <VersionField field={form.text('version')} releases={releases} />
      <SegmentedControl
        aria-label={t('For')}
        value={channel}
        onChange={(value) => choose(value as Channel)}
        data={[
          { value: 'canary', label: t('Part of the users') },
          { value: 'next', label: t('Testers') },
        ]}
      />
      <AudienceFields audience={audience} error={form.text('audience').error} onChange={change} />
      <WhenField field={form.text('at')} onChange={(at) => form.set('at', at)} />
      <ReasonField field={form.text('reason')} />
      <Consequences sentences={sentences} />
    </Form>
  )
}

/** The form that serves a release to a part of the users, or to testers. */
export const RollOutForm = (props: DialogProps) => (
  <WithReleases area={props.area.name}>{(releases) => <Fields {...props} releases={releases} />}</WithReleases>
)
