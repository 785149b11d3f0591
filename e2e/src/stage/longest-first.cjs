const { default: Sequencer } = require('@jest/test-sequencer')

/** They visit every page, or wait for a minute; whatever began before them would wait for them at the end. */
const longest = [
  'access.test.ts',
  'accessibility-of-staff.test.ts',
  'accessibility-of-states.test.ts',
  'accessibility-of-families.test.ts',
  'losses.test.ts',
  'school-year.test.ts',
  'leaving.test.ts',
]

/** Begins with the files that take longest, on a machine too that has not seen them yet. */
module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => longest.findIndex((name) => path.endsWith(`/${name}`)) >>> 0
    return super.sort(tests).sort((one, other) => rank(one) - rank(other))
  }
}
