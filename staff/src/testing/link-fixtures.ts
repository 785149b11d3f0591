import { type LinkedParent, type LinkRequest, linkContract } from '@lekta/shared/contract/people/link'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'

const day = 24 * 60 * 60_000

interface Pupil {
  id: number
  name: string
  username: string
  avatar: string | null
  classrooms: string[]
}

const parents = ['Dewi Prasetya', 'Bambang Santoso', 'Siti Rahmawati']

const textOf = ({ parent, child }: Pick<LinkRequest, 'parent' | 'child'>) => `${parent.name} ${child.name}`

const sort = {
  parent: ({ parent }: Pick<LinkRequest, 'parent'>) => parent.name,
  child: ({ child }: Pick<LinkRequest, 'child'>) => child.name,
}

/** A school with two waiting link requests and one linked parent; behaves like the server. */
export function linkAnswers(pupils: readonly Pupil[], now: Date): Answer[] {
  const people = pupils.slice(0, parents.length).map(({ id, name, username, avatar, classrooms }, i) => ({
    parent: {
      id: 900 + i,
      name: parents[i] ?? '',
      email: `${(parents[i] ?? '').split(' ')[0]?.toLowerCase()}@keluarga.example`,
    },
    child: { id, name, username, avatar, classrooms },
  }))
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString()
  let requests: LinkRequest[] = people.slice(0, 2).map((pair, i) => ({ ...pair, id: i + 1, asked_at: ago(2 - i) }))
  let linked: LinkedParent[] = people.slice(2).map((pair) => ({ ...pair, since: ago(90) }))
  const take = (id: number) => {
    const request = requests.find((row) => row.id === id)
    if (!request) throw refusal(409, 'The parent has withdrawn this request.')
    requests = requests.filter((row) => row.id !== id)
    return request
  }
  return answers(linkContract, {
    linkRequests: async ({ query }) =>
      listOf(requests, query, { text: textOf, sort: { ...sort, asked_at: ({ asked_at }) => asked_at } }),
    linkedParents: async ({ query }) =>
      listOf(linked, query, { text: textOf, sort: { ...sort, since: ({ since }) => since } }),
    approveLink: async ({ params }) => {
      const { parent, child } = take(params.id)
      linked = [...linked, { parent, child, since: now.toISOString() }]
      return null
    },
    declineLink: async ({ params }) => {
      take(params.id)
      return null
    },
    endLink: async ({ body }) => {
      linked = linked.filter(({ parent, child }) => parent.id !== body.parent_id || child.id !== body.child_id)
      return null
    },
  })
}
