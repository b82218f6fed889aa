import ipaddr from 'ipaddr.js'

/** An IPv6 user has a network of addresses, so limits are for the network. */
export const networkOf = (address: string) => partOf(address, { ipv4: 4, ipv6: 8 })

/** The network of a whole line: /24 of IPv4; /48 of IPv6, which has 65,536 of the networks of `networkOf`. */
export const widerNetworkOf = (address: string) => `${partOf(address, { ipv4: 3, ipv6: 6 })}.*`

/** The first bytes, as many as `sizes` has for the kind of address. */
function partOf(address: string, sizes: Record<'ipv4' | 'ipv6', number>): string {
  const [, bare = address] = /^\[?(.*?)\]?:\d{1,5}$/.exec(address) ?? []
  const known = [address, bare].find((text) => ipaddr.isValid(text))
  if (!known) return 'unknown'
  const ip = ipaddr.process(known)
  return ip.toByteArray().slice(0, sizes[ip.kind()]).join('.')
}
