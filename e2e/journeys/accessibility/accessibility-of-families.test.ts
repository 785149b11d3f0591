import { inspectPagesOf } from '../../support/page/pages-of-a-role'

inspectPagesOf('parent')
// A child can be logged in on only one device at a time, so one test inspects all pages of the child.
inspectPagesOf('child')
inspectPagesOf('admin')
