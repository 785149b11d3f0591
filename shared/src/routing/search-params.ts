import { useCallback, useContext } from 'react'
import {
  createSearchParams,
  type NavigateOptions,
  UNSAFE_DataRouterContext as RouterContext,
  type SetURLSearchParams,
  useSearchParams as useDrawnParams,
  useLocation,
  useNavigate,
} from 'react-router-dom'

/**
 * Returns the search parameters of the address and a setter. Each change starts from the latest address, so that two
 * changes at the same time are both kept. React Router's own hook starts from the last render.
 */
export function useSearchParams(): readonly [URLSearchParams, SetURLSearchParams] {
  const [rendered] = useDrawnParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const router = useContext(RouterContext)?.router
  const change = useCallback<SetURLSearchParams>(
    (next, options?: NavigateOptions) => {
      const now = router && (router.state.navigation.location ?? router.state.location)
      // A cached page keeps the address of its last visit.
      const current = new URLSearchParams(now?.pathname === pathname ? now.search : rendered)
      void navigate(`?${createSearchParams(typeof next === 'function' ? next(current) : next)}`, options)
    },
    [router, pathname, rendered, navigate],
  )
  return [rendered, change]
}
