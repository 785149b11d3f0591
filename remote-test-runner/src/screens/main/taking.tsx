import type { ReadingSettings } from '@lekta/shared/contract/reading'
import { type ComponentProps, memo, useState } from 'react'
import type { TestPlace } from '../../queue/address'
import { useReadingWays } from '../../reading/use-reading-ways'
import { useShownWays } from '../../reading/use-shown-ways'
import type { WaysButton } from '../../reading/ways-button'
import { waysScope } from '../../reading/ways-scope'
import { type Run, safetyOf, skipsLeft, viewOf } from '../../run/run'
import type { Runner } from '../../run/runner'
import { ItemSkeleton } from './item-skeleton'
import { ItemView } from './item-view'
import styles from './main.module.css'
import { BlockedPage, ElsewherePage, LoggedOutPage, RestPage, WaitingPage } from './stops'
import { TopBar } from './top-bar'
import { useLeaving } from './use-leaving'
import { useRunner } from './use-runner'
import { useSignOfLife } from './use-sign-of-life'

interface Props {
  place: TestPlace
  run: Run
  runner: Runner
  /** How texts are shown. */
  ways: ReadingSettings
  onTake: () => void
}

function Stage({ place, run, runner, ways, onTake }: Props) {
  const [picked, setPicked] = useState<{ number: number; choice: number } | null>(null)
  const view = viewOf(run)
  if (view.kind === 'rest') return <RestPage onReady={runner.rested} />
  if (view.kind === 'elsewhere') return <ElsewherePage run={run} onTake={onTake} />
  if (view.kind === 'loggedOut')
    return <LoggedOutPage place={place} run={run} onRetry={runner.open} elsewhere={view.elsewhere} />
  if (view.kind === 'blocked')
    return <BlockedPage place={place} message={view.message} run={run} onRetry={runner.open} />
  if (view.kind === 'waiting' && run.delayed) return <WaitingPage run={run} onTry={runner.hurry} />
  if (view.kind !== 'item') return <ItemSkeleton />
  const { item } = view
  return (
    <ItemView
      key={run.tries}
      item={item}
      at={{ ...place, tries: run.tries ?? 1, number: item.number }}
      choice={picked?.number === item.number ? picked.choice : null}
      onChoose={(choice) => setPicked({ number: item.number, choice })}
      skips={skipsLeft(run)}
      again={run.again === item.number}
      ways={ways}
      onAnswer={runner.answer}
    />
  )
}

interface TestProps extends Omit<ComponentProps<typeof WaysButton>, 'ways'> {
  place: TestPlace
  chosen: ReadingSettings
  /** How texts are shown: as chosen, as far as it is here. */
  shown: ReadingSettings
}

/** What goes on with each answer; how the child reads is none of it, and is not asked again for every text. */
const Test = memo(function Test({ place, chosen, shown, ...choices }: TestProps) {
  const { run, runner, takeOver } = useRunner(place)
  useLeaving(place, run)
  useSignOfLife(place, run)
  return (
    <>
      <TopBar
        place={place}
        progress={run.progress}
        safety={safetyOf(run)}
        lasting={run.lasting}
        mayLeave={run.lasting || run.given.length === 0}
        ways={chosen}
        {...choices}
      />
      <main className={styles.stage}>
        <Stage place={place} run={run} runner={runner} ways={shown} onTake={takeOver} />
      </main>
    </>
  )
})

/** The page of a running test: the bar above, and one thing at a time below it. */
export function Taking({ place }: { place: TestPlace }) {
  const { ways, choose } = useReadingWays()
  const { shown, isFaceMissing } = useShownWays(ways)
  const { className, ...scope } = waysScope(shown)
  return (
    <div {...scope} className={`${styles.frame} ${className}`}>
      <Test place={place} chosen={ways} shown={shown} onChoose={choose} isFaceMissing={isFaceMissing} />
    </div>
  )
}
