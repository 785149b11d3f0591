import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { type ComponentProps, memo, useState } from 'react'
import type { TestParams } from '../../queue/test-params'
import type { SettingsButton } from '../../reading/settings/settings-button'
import { settingsScope } from '../../reading/settings/settings-scope'
import { useAppliedSettings } from '../../reading/settings/use-applied-settings'
import { useReadingSettings } from '../../reading/settings/use-reading-settings'
import { type Run, safetyOf, skipsLeft, viewOf } from '../../run/run'
import type { Runner } from '../../run/runner'
import { BlockedPage, ClosedPage, ElsewherePage, LoggedOutPage, RestPage, WaitingPage } from './interstitials'
import { ItemSkeleton } from './item-skeleton'
import { ItemView } from './item-view'
import styles from './main.module.css'
import { TopBar } from './top-bar'
import { useHeartbeat } from './use-heartbeat'
import { useLeaving } from './use-leaving'
import { useRunner } from './use-runner'

interface Props {
  testParams: TestParams
  run: Run
  runner: Runner
  /** How texts are shown. */
  settings: ReadingSettings
  onTake: () => void
}

function Stage({ testParams, run, runner, settings, onTake }: Props) {
  const [picked, setPicked] = useState<{ number: number; choice: number } | null>(null)
  const view = viewOf(run)
  if (view.kind === 'rest') return <RestPage onReady={runner.rested} />
  if (view.kind === 'closed') return <ClosedPage message={view.message} />
  if (view.kind === 'elsewhere') return <ElsewherePage run={run} onTake={onTake} />
  if (view.kind === 'loggedOut')
    return <LoggedOutPage testParams={testParams} run={run} onRetry={runner.open} elsewhere={view.elsewhere} />
  if (view.kind === 'blocked')
    return <BlockedPage testParams={testParams} message={view.message} run={run} onRetry={runner.open} />
  if (view.kind === 'waiting' && run.delayed) return <WaitingPage run={run} onTry={runner.retryNow} />
  if (view.kind !== 'item') return <ItemSkeleton />
  const { item } = view
  return (
    <ItemView
      key={run.tries}
      item={item}
      at={{ ...testParams, tries: run.tries ?? 1, number: item.number }}
      choice={picked?.number === item.number ? picked.choice : null}
      onChoose={(choice) => setPicked({ number: item.number, choice })}
      skips={skipsLeft(run)}
      again={run.again === item.number}
      settings={settings}
      onAnswer={runner.answer}
    />
  )
}

interface TestProps extends Omit<ComponentProps<typeof SettingsButton>, 'settings'> {
  testParams: TestParams
  chosen: ReadingSettings
  /** The settings in effect: the chosen ones, except where something has not loaded yet. */
  shown: ReadingSettings
}

/**
 * The part of the page that changes with each answer. It and the reading settings render independently, so this part
 * is memoised.
 */
const Test = memo(function Test({ testParams, chosen, shown, ...choices }: TestProps) {
  const { run, runner, takeOver } = useRunner(testParams)
  useLeaving(testParams, run)
  useHeartbeat(testParams, run)
  return (
    <>
      <TopBar
        testParams={testParams}
        progress={run.progress}
        safety={safetyOf(run)}
        lasting={run.lasting}
        mayLeave={run.lasting || run.unconfirmed.length === 0}
        settings={chosen}
        {...choices}
      />
      <main className={styles.stage}>
        <Stage testParams={testParams} run={run} runner={runner} settings={shown} onTake={takeOver} />
      </main>
    </>
  )
})

/** The page of a running test: the bar at the top, and one view at a time below it. */
export function AttemptPage({ testParams }: { testParams: TestParams }) {
  const { settings, choose } = useReadingSettings()
  const { shown, isFaceMissing } = useAppliedSettings(settings)
  const { className, ...scope } = settingsScope(shown)
  return (
    <div {...scope} className={`${styles.frame} ${className}`}>
      <Test testParams={testParams} chosen={settings} shown={shown} onChoose={choose} isFaceMissing={isFaceMissing} />
    </div>
  )
}
