/** Browsers that tried a release, and browsers in which it failed for the first time. */
export interface Browsers {
  browsers: number
  failing: number
}

/** What browsers reported about two releases in one minute. */
export interface Minute {
  candidate: Browsers
  control: Browsers
}

/** How many times likelier the candidate fails, if it is worse. Each is as likely as the others. */
const factors = [2, 5, 20, 100]

/**
 * The evidence at which a rollout stops. A release that is no worse reaches it in at most 1 of 100 rollouts, however
 * often one looks.
 */
export const stopsAt = 100

/** The number of browsers in which a release has to fail before it is stopped, so that one broken device cannot stop it. */
export const leastFailing = 3

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const averageOf = (logs: readonly number[]) => mean(logs.map(Math.exp))

/**
 * Returns how many times better the failures fit a candidate that is worse than one that is not, from two releases
 * that are served at the same time.
 *
 * If the candidate is no worse, each failing browser is one of the candidate's with the probability of its share of all
 * browsers. If it fails `factor` times as often, that probability is higher. The product of the ratios of these
 * probabilities is a test martingale: by Ville's inequality it ever exceeds 1/α with a probability of at most α (Shafer
 * et al., Test martingales, Bayes factors and p-values, 2011). So it can be looked at all the time.
 */
export function evidenceBeside(minutes: readonly Minute[]): number {
  const logs = factors.map(() => 0)
  let [candidateBrowsers, controlBrowsers] = [0, 0]
  for (const { candidate, control } of minutes) {
    candidateBrowsers += candidate.browsers
    controlBrowsers += control.browsers
    // Without browsers of both releases there is nothing to compare.
    if (candidateBrowsers === 0 || controlBrowsers === 0) continue
    const share = candidateBrowsers / (candidateBrowsers + controlBrowsers)
    for (const [i, factor] of factors.entries()) {
      const norm = Math.log(factor * share + 1 - share)
      logs[i] = (logs[i] ?? 0) + candidate.failing * (Math.log(factor) - norm) - control.failing * norm
    }
  }
  return averageOf(logs)
}

/** The least rate of failures that is expected of any release, because some devices and networks fail with all. */
const leastRate = 0.002

/** Returns the upper end of Wilson's 95 % interval of a rate. */
function upperRate({ browsers, failing }: Browsers): number {
  if (browsers === 0) return leastRate
  const z = 1.96
  const rate = failing / browsers
  const centre = rate + (z * z) / (2 * browsers)
  const radius = z * Math.sqrt((rate * (1 - rate)) / browsers + (z * z) / (4 * browsers * browsers))
  return (centre + radius) / (1 + (z * z) / browsers)
}

/**
 * Returns how many times better the failures fit a candidate that is worse than the release before it, which was
 * served earlier. `before` counts the browsers of that release; the upper end of its rate is what the candidate may reach.
 */
export function evidenceAfter(before: Browsers, candidate: Browsers): number {
  const allowed = Math.max(leastRate, upperRate(before))
  const passing = Math.max(0, candidate.browsers - candidate.failing)
  const logs = factors.map((factor) => {
    const worse = Math.min(0.95, allowed * factor)
    return candidate.failing * Math.log(worse / allowed) + passing * Math.log((1 - worse) / (1 - allowed))
  })
  return averageOf(logs)
}
