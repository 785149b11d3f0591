import * as z from 'zod/mini'

/** `stable` is for everyone, `canary` for a part of the users, `next` for testers. */
export const channels = ['stable', 'canary', 'next'] as const
export type Channel = (typeof channels)[number]

/** The gates that every package has to pass, in their order. */
export const gates = ['format', 'integrity', 'signature', 'paths', 'endpoints', 'shared', 'size', 'pages'] as const
export type Gate = (typeof gates)[number]

export const GateResult = z.object({
  gate: z.enum(gates),
  /** `skipped`: it does not apply, or the server cannot carry it out. */
  outcome: z.enum(['passed', 'failed', 'skipped']),
  /** Sentences for the team: what is wrong and what to do, or a note. */
  messages: z.array(z.string()),
})
export type GateResult = z.infer<typeof GateResult>
