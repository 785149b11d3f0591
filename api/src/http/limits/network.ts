import { isIPv6 } from 'node:net'

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groupsOf = (part: string | undefined) => (part ? part.split(':') : [])

/**
 * Returns the network under which attempts from an address are counted. For IPv4 it is the address itself. For IPv6
 * it is the /64, because one customer has at least that many addresses.
 */
export function networkOf(address: string): string {
  const mapped = mappedIPv4.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const canonical = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  const [before, after] = canonical.split('::')
  const [head, tail] = [groupsOf(before), groupsOf(after)]
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
