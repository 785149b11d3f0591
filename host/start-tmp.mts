import { launchChromium } from './bench/chromium'
const [address, path] = process.argv.slice(2) as [string, string]
const browser = await launchChromium()
for (let round = 0; round < 1; round++) {
  const cdp = await browser.newBrowserCDPSession()
  const events: any[] = []
  cdp.on('Tracing.dataCollected', (e: any) => events.push(...e.value))
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'v8', 'disabled-by-default-v8.cpu_profiler'] } } as any)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(address + path)
  await page.waitForTimeout(1500); await page.getByRole('tab').nth(1).or(page.getByText('School or teacher')).first().click(); await page.waitForTimeout(6000)
  const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r))
  await cdp.send('Tracing.end'); await done
  const main = events.filter((e) => e.ph === 'M' && e.name === 'thread_name' && e.args.name === 'CrRendererMain')
  for (const m of main) {
    const mine = events.filter((e) => e.pid === m.pid && e.tid === m.tid && e.ph === 'X')
    const begin = Math.min(...mine.map((e) => e.ts))
    const tasks = mine.filter((e) => /RunTask/.test(e.name) && (e.tdur ?? 0) > 4000)
    const nodes = new Map<number, any>(); const samples: [number, number][] = []
    const start = events.find((e) => e.pid === m.pid && e.name === 'Profile'); let tt = start?.args?.data?.startTime ?? 0
    for (const c of events.filter((e) => e.pid === m.pid && e.name === 'ProfileChunk' && e.id === start?.id)) { for (const n of c.args.data.cpuProfile?.nodes ?? []) nodes.set(n.id, n); const sm = c.args.data.cpuProfile?.samples ?? [], d = c.args.data.timeDeltas ?? []; sm.forEach((x: number, i: number) => { tt += d[i] ?? 0; samples.push([tt, x]) }) }
    for (const t of tasks.sort((a, b) => a.ts - b.ts)) {
      const inside = mine.filter((e) => e !== t && e.ts >= t.ts && e.ts + (e.dur ?? 0) <= t.ts + t.dur && (e.tdur ?? 0) > 1500 && !/RunTask/.test(e.name))
      const by: Record<string, number> = {}; for (const e of inside) by[e.name] = (by[e.name] ?? 0) + e.tdur / 1000
      console.log(round, `${((t.ts - begin) / 1000).toFixed(0)} cpu ${(t.tdur / 1000).toFixed(1)}`, Object.entries(by).sort((a, b) => b[1] - a[1]).slice(0, 6).map(([k, v]) => `${k} ${v.toFixed(1)}`).join(', '))
      const own: Record<string, number> = {}; let total = 0
      for (const [ts, id] of samples) if (ts >= t.ts && ts <= t.ts + t.dur) { total++; let n = nodes.get(id); const seen = new Set<string>(); while (n) { const f = n.callFrame; const key = `${f.functionName}@${(f.url ?? '').split('/').pop()}:${f.lineNumber}:${f.columnNumber}`; if (!seen.has(key)) { seen.add(key); own[key] = (own[key] ?? 0) + 1 } n = nodes.get(n.parent) } }
      if (t.tdur > 9000 && t.ts - begin > 1500000) console.log('   ', total, Object.entries(own).sort((a, b) => b[1] - a[1]).slice(0, 40).map(([k, v]) => `${k} ${v}`).join(' | '))
    }
  }
  await context.close()
}
await browser.close()
