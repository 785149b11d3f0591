import { TextInput, type TextInputProps } from '@lekta/shared/ui'

const exact = { autoComplete: 'off', spellCheck: false } as const

/** An input for a username. The device does not correct or capitalise the text. */
export const UsernameField = (props: TextInputProps) => <TextInput {...exact} autoCapitalize="none" {...props} />

/** An input for a code in capital letters. The device does not correct the text. */
export const CodeField = (props: TextInputProps) => <TextInput {...exact} autoCapitalize="characters" {...props} />
