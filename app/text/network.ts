import ipaddr from 'ipaddr.js'

/** An IPv6 user has a network of addresses, so limits are for the network. */
export function networkOf(address: string): string {
  // Some proxies add the port.
  const [, bare = address] = /^\[?(.*?)\]?:\d{1,5}$/.exec(address) ?? []
  const known = [address, bare].find((text) => ipaddr.isValid(text))
  if (!known) return 'unknown'
  const ip = ipaddr.process(known)
  return ip.kind() === 'ipv6' ? ip.toByteArray().slice(0, 8).join('.') : ip.toString()
}
