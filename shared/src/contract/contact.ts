import * as z from 'zod/mini'
import { defineContract } from './endpoint'

export const topics = ['school', 'family', 'help', 'privacy', 'press'] as const
export type Topic = (typeof topics)[number]

export const contactContract = defineContract({
  sendMessage: {
    method: 'POST',
    path: '/contact-us',
    summary: 'Write to the people behind the product',
    access: 'public',
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      email: z.string().check(z.trim(), z.maxLength(254), z.email()),
      topic: z.enum(topics),
      message: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
      /** Nobody sees this field; what fills it in is a program. */
      website: z._default(z.string().check(z.maxLength(1000)), ''),
    }),
    data: z.null(),
  },
})
