import { generatePath } from '@lekta/shared/routing'

export const schedulesPath = '/teacher/schedule'
export const givePath = '/teacher/test'

/** Returns the path of a test's page. */
export const schedulePath = (id: number) => generatePath('/teacher/schedule/:id', { id: String(id) })

/**
 * Returns the path of the page that allows early starts and retakes, for the given test or for a test chosen on the
 * page.
 */
export const allowPath = (id?: number) => `/teacher/allow-test${id === undefined ? '' : `?schedule=${id}`}`

/** Returns the path of the form for giving a test on a day at a time, such as 2026-11-24 and 09:00. */
export const giveAtPath = ({ day, time }: { day: string; time: string }) => `${givePath}?day=${day}&time=${time}`
