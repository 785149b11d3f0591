import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'

/**
 * Code that asks the portal about a file before it is loaded: by which address (a second try gets one that no cache and
 * no hung request answers), and with which hash. Without a portal around it the file is loaded as it is.
 */
const asked = (element: string, address: 'src' | 'href') => `
if (self.__integrity) {
  ${element}.crossOrigin = 'anonymous';
  ${element}.integrity = self.__integrity(${element}.${address});
  ${element}.${address} = self.__address(${element}.${address});
}`

/** Makes a remote's chunks, scripts and styles, answer to the hashes in the portal's registry. */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => source + asked('script', 'src'),
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source) => source + asked('linkTag', 'href'),
      )
    })
  }
}
