import { QueryContent, type QueryState } from '@lekta/shared/feedback/query-content'
import { FormCard } from '@lekta/shared/forms/form-card'
import { UnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { PageHeader, Skeleton, Stack } from '@lekta/shared/ui'
import type { ReactNode } from 'react'

interface Props<Person> {
  query: QueryState<Person>
  title: string
  /** @deprecated Breadcrumbs lead back to the list. */
  back: string
  /** The height of the form in pixels, for its placeholder. */
  height: number
  children: (person: Person) => ReactNode
  /** Content below the form. */
  below?: (person: Person) => ReactNode
}

/** The page that changes a student or a teacher. */
export const EditPersonPage = <Person extends { name: string }>({
  query,
  title,
  height,
  children,
  below,
}: Props<Person>) => (
  <>
    <PageHeader title={query.data?.name ?? title} subtitle={query.error ? undefined : title} />
    <QueryContent query={query} skeleton={<Skeleton height={height} maw={760} radius="lg" />} isForm>
      {(person) => (
        <UnsavedGuard>
          <Stack gap="md">
            <FormCard>{children(person)}</FormCard>
            {below?.(person)}
          </Stack>
        </UnsavedGuard>
      )}
    </QueryContent>
  </>
)
