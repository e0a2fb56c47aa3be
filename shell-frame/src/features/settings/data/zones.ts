export interface Zone {
  /** IANA name. */
  readonly name: string;
  /** `UTC+08:00`, the current offset, including summer time. */
  readonly offset: string;
  /** Name in the person's language: `中国标准时间`. */
  readonly words: string;
}

const part = (language: string, timeZone: string, style: 'longOffset' | 'longGeneric'): string => {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: style });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
};

/** The device's time zone. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Describes a time zone; throws a RangeError for an unknown name. */
export function describeZone(name: string, language: string): Zone {
  const offset = part('en', name, 'longOffset').replace('GMT', 'UTC');
  return {
    name,
    offset: offset === 'UTC' ? 'UTC+00:00' : offset,
    words: part(language, name, 'longGeneric'),
  };
}

/** All time zones of the browser, from west to east. */
export function allZones(language: string): readonly Zone[] {
  const zones = Intl.supportedValuesOf('timeZone').map((name) => describeZone(name, language));
  const minutes = ({ offset }: Zone): number => {
    const [hours = 0, rest = 0] = offset.slice(4).split(':').map(Number);
    return (offset[3] === '-' ? -1 : 1) * (hours * 60 + rest);
  };
  return zones.sort((a, b) => minutes(a) - minutes(b) || a.name.localeCompare(b.name));
}

/** Whether a zone matches a query: a city, an offset or part of its name. */
export function matchesZone({ name, offset, words }: Zone, searchText: string): boolean {
  const searchableText = (text: string): string => text.toLowerCase().replace(/[\s_]+/g, ' ');
  return searchableText(`${name} ${offset} ${words}`).includes(searchableText(searchText.trim()));
}
