import { type ApiError, useMutation } from '@lekta/shared/client'
import { type ReleasePerson, releasePeopleContract } from '@lekta/shared/contract/delivery/release-people'
import type { NamedAudience } from '@lekta/shared/contract/delivery/rollout'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Stack, Text, UnstyledButton } from '@lekta/shared/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { roleNames } from '../../accounts/role-names'
import { Chosen } from './chosen'
import styles from './dialogs.module.css'

type Person = NamedAudience['accounts'][number]

interface Found {
  people: readonly ReleasePerson[]
  total: number
}

const FoundPerson = ({ person, onAdd }: { person: ReleasePerson; onAdd: () => void }) => {
  const { t } = useTranslation()
  const { name, username, roles, school } = person
  return (
    <li>
      <UnstyledButton
        className={styles.found}
        aria-label={t('Add {{name}}', { name: `${name} (${username})` })}
        onClick={onAdd}
      >
        <span>
          <Text component="span" display="block" fw={600}>
            {name}
          </Text>
          <Text component="span" display="block" size="sm" c="dimmed">
            {[...roles.map((role) => t(roleNames[role])), school, username].filter(Boolean).join(' · ')}
          </Text>
        </span>
        <Icon name="add" size={18} />
      </UnstyledButton>
    </li>
  )
}

interface FoundProps {
  found: Found
  chosen: readonly Person[]
  onAdd: (person: ReleasePerson) => void
}

const FoundPeople = ({ found: { people, total }, chosen, onAdd }: FoundProps) => {
  const { t } = useTranslation()
  if (total === 0) return <Text size="sm">{t('Nobody has this name. Check the spelling, or try the username.')}</Text>
  const others = people.filter(({ id }) => !chosen.some((person) => person.id === id))
  if (others.length === 0) return <Text size="sm">{t('Everyone found is already chosen.')}</Text>
  return (
    <>
      <ul className={styles.foundList} aria-label={t('Found people')}>
        {others.map((person) => (
          <FoundPerson key={person.id} person={person} onAdd={() => onAdd(person)} />
        ))}
      </ul>
      {total > people.length && (
        <Text size="sm" c="dimmed">
          {t('{{shown}} of {{total}} people. Add the school or more of the name.', { shown: people.length, total })}
        </Text>
      )}
    </>
  )
}

interface Props {
  people: readonly Person[]
  onChange: (people: Person[]) => void
  /** The most people that can be chosen. */
  limit?: number
  error?: string | undefined
}

/** Chooses adults and children by their names. Each search is in the activity log, so it starts only on request. */
export const PeoplePicker = ({ people, onChange, limit = Number.POSITIVE_INFINITY, error }: Props) => {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<string>()
  const [find, { isLoading }] = useMutation(releasePeopleContract.findReleasePeople)
  const search = async () => {
    setFound(undefined)
    const answer = await find({ body: { words } })
      .unwrap()
      .catch(({ errors, message }: ApiError) => errors?.words ?? message)
    if (typeof answer === 'string') setFailure(answer)
    else setFound(answer)
  }
  // Enter in this field searches, and does not send the form around it.
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void search()
  }
  const add = ({ id, name, username }: ReleasePerson) => {
    onChange([...people, { id, name, username }])
    setWords('')
    setFound(undefined)
    input.current?.focus()
  }
  return (
    <Stack gap="xs">
      {people.length < limit && (
        <div className={styles.addRow}>
          <UsernameField
            ref={input}
            label={t('Search people')}
            placeholder={t('Name, school or username')}
            value={words}
            error={failure ?? error}
            onKeyDown={searchOnEnter}
            onChange={({ currentTarget }) => {
              setWords(currentTarget.value)
              setFailure(undefined)
            }}
          />
          <Button variant="default" loading={isLoading} onClick={() => void search()}>
            {t('Search')}
          </Button>
        </div>
      )}
      <div aria-live="polite">{found && <FoundPeople found={found} chosen={people} onAdd={add} />}</div>
      <Chosen
        label={t('People')}
        rows={people.map(({ id, name, username }) => ({ id, name: `${name} (${username})` }))}
        onRemove={(id) => onChange(people.filter((person) => person.id !== id))}
      />
    </Stack>
  )
}
