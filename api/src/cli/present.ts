import type { Config } from '../config/config'

interface Login {
  username: string
  /** The password, or null if the operator already knows it. */
  password: string | null
}

/** Returns the login details as text; a generated password is shown only here. */
export function presentLogin({ publicUrl }: Config, { username, password }: Login): string {
  const lines = [`  Log in at  ${publicUrl}/login`, `  Username   ${username}`]
  if (password === null) return lines.join('\n')
  return [
    ...lines,
    `  Password   ${password}`,
    '',
    'The password is shown only once. Hand it over in person or on paper, not by e-mail.',
  ].join('\n')
}
