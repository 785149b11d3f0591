const { default: Sequencer } = require('@jest/test-sequencer')

/** They visit every page; whatever began after them would wait for them at the end. */
const longest = ['access.test.ts', 'accessibility.test.ts', 'accessibility-of-states.test.ts']

/** Begins with the files that take longest, on a machine too that has not seen them yet. */
module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => longest.findIndex((name) => path.endsWith(`/${name}`)) >>> 0
    return super.sort(tests).sort((one, other) => rank(one) - rank(other))
  }
}
