import { linkContract, type OwnLinkRequest } from '@lekta/shared/contract/people/link'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { ago } from './fixtures-time'

/** A fake server for link requests. */
export function linkAnswers(now: Date, first: OwnLinkRequest[]): Answer[] {
  let requests = first
  return answers(linkContract, {
    ownLinkRequests: async () => requests,
    askLink: async ({ body: { code, username } }) => {
      const request = { ...requestOf(now), id: requests.length + 1, code: code.toUpperCase(), username }
      requests = [request, ...requests]
      return request
    },
    withdrawLink: async ({ params }) => {
      requests = requests.filter(({ id }) => id !== params.id)
      return null
    },
    letGoChild: async () => null,
  })
}

/** Returns a request that has been waiting for the school since yesterday. */
export const requestOf = (now: Date, more: Partial<OwnLinkRequest> = {}): OwnLinkRequest => ({
  ...{ id: 1, code: 'MELAT17Q', username: 'dini.lestari', asked_at: ago(now, 1), state: 'waiting' },
  ...{ decided_at: null, reason: null, again_at: null },
  ...more,
})
