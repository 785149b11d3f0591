import { writeFileSync } from 'node:fs'
import { buildDashboard, dashboardFile } from './dashboard'

writeFileSync(dashboardFile, buildDashboard())
