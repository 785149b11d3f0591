import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { setTracing } from './span'

/** Minimum milliseconds between two messages about a collector that does not answer. */
const QUIET = 60_000

/** Reports problems of the exporter, but not each of them: without its collector, it fails every few seconds. */
function reportProblems() {
  let reportedAt = Number.NEGATIVE_INFINITY
  const report = (message: string) => {
    if (performance.now() - reportedAt < QUIET) return
    reportedAt = performance.now()
    console.error(`Traces cannot be sent: ${message}`)
  }
  const ignore = () => undefined
  const logger = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(logger, DiagLogLevel.WARN)
}

/**
 * Sends traces to a collector by OTLP over HTTP, in JSON. Sampling, headers and attributes of the resource are set by
 * OpenTelemetry's own variables. Returns a function that sends what is left and stops.
 */
export function sendTraces(tracesUrl: string): () => Promise<void> {
  reportProblems()
  const service = resourceFromAttributes({ 'service.name': 'lekta' })
  const resource = defaultResource()
    .merge(service)
    .merge(detectResources({ detectors: [envDetector] }))
  const exporter = new OTLPTraceExporter({ url: `${tracesUrl}/v1/traces` })
  const provider = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] })
  provider.register()
  setTracing(true)
  return async () => {
    setTracing(false)
    await provider.shutdown()
    for (const api of [trace, context, propagation, diag]) api.disable()
  }
}
