interface Named {
  name: string
  preferred_name?: string | null | undefined
}

/** Returns the name used for a person in a sentence: the preferred name, or else the first word of the name. */
export const firstNameOf = ({ name, preferred_name }: Named): string =>
  preferred_name || (name.trim().split(/\s+/)[0] ?? name)
