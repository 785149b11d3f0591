import { useTranslation } from '@lekta/shared/i18n'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { useAllClassrooms } from '@lekta/shared/lists/use-all-rows'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { Button, NativeSelect } from '@lekta/shared/ui'

/** Returns the classroom chosen in the address and a setter. A change shows the first page of the list. */
export function useChosenClassroom() {
  const { values, choose } = useUrlFilter('classroom')
  return { chosen: wholeId(values.classroom) ?? undefined, choose: (value: string) => choose('classroom', value) }
}

/**
 * Returns the notice that the classroom in the address is not one of the user's any more, as in an old link or a saved
 * view; undefined if it is, or while that is unknown.
 */
export function useLostClassroom() {
  const { t } = useTranslation()
  const { chosen, choose } = useChosenClassroom()
  const { data: rooms } = useAllClassrooms()
  if (chosen === undefined || !rooms || rooms.some(({ id }) => id === chosen)) return undefined
  return {
    title: t('This class is no longer there'),
    text: t(
      'The filter names a class that was deleted, archived or is not yours. Nothing else is wrong with the view.',
    ),
    action: (
      <Button variant="default" onClick={() => choose('')}>
        {t('Remove this filter')}
      </Button>
    ),
  }
}

/** Filters a page by classroom; the choice is in the address. */
export const ClassroomFilter = () => {
  const { t } = useTranslation()
  const { chosen, choose } = useChosenClassroom()
  const { data: rooms = [] } = useAllClassrooms()
  const names = rooms.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <NativeSelect
      aria-label={t('Classroom')}
      value={chosen === undefined ? '' : String(chosen)}
      data={[{ value: '', label: t('All classrooms') }, ...names]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
