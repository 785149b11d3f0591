import { rmSync } from 'node:fs'

export default async function globalTeardown() {
  const stage = globalThis.lektaStage
  if (!stage) return
  await stage.browser.close()
  await stage.portal.stop()
  rmSync(stage.folder, { recursive: true, force: true })
}
