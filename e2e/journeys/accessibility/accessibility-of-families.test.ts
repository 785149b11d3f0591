import { inspectPagesOf } from '../../support/page/pages-of-a-role'

inspectPagesOf('parent')
// A child is logged in on one device at a time, so its pages are inspected in one test.
inspectPagesOf('child')
inspectPagesOf('admin')
