import { begin } from '../tries'

// A real browser beside a real server meets what no test can rule out, such as a machine that stands still. A journey that fails is
// made once more, and the first failure is printed; one that fails twice has failed.
jest.retryTimes(1, { logErrorsBeforeRetry: true })

beforeEach(() => {
  begin()
})
