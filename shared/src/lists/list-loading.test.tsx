import { act, renderHook } from '@testing-library/react'
import { loadingAfterEmptyMs, useLoadingIndicator } from './list-loading'

describe('the sign of loading', () => {
  const follow = () => {
    const start = { loading: true, failed: false }
    return renderHook(({ loading, failed }) => useLoadingIndicator(loading, failed), { initialProps: start })
  }
  const pass = (time: number) => act(() => void jest.advanceTimersByTime(time))

  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('ends 1.5 s after a success', () => {
    expect(loadingAfterEmptyMs).toBe(1500)
    const { result, rerender } = follow()
    expect(result.current).toBe(true)
    rerender({ loading: false, failed: false })
    pass(1499)
    expect(result.current).toBe(true)
    pass(1)
    expect(result.current).toBe(false)
  })

  test('ends at once after a failure', () => {
    const { result, rerender } = follow()
    rerender({ loading: false, failed: true })
    expect(result.current).toBe(false)
  })

  test('continues when the next page is requested before it has ended', () => {
    const { result, rerender } = follow()
    rerender({ loading: false, failed: false })
    pass(1000)
    rerender({ loading: true, failed: false })
    pass(5000)
    expect(result.current).toBe(true)
    rerender({ loading: false, failed: false })
    pass(1500)
    expect(result.current).toBe(false)
  })

  test('is not shown where nothing was loaded', () => {
    expect(renderHook(() => useLoadingIndicator(false, false)).result.current).toBe(false)
  })
})
