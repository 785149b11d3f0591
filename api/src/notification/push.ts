import * as z from 'zod/mini'
import { defineJob } from '../jobs/job'
import { sendPush } from '../push/fcm'
import { sentenceOf, titleOf } from './kinds'
import { deleteDevice, selectPush } from './queries'

/** Shows a notification in a browser while the portal is closed there, unless it was read in the meantime. */
export const pushJob = defineJob({
  name: 'push',
  sends: true,
  data: z.object({ id: z.number(), token: z.string() }),
  retry: { limit: 5, delay: 15 },
  timeLimit: 60,
  work: async ({ data: { id, token }, database, config, now, metrics }) => {
    const { firebase, publicUrl } = config
    const found = firebase && (await selectPush(database, id, token))
    if (!firebase || !found) return
    const { language, link, ...stored } = found
    const words = { title: titleOf(stored, language), body: sentenceOf(stored, language) }
    const push = { id, token, ...words, link: link === null ? null : publicUrl + link }
    const outcome = await sendPush(firebase, push, now).catch((error: unknown) => {
      metrics.count('pushes', 'failed')
      throw error
    })
    metrics.count('pushes', outcome)
    if (outcome === 'gone') await deleteDevice(database, token)
  },
})
