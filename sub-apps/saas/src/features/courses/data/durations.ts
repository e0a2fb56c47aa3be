import { getLanguage } from '@edu/shared-utility';

const unit = (value: number, name: 'minute' | 'hour'): string =>
  new Intl.NumberFormat(getLanguage(), {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);

/** Learned time as a person reads it: minutes up to two hours, hours beyond. */
export const formatDuration = (seconds: number): string =>
  seconds < 7200 ? unit(Math.round(seconds / 60), 'minute') : unit(seconds / 3600, 'hour');

/** 0 to 1 as per cent. */
export const formatShare = (share: number): string =>
  new Intl.NumberFormat(getLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  );
