import { errorOf, failure, setUpFakePortal } from '../testing/fake-portal'
import { UsageError } from '../usage-error'

const portal = setUpFakePortal()

describe('a portal that cannot do it', () => {
  test.each([
    [failure(401, { message: 'Please log in.' }), 'The portal does not accept the token in LEKTA_RELEASE_TOKEN'],
    [failure(403, { message: 'This token can only hand in releases.' }), 'This token can only hand in releases.'],
    [failure(404, {}), 'is not the address of a portal'],
    [failure(404, { message: 'There is no such release.' }), 'There is no such release. “lekta-tools releases” lists'],
    [failure(409, { message: '1.0.0 is already served to everyone.' }), '1.0.0 is already served to everyone.'],
    [
      failure(422, { message: 'Please check the input.', errors: { version: 'Unknown.' } }),
      'Please check the input.\n  version: Unknown.',
    ],
    [
      failure(400, { message: 'There is no such school.', errors: { 'audience.schools': 'There is no such school.' } }),
      /^There is no such school\.$/,
    ],
    [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'The portal failed (502). Try again in a minute'],
    [{ status: 200, body: '<h1>Hello</h1>' }, 'is not a portal'],
  ])('%j is explained', async (answer, text) => {
    portal.answers = [answer]
    const { message } = await errorOf('promote', '1.0.0', '--reason', 'Good')
    if (typeof text === 'string') expect(message).toContain(text)
    else expect(message).toMatch(text)
  })

  test('an address that does not answer is explained', async () => {
    await portal.stop()
    expect((await errorOf('status')).message).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)\. Check LEKTA_PORTAL/,
    )
  })

  test.each([
    [{ LEKTA_PORTAL: '' }, 'Set LEKTA_PORTAL to the address of the portal'],
    [{ LEKTA_PORTAL: 'lekta.example' }, 'LEKTA_PORTAL is “lekta.example”, which is not an address'],
    [{ LEKTA_RELEASE_TOKEN: '' }, 'Set LEKTA_RELEASE_TOKEN to a release token of the area.'],
  ])('%j is refused', async (settings, text) => {
    Object.assign(process.env, settings)
    const error = await errorOf('status')
    expect(error).toBeInstanceOf(UsageError)
    expect(error.message).toContain(text)
  })
})
