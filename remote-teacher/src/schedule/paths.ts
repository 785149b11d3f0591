import { generatePath } from '@lekta/shared/routing'

export const schedulesPath = '/teacher/schedule'
export const givePath = '/teacher/test'

/** The page of a test that is running. */
export const schedulePath = (id: number) => generatePath('/teacher/schedule/:id', { id: String(id) })

/** The page that allows early starts and retakes: in a given test, or in one to be chosen there. */
export const allowPath = (id?: number) => `${givePath}?tab=allow${id === undefined ? '' : `&schedule=${id}`}`
