import { generatePath } from '@lekta/shared/routing'

export const schedulesPath = '/teacher/schedule'
export const givePath = '/teacher/test'

/** Returns the path of a test's page. */
export const schedulePath = (id: number) => generatePath('/teacher/schedule/:id', { id: String(id) })

/**
 * Returns the path of the page that allows early starts and retakes, for the given test or for a test chosen on the
 * page.
 */
export const allowPath = (id?: number) => `${givePath}?tab=allow${id === undefined ? '' : `&schedule=${id}`}`
