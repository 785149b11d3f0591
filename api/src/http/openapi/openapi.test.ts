import type { Endpoint } from '@lekta/shared/contract/endpoint'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { handInAdmission } from '../../release/publish/serve-publish'
import { endpoints } from '../../testing/endpoints'
import { type TestApp, testApp } from '../../testing/test-app'

const publicUrl = 'https://read.lekta.test'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ environment: { PUBLIC_URL: publicUrl } })
})
afterAll(() => app.close())

/** Who may call each operation. One of them is in no contract. */
const operations = { ...endpoints, handInRelease: handInAdmission }

interface Document {
  servers: { url: string }[]
  paths: Record<string, Record<string, { operationId: keyof typeof operations; security?: object[] }>>
}

test('the OpenAPI description passes the strict rules of Redocly', async () => {
  const source = await (await fetch(`${app.address}/api/docs/json`)).text()
  // Only Lekta's own pages use the API, so the document has no licence to name.
  const config = await createConfig({ extends: ['recommended-strict'], rules: { 'info-license': 'off' } })
  const problems = await lintFromString({ source, config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('the OpenAPI description names the server and says whether each operation needs a session', async () => {
  const document = (await (await fetch(`${app.address}/api/docs/json`)).json()) as Document
  expect(document.servers).toEqual([{ url: publicUrl }])
  for (const { operationId, security } of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const { access, withReleaseToken }: Pick<Endpoint, 'access' | 'withReleaseToken'> = operations[operationId]
    const isPublic = access === 'public'
    const byToken = withReleaseToken ? [{ releaseToken: [] }] : []
    expect([operationId, security]).toEqual([operationId, isPublic ? [] : [{ token: [] }, ...byToken]])
  }
})
