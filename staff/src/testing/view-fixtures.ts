import { type SavedView, savedViewContract } from '@lekta/shared/contract/people/saved-view'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'

const common: Pick<SavedView, 'columns' | 'shared' | 'list'> = { columns: [], shared: true, list: 'students' }

/** Views as a teacher might save them: one’s own, one of a class that was deleted, and one that a colleague shares. */
const examples: readonly SavedView[] = [
  { ...common, id: 1, name: 'My class by growth', query: 'classroom=1&sort=-growth', author: null },
  {
    ...{ ...common, shared: false, id: 2, author: null },
    ...{ name: 'Last year’s class', query: 'classroom=99&sort=name' },
  },
  { ...common, id: 3, name: 'Grade 3', query: 'grade=3&sort=measure', author: 'Dewi Lestari' },
]

/** Returns the answers of a fake server with a few saved views. */
export function viewAnswers(): Answer[] {
  const views = examples.map((view): SavedView => ({ ...view }))
  const findEditable = (id: number) => {
    const view = views.find((one) => one.id === id && one.author === null)
    if (!view) throw refusal(404, 'There is no such view.')
    return view
  }
  return answers(savedViewContract, {
    savedViews: async ({ query: { list } }) => views.filter((view) => view.list === list).map((view) => ({ ...view })),
    addSavedView: async ({ body }) => {
      if (views.some(({ name, author }) => author === null && name === body.name))
        throw refusal(400, 'You already have a view with this name.', {
          name: 'You already have a view with this name.',
        })
      const id = Math.max(...views.map((view) => view.id)) + 1
      views.push({ ...body, id, author: null })
      return { id }
    },
    editSavedView: async ({ params: { id }, body }) => {
      Object.assign(findEditable(id), body)
      return null
    },
    removeSavedView: async ({ params: { id } }) => {
      views.splice(views.indexOf(findEditable(id)), 1)
      return null
    },
  })
}
