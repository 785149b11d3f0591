import type { Placement } from '@lekta/shared/contract/people/student'
import { useTranslation } from '@lekta/shared/i18n'
import { useAllClassrooms } from '@lekta/shared/lists/use-all-rows'
import { Button, CancelButton, Checkbox, Dialog, Group, NativeSelect, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { usePlacements } from './use-placements'

/** What a move changes besides the classrooms. */
export interface MoveDetails {
  /** The new grade of the students; undefined leaves it as it is. */
  grade: number | undefined
  /** Whether the students also get new login cards. */
  withCards: boolean
  /** The classrooms in which the user has seen the students. */
  expected: { id: number; classrooms: number[] }[]
}

interface Props {
  /** The students to move; empty while the dialog is closed. */
  ids: readonly number[]
  onClose: () => void
  /** Resolves after the move; to false after a notice of its failure, so that the dialog stays open. */
  onMove: (classroom: { id: number; name: string }, keep: boolean, details: MoveDetails) => Promise<unknown>
}

interface ChoiceProps extends Props {
  placements: readonly Placement[] | null
  onRefused: () => void
}

const roomsOf = (placements: readonly Placement[]) => [
  ...new Map(placements.flatMap(({ classrooms }) => classrooms).map((room) => [room.id, room.name])).values(),
]

/** Says where the students are now. */
const CurrentPlacement = ({ placements }: { placements: readonly Placement[] }) => {
  const { t } = useTranslation()
  const names = roomsOf(placements).join(', ') || t('no classroom')
  const levels = [...new Set(placements.map(({ grade }) => grade))]
  const [level] = levels
  return (
    <Text>
      {levels.length === 1 && level !== null
        ? t('Now in {{names}}, grade {{grade}}', { names, grade: level })
        : t('Now in {{names}}', { names })}
    </Text>
  )
}

/** Returns whether a student's grade is another than that of the classroom. */
const differs = (placements: readonly Placement[], grade: number | undefined) =>
  grade !== undefined && placements.some((placement) => placement.grade !== grade)

const Choice = ({ ids, placements, onClose, onMove, onRefused }: ChoiceProps) => {
  const { t } = useTranslation()
  const { data: rooms } = useAllClassrooms()
  const [chosen, setChosen] = useState('')
  const [{ keep, changeGrade, withCards, busy }, setState] = useState({
    keep: false,
    changeGrade: true,
    withCards: false,
    busy: false,
  })
  const change = (part: Partial<Record<'keep' | 'changeGrade' | 'withCards' | 'busy', boolean>>) =>
    setState((last) => ({ ...last, ...part }))
  const room = rooms?.find(({ id }) => String(id) === chosen)
  const offersGrade = differs(placements ?? [], room?.grade)
  const move = async () => {
    if (!room || !placements) return
    change({ busy: true })
    const grade = offersGrade && changeGrade ? room.grade : undefined
    const expected = placements.map(({ id, classrooms }) => ({ id, classrooms: classrooms.map((old) => old.id) }))
    if ((await onMove(room, keep, { grade, withCards, expected })) !== false) return onClose()
    change({ busy: false })
    onRefused()
  }
  return (
    <Stack gap="md">
      {placements && <CurrentPlacement placements={placements} />}
      <NativeSelect
        label={t('To classroom')}
        value={chosen}
        disabled={!rooms}
        data={[
          { value: '', label: t('Choose a classroom') },
          ...(rooms ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data-autofocus
      />
      {room && offersGrade && (
        <Checkbox
          label={t('Change the grade to {{grade}}', { grade: room.grade })}
          checked={changeGrade}
          onChange={(event) => change({ changeGrade: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={t('Also keep them in their current classrooms')}
        checked={keep}
        onChange={(event) => change({ keep: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('Reset the password and print a new login card', {
          count: ids.length,
          defaultValue_other: 'Reset the passwords and print new login cards',
        })}
        checked={withCards}
        onChange={(event) => change({ withCards: event.currentTarget.checked })}
      />
      <Group justify="flex-end" gap="sm">
        <CancelButton onClick={onClose}>{t('Cancel')}</CancelButton>
        <Button loading={busy} disabled={!room || !placements} onClick={() => void move()}>
          {keep ? t('Add to the classroom') : t('Move')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Returns the title, which names the student and the class. */
function useTitle(ids: readonly number[], placements: readonly Placement[] | null): string {
  const { t } = useTranslation()
  const [first] = placements ?? []
  if (ids.length > 1 || !first)
    return t('Move {{count}} students', { count: ids.length, defaultValue_one: 'Move a student' })
  const { name } = first
  const classroom = roomsOf([first]).join(', ')
  return classroom ? t('Move {{name}} from {{classroom}}', { name, classroom }) : t('Move {{name}}', { name })
}

/** Lets the user choose the class to which students are moved. */
export const MoveDialog = (props: Props) => {
  const { placements, reload } = usePlacements(props.ids)
  const title = useTitle(props.ids, placements)
  return (
    <Dialog opened={props.ids.length > 0} onClose={props.onClose} title={title} centered>
      <Choice {...props} placements={placements} onRefused={reload} />
    </Dialog>
  )
}
