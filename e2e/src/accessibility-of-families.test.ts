import { lookAtPagesOf } from './pages-of-a-role'

lookAtPagesOf('parent')
lookAtPagesOf('child')
lookAtPagesOf('admin')
