import { mostFoundPeople, type releasePeopleContract } from '@lekta/shared/contract/delivery/release-people'
import { recordAction } from '../../audit/record'
import type { Handlers } from '../../http/implement'
import { countPeople, selectPeople } from './people-queries'

export const releasePeopleHandlers: Handlers<typeof releasePeopleContract> = {
  findReleasePeople: async ({ body: { words }, tenant, database, now }) => {
    const [people, total] = await Promise.all([
      selectPeople(database, words, mostFoundPeople),
      countPeople(database, words),
    ])
    for (const { id } of people)
      await recordAction(database, { actor: tenant, action: 'account viewed', subject: `account ${id}`, at: now })
    return { people, total }
  },
}
