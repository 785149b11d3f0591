// A thread does not inherit the loader of its process: this file registers tsx, and everything else is TypeScript.
import { register } from 'tsx/esm/api'

register()
await import('../thread.ts')
