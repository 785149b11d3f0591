import { QueryContent, type QueryState } from '@lekta/shared/feedback/query-content'
import { useAction } from '@lekta/shared/feedback/use-action'
import { FormCard } from '@lekta/shared/forms/form-card'
import { useUnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { useTranslation } from '@lekta/shared/i18n'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { useSearchParams } from '@lekta/shared/routing'
import { Avatar, Button, Group, PageHeader, Skeleton, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { ClassroomChoice } from './classroom-choice'

interface Person {
  name: string
  username: string
  email: string | null
}

interface Props {
  /** Taken from the address until the server has answered. */
  person: Person
  label: string
  /** @deprecated Breadcrumbs lead back to the list. */
  back: string
  /** The ids of the classrooms that the person is in. */
  query: QueryState<readonly number[]>
  /** Offers only these classrooms until the user asks for all. */
  offered?: readonly number[] | undefined
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
  const [ids, setIds] = useState(chosen)
  const [all, setAll] = useState(false)
  const [busy, setBusy] = useState(false)
  const changed = ids.length !== chosen.length || ids.some((id) => !chosen.includes(id))
  const forget = useUnsavedGuard(changed)
  const save = async () => {
    setBusy(true)
    if (await act(() => onSave([...ids]), t('Saved.'))) forget()
    setBusy(false)
  }
  return (
    <Stack gap="md">
      <ClassroomChoice
        label={label}
        chosen={ids}
        onChange={setIds}
        offered={offered && !all ? [...offered, ...ids] : undefined}
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

const ChoiceSkeleton = () => (
  <FormCard>
    <Skeleton height={220} />
  </FormCard>
)

/** Changes the classrooms of one person. */
export const ClassroomsOfPerson = ({ person, query, ...choice }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader
        title={person.name || t('Classroom')}
        subtitle={[person.username, person.email].filter(Boolean).join(' · ')}
        before={<Avatar name={person.name} avatar={null} />}
      />
      <QueryContent query={query} skeleton={<ChoiceSkeleton />} isForm>
        {(chosen) => (
          <>
            <FormCard>
              <Choosing key={chosen.join()} chosen={chosen} {...choice} />
            </FormCard>
            {chosen.length === 0 && (
              <Text size="sm" c="dimmed" mt="sm">
                {t('Not in any classroom yet.')}
              </Text>
            )}
          </>
        )}
      </QueryContent>
    </>
  )
}

/** The student or teacher that the page is about, from its address. */
export function usePerson() {
  const [params] = useSearchParams()
  const person = { name: params.get('name') ?? '', username: params.get('username') ?? '', email: params.get('email') }
  return { id: wholeId(params.get('id')), teacherId: wholeId(params.get('teacherid')), person }
}
