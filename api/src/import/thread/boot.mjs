// A thread inherits no loader from the process that starts it: this file registers tsx, and all else is TypeScript.
import { register } from 'tsx/esm/api'

register()
await import('./serve.ts')
