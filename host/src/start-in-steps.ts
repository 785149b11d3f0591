import { isPrerendered } from './app/hydrate-on-interaction'
import { nextTask } from './lib/next-task'

/** Modules that are part of the same files, each with those that it imports. Each runs in a task of its own. */
const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './app/presence'),
  () => import(/* webpackMode: "eager" */ './lib/language'),
  () => import(/* webpackMode: "eager" */ './app/portal'),
  () => import(/* webpackMode: "eager" */ './app/router'),
]

/**
 * Starts the portal. On a prerendered page, people may already be typing: its modules run one after another, so that
 * the page reacts to each key in between.
 */
export async function start() {
  if (isPrerendered()) {
    for (const run of steps) {
      await run()
      await nextTask()
    }
  }
  const bootstrap = await import(/* webpackMode: "eager" */ './bootstrap')
  await bootstrap.start()
}
