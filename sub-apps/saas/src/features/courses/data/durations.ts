import { getLanguage } from '@edu/shared-utility';

const unit = (value: number, name: 'second' | 'minute' | 'hour'): string =>
  new Intl.NumberFormat(getLanguage(), {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);

/**
 * Learning time for display: a dash before the first report after 20 s, seconds in the first minute, minutes up to two
 * hours, then hours.
 */
export function formatDuration(seconds: number): string {
  if (seconds <= 0) return '–';
  if (seconds < 60) return unit(Math.max(1, Math.round(seconds)), 'second');
  return seconds < 7200 ? unit(Math.round(seconds / 60), 'minute') : unit(seconds / 3600, 'hour');
}
