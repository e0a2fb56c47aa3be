/** Kind of a session's device, for its icon. */
export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'unknown';

export function deviceKind(userAgent: string): DeviceKind {
  if (/iPad|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  if (/iPhone|Mobile/.test(userAgent)) return 'phone';
  return /Windows|Mac OS X|Linux|CrOS/.test(userAgent) ? 'computer' : 'unknown';
}
