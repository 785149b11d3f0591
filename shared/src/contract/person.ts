import * as z from 'zod/mini'

const isBirthday = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  return isDay && text >= '1990' && day.getTime() < Date.now()
}

export const Name = z.string().check(z.trim(), z.minLength(1, 'Please enter a name.'), z.maxLength(100))

/** An e-mail address, stored in lower case. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(200),
    z.regex(z.regexes.email, 'Please enter an e-mail address like name@example.org.'),
  )

/** A username, stored in lower case. */
export const Username = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(
      /^[a-z0-9][a-z0-9._-]{2,39}$/,
      'A username has 3 to 40 letters or digits, with dots, dashes and underscores between them if you like.',
    ),
  )

/** The date of birth of a person of school age or older, as year-month-day. */
export const DateOfBirth = z
  .string()
  .check(z.trim(), z.refine(isBirthday, 'Please enter the date of birth as year-month-day, like 2017-03-24.'))

/** The national student number, with its leading zeros. */
export const Nisn = z.string().check(z.trim(), z.regex(/^\d{10}$/, 'A NISN has 10 digits.'))

/** The login data of a new account, or of an account with a renewed password. They are shown only once. */
export const LoginCard = z.object({
  id: z.number(),
  name: z.string(),
  preferred_name: z.optional(z.nullable(z.string())),
  /** The names of a student's classrooms; empty or missing for everyone else. */
  classroom: z.optional(z.nullable(z.string())),
  username: z.string(),
  password: z.string(),
})
export type LoginCard = z.infer<typeof LoginCard>

/** A new password. `lib/password` checks its strength. */
export const Password = z.string().check(z.minLength(1, 'Please enter a password.'), z.maxLength(200))

/** The secret in a link's address. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))
