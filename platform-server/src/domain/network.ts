import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, in whichever notation it is given. */
function groupsOf(ip: string): string[] {
  // URL normalises the address to hexadecimal groups without leading zeros, embedded IPv4 included.
  const { hostname } = new URL(`http://[${ip.replace(/%.*$/, '')}]`);
  const [firstGroups = [], after] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  if (!after) return firstGroups;
  const zeros = Array.from({ length: 8 - firstGroups.length - after.length }, () => '0');
  return [...firstGroups, ...zeros, ...after];
}

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

/**
 * The unit that limits count by: an IPv4 address, or the /64 of an IPv6 address, since a client may use any address of
 * its /64.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : groups.slice(0, 4).join(':');
}
