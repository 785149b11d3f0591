import { launchChromium } from './bench/chromium'
import { visitAll } from './bench/interaction/visit-all'
const [address, ...wants] = process.argv.slice(2) as string[]
const browser = await launchChromium()
for await (const { used, result } of visitAll({ browser, address: address as string }, ({ page, role }) => wants.length === 0 || wants.some((want) => `${page} ${role}`.startsWith(want)))) {
  console.log(used.page, used.role, Math.max(...result.interactions.map(({ time }) => time)))
  for (const i of result.interactions.filter(({ time }) => time > 80)) console.log(String(i.time).padStart(5), Math.round(i.cpuTime), i.name)
  for (const s of result.shifts) console.log('shift', s.value.toFixed(4), s.moved)
}
await browser.close()
