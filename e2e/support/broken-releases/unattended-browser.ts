import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromiumOptions } from '@lekta/tools/chromium'
import { type Browser, chromium } from '@playwright/test'

/** A separate browser that is controlled only while a client is connected to it. */
export interface UnattendedBrowser {
  connect: () => Promise<Browser>
  stop: () => Promise<void>
}

/**
 * Starts a browser that keeps running while no client is connected, as users' browsers do. `profile` is the folder for
 * its data.
 */
export async function startUnattended(profile: string): Promise<UnattendedBrowser> {
  const { executablePath, args, env } = await chromiumOptions()
  const own = ['--headless', '--remote-debugging-port=0', '--window-size=1440,900', `--user-data-dir=${profile}`]
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  let text = ''
  const endpoint = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (piece) => {
      text += piece
      const [, url] = /DevTools listening on (ws:\S+)/.exec(text) ?? []
      if (url) resolve(url)
    })
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`The browser ended before it was ready: ${text}`)))
  })
  return {
    connect: () => chromium.connectOverCDP(endpoint),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
