import { useSearchParams } from '@lekta/shared/routing'

const put = (params: URLSearchParams, changes: Readonly<Record<string, string>>) => {
  const next = new URLSearchParams(params)
  // Whatever narrows the list anew starts at its first page.
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** What narrows a list besides its search, as the address says it. An empty value is none. */
export function useUrlFilter<N extends string>(...names: readonly N[]) {
  const [params, setParams] = useSearchParams()
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<N, string>
  const choose = (name: N, value: string) => setParams((current) => put(current, { [name]: value }), { replace: true })
  const onClear = () =>
    setParams((current) => put(current, Object.fromEntries(names.map((name) => [name, '']))), { replace: true })
  return { values, choose, filtered: names.some((name) => values[name]) ? { onClear } : undefined }
}
