import { suggestUsername } from '@lekta/shared/lib/username'

interface Form<Field extends string> {
  values: Readonly<Record<Field, string>>
  set: (field: Field, value: string) => void
}

/**
 * Returns the change handler of a name's input, which also fills in the suggested username. A username that the user
 * has typed is not replaced.
 */
export const renameWithUsername =
  <Field extends string>({ values, set }: Form<Field>, name: Field, username: Field) =>
  ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
    set(name, value)
    if (values[username] === suggestUsername(values[name])) set(username, suggestUsername(value))
  }
