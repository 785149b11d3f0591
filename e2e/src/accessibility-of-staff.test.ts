import { lookAtPagesOf } from './pages-of-a-role'

lookAtPagesOf('teacher')
lookAtPagesOf('school')
