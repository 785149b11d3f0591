import * as z from 'zod/mini'
import { defineContract } from './endpoint'
import { Email, Name } from './person'

export const topics = ['school', 'family', 'help', 'privacy', 'press'] as const
export type Topic = (typeof topics)[number]

export const contactContract = defineContract({
  sendMessage: {
    method: 'POST',
    path: '/contact-us',
    summary: 'Send a message to the operators of the platform',
    access: 'public',
    body: z.object({
      name: Name,
      email: Email,
      topic: z.enum(topics),
      message: z.string().check(z.trim(), z.minLength(1, 'Please enter a message.'), z.maxLength(5000)),
      /** A honeypot: people do not see this field, so only programs fill it in. */
      website: z._default(z.string().check(z.maxLength(1000)), ''),
    }),
    data: z.null(),
  },
})
