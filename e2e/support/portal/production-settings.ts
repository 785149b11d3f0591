/** The settings of a new portal in production. It stops at once, because no balancer has to notice that it does. */
export const productionSettings = { NODE_ENV: 'production', DEMO: '0', DRAIN_SECONDS: '0' } as const
