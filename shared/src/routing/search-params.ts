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
 * The parameters behind the address, and the way to change them. A change is made to what the address says by then, so that of two
 * changes at once neither is lost; react-router’s own hook makes each of what was drawn last.
 */
export function useSearchParams(): readonly [URLSearchParams, SetURLSearchParams] {
  const [drawn] = useDrawnParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const router = useContext(RouterContext)?.router
  const change = useCallback<SetURLSearchParams>(
    (next, options?: NavigateOptions) => {
      const now = router && (router.state.navigation.location ?? router.state.location)
      // A page that is left has the address as it was then.
      const current = new URLSearchParams(now?.pathname === pathname ? now.search : drawn)
      void navigate(`?${createSearchParams(typeof next === 'function' ? next(current) : next)}`, options)
    },
    [router, pathname, drawn, navigate],
  )
  return [drawn, change]
}
