import { useTranslation } from '@lekta/shared/i18n'
import { useSearchParams } from '@lekta/shared/routing'
import { NativeSelect } from '@lekta/shared/ui'
import { useAllClassrooms } from './use-all-rows'

/** The classroom that the address narrows to, and the way to another; a change starts at the first page. */
export function useChosenClassroom() {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('classroom'))
  const choose = (value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('page')
        if (value) next.set('classroom', value)
        else next.delete('classroom')
        return next
      },
      { replace: true },
    )
  return { chosen: Number.isInteger(id) && id > 0 ? id : undefined, choose }
}

/** Narrows a page to one classroom; the choice stands in the address. */
export const ClassroomFilter = () => {
  const { t } = useTranslation()
  const { chosen, choose } = useChosenClassroom()
  const { rows = [] } = useAllClassrooms()
  const names = rows.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <NativeSelect
      aria-label={t('Classroom')}
      value={chosen === undefined ? '' : String(chosen)}
      data={[{ value: '', label: t('All classrooms') }, ...names]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
