import { launchChromium } from './bench/chromium'
import { visitAll } from './bench/interaction/visit-all'
const [address, want] = process.argv.slice(2) as [string, string]
const browser = await launchChromium()
const cdp = await browser.newBrowserCDPSession()
const events: any[] = []
cdp.on('Tracing.dataCollected', (e: any) => events.push(...e.value))
await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'blink.user_timing', 'blink.animations', 'disabled-by-default-v8.cpu_profiler'] } } as any)
for await (const { used, result } of visitAll({ browser, address }, ({ page, role }) => `${page} ${role}`.startsWith(want))) {
  for (const i of result.interactions) console.log(String(i.time).padStart(5), Math.round(i.cpuTime), i.name)
  for (const s of result.shifts) console.log('shift', s.value.toFixed(4), s.moved)
}
const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r))
await cdp.send('Tracing.end'); await done
const an = events.filter((e) => e.name === 'Animation'); const cnt: Record<string, number> = {}; for (const e of an) { const d = e.args?.data ?? {}; const k = JSON.stringify([d.state, d.nodeName ?? d.name, d.displayName, d.compositeFailed, d.unsupportedProperties]); cnt[k] = (cnt[k] ?? 0) + 1 } console.log(Object.entries(cnt).sort((a, b) => b[1] - a[1]).slice(0, 25).map((x) => x.join(' ')).join('\n'))
const dur = (e: any) => (e.dur ?? 0) / 1000
const mains = events.filter((e) => e.ph === 'M' && e.name === 'thread_name' && e.args.name === 'CrRendererMain')
for (const m of mains) {
  const mine = events.filter((e) => e.pid === m.pid && e.tid === m.tid && e.ph === 'X')
  const tasks = mine.filter((e) => (e.name === 'ThreadControllerImpl::RunTask' || e.name === 'RunTask') && dur(e) > 12 && mine.some((d) => d.name === 'EventDispatch' && d.args?.data?.type === 'pointerdown' && e.ts + e.dur > d.ts - 30000 && e.ts < d.ts + 320000))
  const taps = mine.filter((e) => e.name === 'EventDispatch' && ['pointerdown', 'pointerup', 'click', 'keydown'].includes(e.args?.data?.type))
  const begin = Math.min(...mine.map((e) => e.ts))
  const profiles = events.filter((e) => e.pid === m.pid && e.name === 'ProfileChunk')
  // samples
  const nodes = new Map<number, any>(); const samples: [number, number][] = []
  let t = 0; const start = events.find((e) => e.pid === m.pid && e.name === 'Profile'); t = start?.args?.data?.startTime ?? 0
  for (const c of profiles.filter((c) => c.id === start?.id)) { for (const n of c.args.data.cpuProfile?.nodes ?? []) nodes.set(n.id, n); const s = c.args.data.cpuProfile?.samples ?? [], d = c.args.data.timeDeltas ?? []; s.forEach((x: number, i: number) => { t += d[i] ?? 0; samples.push([t, x]) }) }
  for (const task of tasks.sort((a, b) => a.ts - b.ts)) {
    const inside = mine.filter((e) => e !== task && e.ts >= task.ts && e.ts + (e.dur ?? 0) <= task.ts + task.dur && dur(e) > 8 && !/RunTask/.test(e.name))
    const byName: Record<string, number> = {}; for (const e of inside) byName[e.name + (e.args?.data?.type ? ':' + e.args.data.type : '')] = (byName[e.name + (e.args?.data?.type ? ':' + e.args.data.type : '')] ?? 0) + dur(e)
    const own: Record<string, number> = {}
    for (const [ts, id] of samples) if (ts >= task.ts && ts <= task.ts + task.dur) { let n = nodes.get(id); const seen = new Set<string>(); while (n) { const f = n.callFrame; const key = `${f.functionName}@${(f.url ?? '').split('/').pop()}:${f.lineNumber}:${f.columnNumber}`; if (!seen.has(key) && f.functionName && !f.functionName.startsWith('(')) { seen.add(key); own[key] = (own[key] ?? 0) + 1 } n = nodes.get(n.parent) } }
    console.log(`${((task.ts - begin) / 1000).toFixed(0)} ms: task ${dur(task).toFixed(0)} ms`, Object.entries(byName).sort((a, b) => b[1] - a[1]).slice(0, 7).map(([k, v]) => `${k} ${v.toFixed(0)}`).join(', '))
    if (process.argv[4]) console.log('      ', Object.entries(own).sort((a, b) => b[1] - a[1]).slice(0, Number(process.argv[4])).map(([k, v]) => `${k} ${v}`).join(' | '))
  }
  if (taps.length) console.log('taps', taps.map((e) => `${e.args.data.type}@${((e.ts - begin) / 1000).toFixed(0)}`).join(' '))
}
await browser.close()
