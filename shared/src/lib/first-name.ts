/** What a person is called in a sentence: the first word of the name. */
export const firstNameOf = ({ name }: { name: string }): string => name.trim().split(/\s+/)[0] ?? name
