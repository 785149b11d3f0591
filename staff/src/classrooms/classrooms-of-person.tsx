import type { ApiError } from '@lekta/shared/client'
import { useAction } from '@lekta/shared/feedback/use-action'
import { FormCard } from '@lekta/shared/forms/form-card'
import { useUnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { useTranslation } from '@lekta/shared/i18n'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { useAllClassrooms } from '@lekta/shared/lists/use-all-rows'
import { Link, useSearchParams } from '@lekta/shared/routing'
import { Avatar, Button, FailureNotice, Group, Icon, PageHeader, Skeleton, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { ChoiceList } from '../people/choice-list'

interface Person {
  name: string
  username: string
  email: string | null
}

interface Props {
  /** From the address until the server has answered. */
  person: Person
  /** The label of the choice. */
  label: string
  back: string
  /** Undefined while loading. */
  chosen: readonly number[] | undefined
  /** Offers only these classrooms until the user asks for all. */
  offered?: readonly number[] | undefined
  error: unknown
  onRetry: () => void
  onSave: (classrooms: number[]) => Promise<unknown>
}

const Choosing = ({
  label,
  chosen,
  offered,
  onSave,
}: Pick<Props, 'label' | 'offered' | 'onSave'> & { chosen: readonly number[] }) => {
  const { t } = useTranslation()
  const act = useAction()
  const source = useAllClassrooms()
  const { rows } = source
  const [ids, setIds] = useState(chosen)
  const [all, setAll] = useState(false)
  const [busy, setBusy] = useState(false)
  const changed = ids.length !== chosen.length || ids.some((id) => !chosen.includes(id))
  const forget = useUnsavedGuard(changed)
  const narrow = offered && !all ? rows?.filter(({ id }) => offered.includes(id) || ids.includes(id)) : rows
  const save = async () => {
    setBusy(true)
    if (await act(() => onSave([...ids]), t('Saved.'))) forget()
    setBusy(false)
  }
  return (
    <Stack gap="md">
      <ChoiceList
        source={source}
        label={label}
        choices={narrow?.map(({ id, name, grade }) => ({ id, label: name, note: t('Grade {{grade}}', { grade }) }))}
        chosen={ids}
        onChange={setIds}
        none={t('There are no classrooms yet.')}
      />
      <Group>
        <Button loading={busy} disabled={!changed} onClick={() => void save()}>
          {t('Save')}
        </Button>
        {offered && !all && (
          <Button variant="subtle" onClick={() => setAll(true)}>
            {t('Show all classrooms')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

/** Changes the classrooms of one person. */
export const ClassroomsOfPerson = ({ person, back, chosen, error, onRetry, ...choice }: Props) => {
  const { t } = useTranslation()
  const lead = (
    <>
      <Button component={Link} to={back} variant="default" leftSection={<Icon name="back" size={18} />}>
        {t('Back')}
      </Button>
      <Avatar name={person.name} avatar={null} size={48} />
    </>
  )
  return (
    <>
      <PageHeader
        title={person.name || t('Classroom')}
        subtitle={[person.username, person.email].filter(Boolean).join(' · ')}
        before={lead}
      />
      {error ? (
        <FailureNotice message={(error as ApiError).message} onRetry={onRetry} />
      ) : (
        <FormCard>
          {chosen ? <Choosing key={chosen.join()} chosen={chosen} {...choice} /> : <Skeleton height={220} />}
        </FormCard>
      )}
      {!error && chosen?.length === 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('Not in any classroom yet.')}
        </Text>
      )}
    </>
  )
}

/** The student or teacher that the page is about, from its address. */
export function usePerson() {
  const [params] = useSearchParams()
  const person = { name: params.get('name') ?? '', username: params.get('username') ?? '', email: params.get('email') }
  return { id: wholeId(params.get('id')), teacherId: wholeId(params.get('teacherid')), person }
}
