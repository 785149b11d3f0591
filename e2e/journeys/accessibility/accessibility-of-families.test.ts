import { lookAtPagesOf } from '../../support/page/pages-of-a-role'

lookAtPagesOf('parent')
lookAtPagesOf('child')
lookAtPagesOf('admin')
