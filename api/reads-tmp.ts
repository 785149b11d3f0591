import { bareReads } from './bench/bare/reads'
import { connect } from './src/database/connect'
const { database } = await connect(process.env.DATABASE_URL!, () => {})
console.log(JSON.stringify(bareReads({ accountId: 2, schoolId: 1, reportId: 547 }, database)))
process.exit()
