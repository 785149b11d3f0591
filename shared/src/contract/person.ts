import * as z from 'zod/mini'

/** What a person is called. */
export const Name = z.string().check(z.trim(), z.minLength(1, 'Please write a name.'), z.maxLength(100))

/** Kept in lower case. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(200),
    z.regex(z.regexes.email, 'Please write an e-mail address like name@example.org.'),
  )

/** Kept in lower case. */
export const Username = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(
      /^[a-z0-9][a-z0-9._-]{2,39}$/,
      'A username has 3 to 40 letters or digits; dots, dashes and underscores may stand between them.',
    ),
  )

/** A password as it is chosen; which ones are good enough, `lib/password` says. */
export const Password = z.string().check(z.minLength(1, 'Please write a password.'), z.maxLength(200))

/** The secret of a link, as it stands in its address. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))
