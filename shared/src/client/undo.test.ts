import { studentContract } from '../contract/people/student'
import { answers, refusal } from '../testing/fake-api'
import { recordedHttp } from '../testing/transports'
import { noticeSlice } from './store/notice'
import { createStore } from './store/store'
import { applyUndo, undoBy } from './undo'

const restored = undoBy(studentContract.restoreStudents, { body: { ids: [3] } })

test('an undo is a plain object with path, body and tags', () => {
  expect(restored).toEqual({
    path: '/v2/student/restore',
    body: { ids: [3] },
    tags: studentContract.restoreStudents.tags,
  })
})

test('applying an undo calls the server and shows a success notice', async () => {
  const { http, sent } = recordedHttp(answers(studentContract, { restoreStudents: async () => null }))
  const store = createStore(http)
  await applyUndo(store, restored)
  expect(sent).toMatchObject([{ method: 'POST', url: '/v2/student/restore', body: { ids: [3] } }])
  expect(store.getState().notice).toEqual({ kind: 'success', text: 'Change undone.' })
})

test('a failed undo shows the server’s message', async () => {
  const refused = async () => {
    throw refusal(404, 'There is no such student.')
  }
  const { http } = recordedHttp(answers(studentContract, { restoreStudents: refused }))
  const store = createStore(http)
  store.dispatch(noticeSlice.actions.noticed({ kind: 'success', text: 'Done.', undo: restored }))
  await applyUndo(store, restored)
  expect(store.getState().notice).toEqual({ kind: 'error', text: 'There is no such student.' })
})
