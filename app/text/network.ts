import ipaddr from 'ipaddr.js'

/** An IPv6 user has a network of addresses, so limits are for the network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const ip = ipaddr.process(address)
  return ip.kind() === 'ipv6' ? ip.toByteArray().slice(0, 8).join('.') : ip.toString()
}
