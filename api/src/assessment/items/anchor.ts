import type { Held } from './calibrate'

/** An item's difficulty from its text, the one that also its answers give, and how much information they contain. */
interface Anchored {
  theory: Held
  difficulty: number
  information: number
}

/** Returns the share of an item's difficulty that comes from its answers, and not from its text. */
const shareOfAnswers = ({ theory, information }: Anchored) => information / (information + theory.standardError ** -2)

/**
 * Fits a line through the changes that answers ask for, by the difficulties from theory. Each item counts by its
 * errors: by that of its text, and by that of its answers.
 */
function fitLine(items: readonly Anchored[]) {
  let [weights, x, xx, y, xy] = [0, 0, 0, 0, 0]
  for (const item of items) {
    const share = shareOfAnswers(item)
    if (share === 0) continue
    const weight = share / item.theory.standardError ** 2
    const at = item.theory.difficulty
    const change = (item.difficulty - at) / share
    weights += weight
    x += weight * at
    xx += weight * at ** 2
    y += weight * change
    xy += weight * change * at
  }
  const centre = weights === 0 ? 0 : x / weights
  const spread = xx - centre * x
  const hasSlope = spread > 1e-9 * xx
  return {
    centre,
    height: weights === 0 ? 0 : y / weights,
    slope: hasSlope ? (xy - centre * y) / spread : 0,
    heightVariance: weights === 0 ? 0 : 1 / weights,
    slopeVariance: hasSlope ? 1 / spread : 0,
  }
}

/**
 * Returns the difficulties without what all items have in common: the mean of their changes, and the slope by which
 * hard items change more than easy ones. So the texts define the scale, as exactly as so many texts can: the standard
 * errors include what is unknown about that line.
 */
export function removeCommonChange(items: readonly Anchored[]): Held[] {
  const { centre, height, slope, heightVariance, slopeVariance } = fitLine(items)
  return items.map((item) => {
    const share = shareOfAnswers(item)
    const apart = item.theory.difficulty - centre
    const variance = 1 / (item.information + item.theory.standardError ** -2)
    const lineVariance = heightVariance + slopeVariance * apart ** 2
    return {
      difficulty: item.difficulty - share * (height + slope * apart),
      standardError: Math.sqrt(variance + share ** 2 * lineVariance),
    }
  })
}
