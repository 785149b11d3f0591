import * as z from 'zod/mini'
import { defineContract } from './endpoint'
import { TimeZone } from './people/school'
import { Email, LoginCard, Name, Password, Username } from './person'
import { Language, LoggedIn } from './session'

/** The code as printed in the log. Letter case, spaces and dashes are ignored. */
const SetupCode = z.string().check(z.trim(), z.minLength(1, 'Please enter the code.'), z.maxLength(100))

/** Sets up a production server at its first start. When an admin exists, every call returns 404. */
export const setupContract = defineContract({
  checkSetupCode: {
    method: 'POST',
    path: '/setup/check',
    summary: 'Check the one-time setup code from the server’s log',
    access: 'public',
    body: z.object({ code: SetupCode }),
    data: z.null(),
  },
  setUp: {
    method: 'POST',
    path: '/setup',
    summary: 'Create the first admin, and a first school if its name is given; logs the admin in',
    access: 'public',
    body: z.object({
      code: SetupCode,
      name: Name,
      username: Username,
      email: z.optional(Email),
      password: Password,
      language: Language,
      school_name: z.optional(Name),
      school_city: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      school_time_zone: z.optional(TimeZone),
      /** The username of the school's account. By default, it is derived from the school's name. */
      school_username: z.optional(Username),
    }),
    data: z.object({
      login: LoggedIn,
      school: z.nullable(
        z.object({
          name: z.string(),
          /** The code that a parent types to link a child to the school. */
          code: z.string(),
          login: LoginCard,
        }),
      ),
    }),
  },
})
