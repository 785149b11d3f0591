import { useSearchParams } from '@lekta/shared/routing'

const put = (params: URLSearchParams, changes: Readonly<Record<string, string>>) => {
  const next = new URLSearchParams(params)
  // When a filter changes, the list starts again at the first page.
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Returns the filters of a list, which are stored in the address. An empty value means no filter. */
export function useUrlFilter<N extends string>(...names: readonly N[]) {
  const [params, setParams] = useSearchParams()
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<N, string>
  const choose = (name: N, value: string) => setParams((current) => put(current, { [name]: value }), { replace: true })
  const onClear = () =>
    setParams((current) => put(current, Object.fromEntries(names.map((name) => [name, '']))), { replace: true })
  return { values, choose, filtered: names.some((name) => values[name]) ? { onClear } : undefined }
}
