import { generatePath } from '@lekta/shared/routing'

export const schedulesPath = '/teacher/schedule'
export const givePath = '/teacher/test'

/** Where one test is watched. */
export const schedulePath = (id: number) => generatePath('/teacher/schedule/:id', { id: String(id) })

/** Where more is allowed to children: in one test, or in whichever is chosen there. */
export const allowPath = (id?: number) => `${givePath}?tab=allow${id === undefined ? '' : `&schedule=${id}`}`
