import { MOST_VIEWS } from '@lekta/shared/contract/people/saved-view'
import { savedView } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function makeStaff() {
  const school = await app.make.school()
  const inSchool = { schoolId: school.id }
  const head = await app.make.schoolAccount({ ...inSchool, name: 'Bu Kepala' })
  const teacher = await app.make.teacher({ ...inSchool, name: 'Bu Sari' })
  return { school, head, teacher }
}

const content = { list: 'students' as const, query: 'grade=4&sort=-growth', columns: ['username'] }

const add = (account: { id: number }, name: string, shared = false, values: object = {}) =>
  app.as(account).call('addSavedView', { body: { ...content, name, shared, ...values } })
const list = (account: { id: number }) => app.as(account).call('savedViews', { query: { list: 'students' } })
const edit = (account: { id: number }, id: number, body: object) =>
  app.as(account).call('editSavedView', { params: { id }, body })
const refusedEdit = (account: { id: number }, id: number, body: object) =>
  app.as(account).refusal('editSavedView', { params: { id }, body })
const refusedAdd = (account: { id: number }, name: string, values: object = {}) =>
  app.as(account).refusal('addSavedView', { body: { ...content, name, shared: false, ...values } })

test('a view keeps filters, order and columns, and only its owner sees it until it is shared', async () => {
  const { head, teacher } = await makeStaff()
  const { id } = await add(teacher, ' Fourth grade ')
  expect(await list(teacher)).toEqual([{ ...content, id, name: 'Fourth grade', shared: false, author: null }])
  expect(await list(head)).toEqual([])
  await edit(teacher, id, { shared: true })
  expect(await list(head)).toEqual([{ ...content, id, name: 'Fourth grade', shared: true, author: 'Bu Sari' }])
})

test('a shared view can be changed and deleted by its owner alone', async () => {
  const { head, teacher } = await makeStaff()
  const { id } = await add(teacher, 'Mine', true)
  expect(await refusedEdit(head, id, { name: 'Ours' })).toMatchObject({ status: 404 })
  expect(await app.as(head).refusal('removeSavedView', { params: { id } })).toMatchObject({ status: 404 })
  await edit(teacher, id, { name: 'Ours', query: 'grade=5&sort=name', columns: [] })
  expect(await list(head)).toMatchObject([{ name: 'Ours', query: 'grade=5&sort=name', columns: [] }])
  await app.as(teacher).call('removeSavedView', { params: { id } })
  expect(await list(teacher)).toEqual([])
})

test('another school never sees a shared view', async () => {
  const { teacher } = await makeStaff()
  await add(teacher, 'Shared', true)
  expect(await list((await makeStaff()).head)).toEqual([])
})

test('one account has each name once in a list, whatever the case', async () => {
  const { head, teacher } = await makeStaff()
  await add(teacher, 'Grade 4')
  const { id } = await add(teacher, 'Grade 5')
  const taken = { status: 400, errors: { name: 'You already have a view with this name.' } }
  expect(await refusedAdd(teacher, 'grade 4')).toMatchObject(taken)
  expect(await refusedEdit(teacher, id, { name: 'GRADE 4' })).toMatchObject(taken)
  await edit(teacher, id, { name: 'grade 5' })
  await add(head, 'Grade 4')
})

test('a view never stores what was searched', async () => {
  const { teacher } = await makeStaff()
  for (const query of ['q=Wulan', 'grade=4&q=x', 'page=3', 'name=<script>'])
    expect(await refusedAdd(teacher, 'A child', { query })).toMatchObject({
      status: 400,
      errors: { query: 'A view can only hold filters and an order.' },
    })
})

test('an account with the maximum number of views cannot save another', async () => {
  const { school, teacher } = await makeStaff()
  const row = { ...content, schoolId: school.id, accountId: teacher.id }
  await app.database
    .insert(savedView)
    .values(Array.from({ length: MOST_VIEWS }, (_, i) => ({ ...row, name: `View ${i}` })))
  expect(await refusedAdd(teacher, 'One more')).toMatchObject({ status: 409 })
})
