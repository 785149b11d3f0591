import { useMutation } from '@lekta/shared/client'
import type { NamedAudience } from '@lekta/shared/contract/delivery/rollout'
import { platformAccountContract } from '@lekta/shared/contract/platform/platform-account'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Stack } from '@lekta/shared/ui'
import { type KeyboardEvent, useState } from 'react'
import { Chosen } from './chosen'
import styles from './dialogs.module.css'

type Person = NamedAudience['accounts'][number]

interface Props {
  people: readonly Person[]
  onChange: (people: Person[]) => void
  /** The most people that can be chosen. */
  limit?: number
  error?: string | undefined
}

/** Chooses people by their exact usernames. */
export const PeoplePicker = ({ people, onChange, limit = Number.POSITIVE_INFINITY, error }: Props) => {
  const { t } = useTranslation()
  const [username, setUsername] = useState('')
  const [failure, setFailure] = useState<string>()
  const [find, { isLoading }] = useMutation(platformAccountContract.findAccounts)
  const add = async () => {
    const name = username.trim()
    if (name === '') return
    const found = await find({ body: { name } })
      .unwrap()
      .catch(({ message }: { message: string }) => message)
    if (typeof found === 'string') return setFailure(found)
    const [account] = found
    if (!account) return setFailure(t('No adult has this username.'))
    setUsername('')
    setFailure(undefined)
    const person = { id: account.id, name: account.name, username: account.username }
    onChange([...people.filter(({ id }) => id !== person.id), person])
  }
  // Enter in this field adds the person, and does not send the form around it.
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void add()
  }
  return (
    <Stack gap="xs">
      {people.length < limit && (
        <div className={styles.addRow}>
          <UsernameField
            label={t('Username')}
            value={username}
            error={failure ?? error}
            onKeyDown={addOnEnter}
            onChange={({ currentTarget }) => {
              setUsername(currentTarget.value)
              setFailure(undefined)
            }}
          />
          <Button variant="default" loading={isLoading} onClick={() => void add()}>
            {t('Add')}
          </Button>
        </div>
      )}
      <Chosen
        label={t('People')}
        rows={people.map(({ id, name, username: login }) => ({ id, name: `${name} (${login})` }))}
        onRemove={(id) => onChange(people.filter((person) => person.id !== id))}
      />
    </Stack>
  )
}
