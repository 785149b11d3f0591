import { QueryContent, type QueryState } from '@lekta/shared/feedback/query-content'
import { FormCard } from '@lekta/shared/forms/form-card'
import { UnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { BackButton } from '@lekta/shared/navigation/back-button'
import { PageHeader, Skeleton } from '@lekta/shared/ui'
import type { ReactNode } from 'react'

interface Props<Person> {
  query: QueryState<Person>
  title: string
  /** The path of the list. */
  back: string
  /** The height of the form in pixels, for its placeholder. */
  height: number
  children: (person: Person) => ReactNode
  /** A further card below the form. */
  below?: (person: Person) => ReactNode
}

/** The page that changes a student or a teacher. */
export const EditPersonPage = <Person extends { name: string }>({
  query,
  title,
  back,
  height,
  children,
  below,
}: Props<Person>) => (
  <>
    <PageHeader
      title={query.data?.name ?? title}
      subtitle={query.error ? undefined : title}
      before={<BackButton to={back} />}
    />
    <QueryContent query={query} skeleton={<Skeleton height={height} maw={760} radius="lg" />} isForm>
      {(person) => (
        <UnsavedGuard>
          <FormCard>{children(person)}</FormCard>
          {below?.(person)}
        </UnsavedGuard>
      )}
    </QueryContent>
  </>
)
