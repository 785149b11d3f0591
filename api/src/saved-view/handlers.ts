import { MOST_VIEWS, type savedViewContract } from '@lekta/shared/contract/people/saved-view'
import { ApiError, badInput, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import * as queries from './queries'

const takenName = () => badInput({ name: 'You already have a view with this name.' })

export const savedViewHandlers: Handlers<typeof savedViewContract> = {
  savedViews: ({ query: { list }, tenant, database }) => queries.selectViews(tenant, database, list),

  addSavedView: async ({ body, tenant, database, now }) => {
    if (await queries.hasName(tenant, database, body)) throw takenName()
    if ((await queries.countViews(tenant, database)) >= MOST_VIEWS)
      throw new ApiError(409, 'You can save at most 100 views. Please delete one that you no longer need.')
    return { id: await queries.insertView(tenant, database, body, now) }
  },

  editSavedView: async ({ params: { id }, body: { name, query, columns, shared }, tenant, database }) => {
    const view = await queries.selectOwnView(tenant, database, id)
    if (!view) throw notFound('view')
    const { list } = view
    if (name !== undefined && (await queries.hasName(tenant, database, { list, name, except: id }))) throw takenName()
    const values = {
      ...(name !== undefined && { name }),
      ...(query !== undefined && { query }),
      ...(columns && { columns }),
      ...(shared !== undefined && { shared }),
    }
    if (Object.keys(values).length > 0) await queries.updateView(tenant, database, id, values)
    return null
  },

  removeSavedView: async ({ params: { id }, tenant, database }) => {
    if (!(await queries.deleteView(tenant, database, id))) throw notFound('view')
    return null
  },
}
