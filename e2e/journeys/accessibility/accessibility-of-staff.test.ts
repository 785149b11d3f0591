import { inspectPagesOf } from '../../support/page/pages-of-a-role'

inspectPagesOf('teacher', 3)
inspectPagesOf('school', 3)
