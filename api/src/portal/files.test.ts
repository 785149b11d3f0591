import { parseHostFiles } from './files'

const common = { app: ['/app.js'], pages: {}, frame: [], fonts: [] }

test('a host that shares small modules names the files of each', () => {
  const files = { ...common, federation: ['/loader.js'], legacy: ['/runtime.js'], kit: { menu: ['/menu.js'] } }
  expect(parseHostFiles(JSON.stringify(files))).toEqual(files)
})

test('a host that is older than the server serves the runtime and the whole UI to every release', () => {
  const files = { ...common, federation: ['/runtime.js'], kit: ['/ui.js'] }
  expect(parseHostFiles(JSON.stringify(files))).toEqual({
    ...common,
    federation: ['/runtime.js'],
    legacy: ['/runtime.js', '/ui.js'],
    kit: {},
  })
})
