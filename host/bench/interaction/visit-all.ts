import { getReady } from '../switches'
import { type Client, logIn, openTab, type Session, slowDown } from '../visits'
import { type Role, type UsedPage, usedPages } from './pages'
import { createUser, type Interaction, type Shift, startRecording } from './record'

const password = 'lekta-demo'
const loginKinds = { teacher: 'master', school: 'master', admin: 'master', parent: 'family', child: 'family' } as const
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** What happened on a page while it was used. */
export interface Used {
  interactions: Interaction[]
  shifts: Shift[]
}

async function logInAll(client: Client) {
  const sessions = new Map<Role, Session>()
  for (const role of Object.keys(loginKinds) as Role[])
    sessions.set(role, await logIn(client, role, password, loginKinds[role]))
  return sessions
}

/** Returns the address of the report of the first student in a teacher's list. */
async function findReport(client: Client): Promise<string> {
  const { context, page } = await openTab(client)
  await page.goto('/teacher/student')
  const report = page.locator('a[href*="/report-detail/"]').first()
  const path = (await report.getAttribute('href')) ?? ''
  await context.close()
  return path
}

/** Opens a page with an empty cache on a slow phone and uses it as soon as its heading is shown. */
async function visit(client: Client, { path, use }: UsedPage): Promise<Used> {
  const { context, page, devtools } = await openTab(client, phone)
  await startRecording(page)
  await slowDown(devtools)
  await getReady(page, devtools)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const user = createUser(page, devtools)
  await use(user)
  const used = await user.results()
  await context.close()
  return used
}

/** How often each page is opened and used. With one visit, the slowest interaction alone would decide. */
const visits = 3

/** Uses one page after another. `isChosen` leaves pages out. */
export async function* visitAll(client: Client, isChosen = (_page: UsedPage) => true) {
  const sessions = await logInAll(client)
  const report = await findReport({ ...client, session: sessions.get('teacher') })
  for (const used of usedPages(report).filter(isChosen)) {
    const session = used.role ? sessions.get(used.role) : undefined
    const results: Used[] = []
    for (let count = 0; count < visits; count++) results.push(await visit({ ...client, session }, used))
    const result = {
      interactions: results.flatMap(({ interactions }) => interactions),
      shifts: results.flatMap(({ shifts }) => shifts),
    }
    yield { used, result }
  }
}
