import { lookAtPagesOf } from '../../support/page/pages-of-a-role'

lookAtPagesOf('teacher')
lookAtPagesOf('school')
