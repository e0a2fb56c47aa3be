import { apiBaseUrl, getLanguage } from '@edu/shared-utility';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes in the unit that keeps the figure short: 12.3 MB, 12,3 Mo. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** step;
  return new Intl.NumberFormat(getLanguage(), {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 || value >= 100 ? 0 : 1,
  }).format(value);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** 0:42, 12:05, 1:02:03 */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Addresses of files are paths of the API's host; '' where there is none. */
export const fileAddress = (path: string | null): string =>
  path === null ? '' : new URL(path, new URL(apiBaseUrl(), window.location.origin)).href;
