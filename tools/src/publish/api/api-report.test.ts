import { checkLibrary, isReported, readApis, reported } from './library-api'

// Compiles the declarations of the libraries, if they have changed.
jest.setTimeout(120_000)

let apis: ReturnType<typeof readApis>
beforeAll(() => {
  apis = readApis()
})

const command = 'Run npm run api-report, read the difference, and commit it.'

test.each(reported)('the API report of %s says what its sources export', (library) => {
  expect(isReported(library, apis[library]) || `${library}/api-report.md is out of date. ${command}`).toBe(true)
})

test.each(reported)(
  'version and changelog of %s say what changed in its API since the last published version',
  (library) => {
    expect(checkLibrary(library, apis[library])).toEqual([])
  },
)

test.each(reported)('every name that %s exports has a declaration in its report', (library) => {
  expect(apis[library].length).toBeGreaterThan(50)
  expect(apis[library].filter(({ shapes }) => shapes.length === 0)).toEqual([])
})
