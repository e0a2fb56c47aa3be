export interface Zone {
  /** Name of the IANA database. */
  readonly name: string;
  /** `UTC+08:00`, now: summer time counts. */
  readonly offset: string;
  /** In the person's language: `中国标准时间`. */
  readonly words: string;
}

const part = (language: string, timeZone: string, style: 'longOffset' | 'longGeneric'): string => {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: style });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
};

/** The zone that the device is in. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One zone in words; an unknown name throws a RangeError. */
export function describeZone(name: string, language: string): Zone {
  const offset = part('en', name, 'longOffset').replace('GMT', 'UTC');
  return {
    name,
    offset: offset === 'UTC' ? 'UTC+00:00' : offset,
    words: part(language, name, 'longGeneric'),
  };
}

/** All zones that the browser knows, from west to east. */
export function allZones(language: string): readonly Zone[] {
  const zones = Intl.supportedValuesOf('timeZone').map((name) => describeZone(name, language));
  const minutes = ({ offset }: Zone): number => {
    const [hours = 0, rest = 0] = offset.slice(4).split(':').map(Number);
    return (offset[3] === '-' ? -1 : 1) * (hours * 60 + rest);
  };
  return zones.sort((a, b) => minutes(a) - minutes(b) || a.name.localeCompare(b.name));
}

/** Whether a zone is meant by what somebody types: a city, an offset or its name in words. */
export function matchesZone({ name, offset, words }: Zone, typed: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[\s_]+/g, ' ');
  return plain(`${name} ${offset} ${words}`).includes(plain(typed.trim()));
}
