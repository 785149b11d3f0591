import type { Config } from '../config/config'

interface Login {
  username: string
  /** Null where the operator knows it. */
  password: string | null
}

/** Returns lines that say how to log in; a generated password is shown only this once. */
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
