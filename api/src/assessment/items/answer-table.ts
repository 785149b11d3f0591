/** How a test started. Students whose tests started from the same kind of prior count as one population. */
export interface TestStart {
  source: string
  /** The ability, in logits, that was expected when the test started. Its first items were chosen by it. */
  expected: number
}

/**
 * The answers of many tests: test i has the outcomes from `starts[i]` until `starts[i + 1]`. Outcomes of one passage
 * follow each other. An outcome is twice the index of the item, plus one if the answer was right.
 */
export interface AnswerTable {
  tests: readonly TestStart[]
  starts: Uint32Array
  outcomes: Uint32Array
}

/** An answer to an item in a test, both named by their indexes. */
export interface TableAnswer {
  test: number
  item: number
  right: boolean
}

const FIRST_ROOM = 1024

function enlarge(full: Uint32Array<ArrayBuffer>) {
  const larger = new Uint32Array(full.length * 2)
  larger.set(full)
  return larger
}

/**
 * Collects answers, millions if need be, without an object for each. They may be added in any order of tests, but
 * those of one test to one passage one after the other.
 */
export function collectAnswers() {
  let count = 0
  let testOf = new Uint32Array(FIRST_ROOM)
  let outcomeOf = new Uint32Array(FIRST_ROOM)
  return {
    add({ test, item, right }: TableAnswer) {
      if (count === testOf.length) [testOf, outcomeOf] = [enlarge(testOf), enlarge(outcomeOf)]
      testOf[count] = test
      outcomeOf[count] = item * 2 + (right ? 1 : 0)
      count++
    },
    /** Returns the collected answers by test. */
    tableOf(tests: readonly TestStart[]): AnswerTable {
      const starts = new Uint32Array(tests.length + 1)
      for (let i = 0; i < count; i++)
        starts[(testOf[i] as number) + 1] = (starts[(testOf[i] as number) + 1] as number) + 1
      for (let i = 0; i < tests.length; i++) starts[i + 1] = (starts[i + 1] as number) + (starts[i] as number)
      const free = starts.slice()
      const outcomes = new Uint32Array(count)
      for (let i = 0; i < count; i++) {
        const at = free[testOf[i] as number] as number
        outcomes[at] = outcomeOf[i] as number
        free[testOf[i] as number] = at + 1
      }
      return { tests, starts, outcomes }
    },
  }
}
