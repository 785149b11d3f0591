import type { NamedAudience } from '@lekta/shared/contract/delivery/rollout'
import { roles as allRoles, type Role } from '@lekta/shared/contract/endpoint'
import { useTranslation } from '@lekta/shared/i18n'
import { Checkbox, Group, Text, TextInput } from '@lekta/shared/ui'
import { type ReactNode, useState } from 'react'
import { roleNames } from '../../accounts/role-names'
import styles from './dialogs.module.css'
import { PeoplePicker } from './people-picker'
import { SchoolPicker } from './school-picker'

interface Props {
  audience: NamedAudience
  /** Why it cannot be used. */
  error?: string | undefined
  onChange: (audience: NamedAudience) => void
}

/** Returns a share that is a whole number from 0 to 100. */
const asShare = (text: string) => Math.min(100, Math.max(0, Math.round(Number(text) || 0)))

interface ShareProps {
  share: number
  error: string | undefined
  onChange: (share: number) => void
}

const ShareFields = ({ share, error, onChange }: ShareProps) => {
  const { t } = useTranslation()
  const change = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(asShare(currentTarget.value))
  return (
    <div>
      <div className={styles.shareRow}>
        <div>
          <Text size="sm" fw={500} mb={4} component="label" htmlFor="share-range" display="block">
            {t('Share of all users')}
          </Text>
          <input
            id="share-range"
            className={styles.range}
            type="range"
            min={0}
            max={100}
            value={share}
            aria-valuetext={`${share}%`}
            onChange={change}
          />
        </div>
        <TextInput
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          aria-label={t('Share in percent')}
          rightSection="%"
          name="audience"
          value={String(share)}
          onChange={change}
        />
      </div>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('Always the same accounts, so nobody switches back and forth.')}
      </Text>
    </div>
  )
}

/** One more way to choose who gets a release. It is open if something was chosen before. */
const More = ({ title, count, children }: { title: string; count: number; children: ReactNode }) => {
  const [isOpen] = useState(count > 0)
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        {title}
        {count > 0 && ` (${count})`}
      </summary>
      {children}
    </details>
  )
}

/** Who gets a release: a share of all users, and all who belong to the chosen roles, schools and people. */
export const AudienceFields = ({ audience, error, onChange }: Props) => {
  const { t } = useTranslation()
  const { share, schools, roles, accounts } = audience
  const change = (part: Partial<NamedAudience>) => onChange({ ...audience, ...part })
  const toggle = (role: Role, chosen: boolean) =>
    change({ roles: allRoles.filter((each) => (each === role ? chosen : roles.includes(each))) })
  return (
    <>
      <ShareFields share={share} error={error} onChange={(next) => change({ share: next })} />
      <div>
        <More title={t('Schools')} count={schools.length}>
          <SchoolPicker schools={schools} onChange={(next) => change({ schools: next })} />
        </More>
        <More title={t('Roles')} count={roles.length}>
          <Group gap="md" role="group" aria-label={t('Roles')}>
            {allRoles.map((role) => (
              <Checkbox
                key={role}
                label={t(roleNames[role])}
                checked={roles.includes(role)}
                onChange={({ currentTarget }) => toggle(role, currentTarget.checked)}
              />
            ))}
          </Group>
        </More>
        <More title={t('People')} count={accounts.length}>
          <PeoplePicker people={accounts} onChange={(next) => change({ accounts: next })} />
        </More>
      </div>
    </>
  )
}
