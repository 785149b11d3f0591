/** How tests open the pages of a standalone area, and what they look for. */
export { findLayoutProblems } from './layout-problems'
export { readPages, type Shown, show, untilSettled } from './open-standalone'
export { findViolations } from './violations'
