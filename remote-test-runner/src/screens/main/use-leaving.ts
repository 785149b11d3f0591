import { api, useAppDispatch } from '@lekta/shared/client'
import { useNavigate } from '@lekta/shared/routing'
import { useEffect } from 'react'
import type { TestParams } from '../../queue/test-params'
import { type Run, viewOf } from '../../run/run'
import { resultPath, startPath } from '../../run/use-test-params'

const tags = ['Test', 'Report', 'Child', 'Student']
/** Cached data that a finished test makes stale; some of its tags may not be registered yet. */
const stale = () => api.enhanceEndpoints({ addTagTypes: tags }).util.invalidateTags(tags)

/**
 * Opens the result when the test is over, and the start page if no attempt is running. Warns before a tab with
 * unsaved answers is closed.
 */
export function useLeaving({ code, id }: TestParams, run: Run) {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const view = viewOf(run)
  const finished = view.kind === 'finished' ? view.tries : null
  const outside = view.kind === 'outside'
  const holds = !run.lasting && run.unconfirmed.length > 0
  useEffect(() => {
    if (finished === null) return
    dispatch(stale())
    void navigate(resultPath({ code, id }, finished), { replace: true })
  }, [finished, code, id, navigate, dispatch])
  useEffect(() => {
    if (outside) void navigate(startPath({ code, id }), { replace: true })
  }, [outside, code, id, navigate])
  useEffect(() => {
    if (!holds) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [holds])
}
