import { useQuery } from '@lekta/shared/client'
import { platformSchoolContract } from '@lekta/shared/contract/platform/platform-school'
import { useTranslation } from '@lekta/shared/i18n'
import { listQuery } from '@lekta/shared/lists/use-list'
import { Button, Group, Stack, Text, TextInput } from '@lekta/shared/ui'
import { useEffect, useState } from 'react'
import { Chosen } from './chosen'
import styles from './dialogs.module.css'

interface School {
  id: number
  name: string
}

/** How many schools a search shows. */
const SHOWN = 6
/** Milliseconds after the last key until the search starts. */
const PAUSE = 250

const Found = ({
  search,
  chosen,
  onAdd,
}: {
  search: string
  chosen: readonly School[]
  onAdd: (one: School) => void
}) => {
  const { t } = useTranslation()
  const { currentData, isError } = useQuery(platformSchoolContract.platformSchools, {
    query: listQuery({ page: 1, itemsPerPage: SHOWN, search, sortBy: 'name', sortDesc: false }),
  })
  if (isError) return <Text size="sm">{t('The schools could not be loaded.')}</Text>
  if (!currentData) return <Text size="sm">{t('Searching…')}</Text>
  const found = currentData.data.filter(({ id }) => !chosen.some((one) => one.id === id))
  if (currentData.total === 0) return <Text size="sm">{t('No school has this name.')}</Text>
  return (
    <Group gap="xs" role="group" aria-label={t('Found schools')}>
      {found.map(({ id, name, city }) => (
        <Button
          key={id}
          size="compact-md"
          variant="default"
          data-named
          aria-label={t('Add {{name}}', { name })}
          onClick={() => onAdd({ id, name })}
        >
          + {city === null ? name : `${name}, ${city}`}
        </Button>
      ))}
    </Group>
  )
}

interface Props {
  schools: readonly School[]
  onChange: (schools: School[]) => void
  /** The most schools that can be chosen. */
  limit?: number
  error?: string | undefined
}

/** Chooses schools by searching for them. */
export const SchoolPicker = ({ schools, onChange, limit = Number.POSITIVE_INFINITY, error }: Props) => {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const add = (school: School) => {
    onChange([...schools, school])
    setText('')
    setSearch('')
  }
  return (
    <Stack gap="xs">
      {schools.length < limit && (
        <TextInput
          className={styles.search}
          label={t('Search schools')}
          placeholder={t('Name, city, NPSN or code')}
          value={text}
          error={error}
          autoComplete="off"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <div aria-live="polite">{search !== '' && <Found search={search} chosen={schools} onAdd={add} />}</div>
      <Chosen
        label={t('Schools')}
        rows={schools}
        onRemove={(id) => onChange(schools.filter((school) => school.id !== id))}
      />
    </Stack>
  )
}
