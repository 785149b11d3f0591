import { brand } from '@lekta/shared/brand'
import * as z from 'zod/mini'
import { defineJob } from '../jobs/job'
import { sendPush } from '../push/fcm'
import { titleOf } from './kinds'
import { deleteDevice, selectPush } from './queries'

const pushBodies = { en: `Open ${brand.name} to read it.`, id: `Buka ${brand.name} untuk membacanya.` } as const

/** Shows a notification in a browser while the portal is closed there, unless it was read in the meantime. */
export const pushJob = defineJob({
  name: 'push',
  duringMaintenance: true,
  sends: true,
  data: z.object({ id: z.number(), token: z.string() }),
  retry: { limit: 5, delay: 15 },
  timeLimit: 60,
  work: async ({ data: { id, token }, database, config, now, metrics }) => {
    const { firebase, publicUrl } = config
    const found = firebase && (await selectPush(database, id, token))
    if (!firebase || !found) return
    const { language, link, ...stored } = found
    // The push service must not learn names, so the page has the text, and the push only says what it is about.
    const words = { title: titleOf(stored, language), body: pushBodies[language] }
    const push = { id, token, ...words, link: link === null ? null : publicUrl + link }
    const outcome = await sendPush(firebase, push, now).catch((error: unknown) => {
      metrics.count('pushes', 'failed')
      throw error
    })
    metrics.count('pushes', outcome)
    if (outcome === 'gone') await deleteDevice(database, token)
  },
})
