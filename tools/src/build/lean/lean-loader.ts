import { dirname } from 'node:path'
import type { LoaderContext } from 'webpack'
import { leanModule } from './lean-module'

/** A loader of webpack: replaces a module of the contract by its lean form. */
export default function leanLoader(this: LoaderContext<{ folder?: string }>): string {
  const lean = leanModule(this.getOptions().folder ?? dirname(this.resourcePath), this.resourcePath)
  if (!lean) throw new Error(`${this.resourcePath} cannot be built without its schemas.`)
  return lean.code
}
