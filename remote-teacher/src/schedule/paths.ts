import { generatePath } from '@lekta/shared/routing'

export const schedulesPath = '/teacher/schedule'
export const givePath = '/teacher/test'

/** The page of a test that is running. */
export const schedulePath = (id: number) => generatePath('/teacher/schedule/:id', { id: String(id) })

/** The page that allows early starts and retakes, for the given test or for one chosen on the page. */
export const allowPath = (id?: number) => `${givePath}?tab=allow${id === undefined ? '' : `&schedule=${id}`}`
