import { TextInput, type TextInputProps } from '@lekta/shared/ui'

const exact = { autoComplete: 'off', spellCheck: false } as const

/** An input for a username, which the device does not correct or capitalise. */
export const UsernameField = (props: TextInputProps) => <TextInput {...exact} autoCapitalize="none" {...props} />

/** An input for a code in capital letters, which the device does not correct. */
export const CodeField = (props: TextInputProps) => <TextInput {...exact} autoCapitalize="characters" {...props} />
