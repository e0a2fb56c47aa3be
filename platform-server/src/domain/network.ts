import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, however it was written. */
function groupsOf(ip: string): string[] {
  // The host of a URL has one spelling only: hexadecimal without leading zeros, embedded IPv4 too.
  const { hostname } = new URL(`http://[${ip.replace(/%.*$/, '')}]`);
  const [before = [], after] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  if (!after) return before;
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

/**
 * What limits count by: an IPv4 address, or the /64 that an IPv6 client has at least, as it may
 * take any address in there for each request.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : groups.slice(0, 4).join(':');
}
