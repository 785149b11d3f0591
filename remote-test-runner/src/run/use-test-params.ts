import { useAppSelector } from '@lekta/shared/client'
import { generatePath, useParams } from '@lekta/shared/routing'
import type { TestParams } from '../queue/test-params'

/** Returns the test in the address. */
export function useTestParams(): TestParams {
  const { code = '', id } = useParams()
  return { code, id: Number(id) }
}

/** Returns the attempt in the address. */
export function useAttempt() {
  return { ...useTestParams(), tries: Number(useParams().tries) }
}

/** Returns whether the user's first role is child. */
export const useIsChild = () => useAppSelector(({ session }) => session.roles[0] === 'child')

export const startPath = ({ code, id }: TestParams) => generatePath('/test/start/:code/:id', { code, id: String(id) })
export const mainPath = ({ code, id }: TestParams) => generatePath('/test/main/:code/:id', { code, id: String(id) })
export const resultPath = ({ code, id }: TestParams, tries: number) =>
  generatePath('/test/result/:code/:id/:tries', { code, id: String(id), tries: String(tries) })
export const reportPath = ({ code, id }: TestParams, tries: number) =>
  generatePath('/test/report/:code/:id/:tries', { code, id: String(id), tries: String(tries) })

/**
 * Returns the path where a parent starts the test as the child on the parent's device. The page belongs to the parent
 * area.
 */
export const startAsChildPath = ({ code, id, child }: TestParams & { child: { id: number } }) =>
  generatePath('/parents/child/test/:code/:id_test/:id', { code, id_test: String(id), id: String(child.id) })
