import type { ModuleRow } from '../host';
import { phrases } from '../phrases';
import { timings } from '../resources';
import { bytes, milliseconds } from './numbers';

export function timesOf(line: ModuleRow): string {
  const timingTexts = timings.flatMap((name) => {
    const value = line.timings[name];
    return value === null ? [] : [`${phrases.t(`columns.${name}`)} ${milliseconds(value)}`];
  });
  return timingTexts.join(' · ') || phrases.t('facts.notMeasured');
}

export function sizeOf({ size }: ModuleRow): string {
  if (size === null) return phrases.t('facts.notMeasured');
  const { files: count, transfer, decoded } = size;
  return phrases.t('facts.sizes', {
    count,
    sent: transfer === 0 ? phrases.t('columns.cached') : bytes(transfer),
    decoded: bytes(decoded),
  });
}
