import { tasks } from './tasks'
import { serveTasks } from './threads/serve-tasks'

serveTasks(tasks)
