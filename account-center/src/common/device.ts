/** What it is held in, for its picture. */
export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'unknown';

export function deviceKind(userAgent: string): DeviceKind {
  if (/iPad|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  if (/iPhone|Mobile/.test(userAgent)) return 'phone';
  return /Windows|Mac OS X|Linux|CrOS/.test(userAgent) ? 'computer' : 'unknown';
}

/** Browser and system from what the browser calls itself; null where it says nothing we know. */
export function deviceOf(userAgent: string): string | null {
  const browser = [
    ['Edg/', 'Edge'],
    ['OPR/', 'Opera'],
    ['MicroMessenger/', 'WeChat'],
    ['Firefox/', 'Firefox'],
    ['Chrome/', 'Chrome'],
    ['Safari/', 'Safari'],
  ].find(([mark = '']) => userAgent.includes(mark))?.[1];
  const system = [
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Android', 'Android'],
    ['Windows', 'Windows'],
    ['Mac OS X', 'macOS'],
    ['Linux', 'Linux'],
  ].find(([mark = '']) => userAgent.includes(mark))?.[1];
  return [browser, system].filter(Boolean).join(' · ') || null;
}
