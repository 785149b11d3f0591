import { useMutation } from '@lekta/shared/client'
import type { Release } from '@lekta/shared/contract/delivery/release'
import { type NamedAudience, rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { SegmentedControl } from '@lekta/shared/ui'
import { useState } from 'react'
import { type DialogProps, servedBy } from './dialog-props'
import { Consequences, ReasonField, useNotify } from './fields'
import { PeoplePicker } from './people-picker'
import { SchoolPicker } from './school-picker'
import { VersionField, WithReleases } from './version-field'

type Target = Pick<NamedAudience, 'schools' | 'accounts'>

const nothing: Target = { schools: [], accounts: [] }

function PinFields({ area, rollout, action, releases, onClose }: DialogProps & { releases: readonly Release[] }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const [isSchool, setSchool] = useState(true)
  const [{ schools, accounts }, setTarget] = useState(nothing)
  const [pin] = useMutation(rolloutContract.pinRelease)
  const form = useForm({
    body: rolloutContract.pinRelease.body,
    initial: {
      version: action.version ?? servedBy(rollout, 'stable') ?? releases[0]?.version ?? '',
      // An empty text is a missing value; the field that is not used is null.
      school_id: '' as string | number | null,
      account_id: null as string | number | null,
      reason: '',
    },
    send: (body) => pin({ params: { area: area.name }, body }).unwrap(),
    onDone: ({ version }) => {
      notify(t('{{version}} is pinned.', { version }))
      onClose()
    },
  })
  const choose = (target: Target, forSchool: boolean) => {
    setTarget(target)
    setSchool(forSchool)
    form.set('school_id', forSchool ? (target.schools[0]?.id ?? '') : null)
    form.set('account_id', forSchool ? null : (target.accounts[0]?.id ?? ''))
  }
  const name = [...schools, ...accounts][0]?.name
  const { version } = form.values
  const sentence =
    name === undefined
      ? t('Choose who always gets {{version}}.', { version })
      : t('{{name}} always gets {{version}}, whatever is rolled out, until the pin is removed.', { name, version })
  return (
    <Form form={form} label={t('Pin')} action={t('Pin')} onCancel={onClose}>
      <VersionField field={form.text('version')} releases={releases} />
      <SegmentedControl
        aria-label={t('For')}
        value={isSchool ? 'school' : 'person'}
        onChange={(value) => choose(nothing, value === 'school')}
        data={[
          { value: 'school', label: t('A school') },
          { value: 'person', label: t('One person') },
        ]}
      />
      {isSchool ? (
        <SchoolPicker
          schools={schools}
          limit={1}
          error={form.text('school_id').error}
          onChange={(next) => choose({ ...nothing, schools: next }, true)}
        />
      ) : (
        <PeoplePicker
          people={accounts}
          limit={1}
          error={form.text('account_id').error}
          onChange={(next) => choose({ ...nothing, accounts: next }, false)}
        />
      )}
      <ReasonField field={form.text('reason')} />
      <Consequences sentences={[sentence]} />
    </Form>
  )
}

/** The form that pins a release for one school or one person. */
export const PinForm = (props: DialogProps) => (
  <WithReleases area={props.area.name}>{(releases) => <PinFields {...props} releases={releases} />}</WithReleases>
)
