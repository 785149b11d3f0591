import * as z from 'zod/mini'

/** The token by which the push service addresses a browser. */
export const PushToken = z.string().check(z.minLength(1), z.maxLength(4096))
