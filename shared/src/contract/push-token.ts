import * as z from 'zod/mini'

/** The push service's name for a browser. */
export const PushToken = z.string().check(z.minLength(1), z.maxLength(4096))
