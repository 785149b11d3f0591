import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'

/**
 * Returns code that runs before the page loads a file, and sets the hash and the address that the portal provides for
 * it. A retry uses a new address, so that neither a cache nor a hung request can answer it. Without a portal, the
 * file is loaded unchecked.
 */
const setIntegrity = (element: string, address: 'src' | 'href') => `
if (self.__integrity) {
  ${element}.crossOrigin = 'anonymous';
  ${element}.integrity = self.__integrity(${element}.${address});
  ${element}.${address} = self.__address(${element}.${address});
}`

/** Lets the browser check a remote's scripts and styles against the hashes in the portal's registry. */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => source + setIntegrity('script', 'src'),
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source) => source + setIntegrity('linkTag', 'href'),
      )
    })
  }
}
