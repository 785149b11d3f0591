import { rebuildLatestResults } from '../results/rebuild-latest-results'
import { defineCommand } from './command'

export const rebuildResults = defineCommand({
  summary: 'derive the latest result of each student from the attempts again',
  options: {},
  run: async ({ database }) => {
    const { students, corrected } = await rebuildLatestResults(database)
    return `Latest results: ${students}. Corrected: ${corrected}.`
  },
})
