import webpack, { type Configuration, type Stats } from 'webpack'

const close = (compiler: webpack.Compiler) =>
  new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())))

/** Runs one build. Rejects with webpack's report if it fails. */
export async function compile(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration)
  if (!compiler) throw new Error('webpack made no compiler.')
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result))),
  )
  await close(compiler)
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }))
  return stats
}
