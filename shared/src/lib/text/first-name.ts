interface Named {
  name: string
  preferred_name?: string | null | undefined
}

/** What a person is called in a sentence: the preferred name, or else the first word of the name. */
export const firstNameOf = ({ name, preferred_name }: Named): string =>
  preferred_name || (name.trim().split(/\s+/)[0] ?? name)
