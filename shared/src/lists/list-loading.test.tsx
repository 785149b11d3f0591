import { act, renderHook } from '@testing-library/react'
import { loadingAfterEmptyMs, useLoadingIndicator } from './list-loading'

describe('the loading indicator', () => {
  const renderIndicator = () => {
    const start = { loading: true, failed: false }
    return renderHook(({ loading, failed }) => useLoadingIndicator(loading, failed), { initialProps: start })
  }
  const passTime = (time: number) => act(() => void jest.advanceTimersByTime(time))

  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('ends 1.5 s after a success', () => {
    expect(loadingAfterEmptyMs).toBe(1500)
    const { result, rerender } = renderIndicator()
    expect(result.current).toBe(true)
    rerender({ loading: false, failed: false })
    passTime(1499)
    expect(result.current).toBe(true)
    passTime(1)
    expect(result.current).toBe(false)
  })

  test('ends at once after a failure', () => {
    const { result, rerender } = renderIndicator()
    rerender({ loading: false, failed: true })
    expect(result.current).toBe(false)
  })

  test('continues when the next page is requested before it has ended', () => {
    const { result, rerender } = renderIndicator()
    rerender({ loading: false, failed: false })
    passTime(1000)
    rerender({ loading: true, failed: false })
    passTime(5000)
    expect(result.current).toBe(true)
    rerender({ loading: false, failed: false })
    passTime(1500)
    expect(result.current).toBe(false)
  })

  test('is not shown if nothing was loading', () => {
    expect(renderHook(() => useLoadingIndicator(false, false)).result.current).toBe(false)
  })
})
