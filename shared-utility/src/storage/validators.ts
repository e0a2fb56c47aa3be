import type {
  Branch,
  ConfigEntry,
  FrontendDomain,
  Locale,
  OrganChoice,
  PhraseOverride,
} from '../contract';
import { temporal } from '../environment';

/** Converts a stored value; undefined where it is invalid. */
export type Validator<T> = (raw: unknown) => T | undefined;

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

export const text: Validator<string> = (raw) => (typeof raw === 'string' ? raw : undefined);

export const filledText: Validator<string> = (raw) =>
  typeof raw === 'string' && raw !== '' ? raw : undefined;

export const timestamp: Validator<number> = (raw) =>
  typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined;

export const flag: Validator<boolean> = (raw) =>
  raw === true || raw === 'true' ? true : raw === false || raw === 'false' ? false : undefined;

export const oneOf =
  <T extends string>(...allowed: readonly T[]): Validator<T> =>
  (raw) =>
    allowed.find((value) => value === raw);

/** A list of valid entries; one invalid entry invalidates the list, since a partial list misleads. */
export const listOf =
  <T>(entry: Validator<T>): Validator<T[]> =>
  (raw) => {
    if (!Array.isArray(raw)) return undefined;
    const entries = raw.map(entry);
    return entries.some((value) => value === undefined) ? undefined : (entries as T[]);
  };

/** An object with at least these text fields; other fields are kept. */
const withText =
  <T>(...fields: readonly (keyof T & string)[]): Validator<T> =>
  (raw) =>
    isRecord(raw) && fields.every((field) => typeof raw[field] === 'string')
      ? (raw as T)
      : undefined;

export const branch = withText<Branch>('id', 'branch', 'name', 'organ', 'actor', 'channel');
export const organChoice = withText<OrganChoice>('organ', 'name', 'actor', 'channel');
export const configEntry = withText<ConfigEntry>('key', 'value');
export const locale = oneOf<Locale>('zh-CN', 'en-US', 'fr-FR');

export const frontendDomain: Validator<FrontendDomain> = (raw) =>
  isRecord(raw) && typeof raw.domain === 'string' && typeof raw.frontend_template_id === 'number'
    ? { frontend_template_id: raw.frontend_template_id, domain: raw.domain }
    : undefined;

export const timezone: Validator<string> = (raw) => {
  if (typeof raw !== 'string' || raw === '') return undefined;
  try {
    if (temporal) new temporal.ZonedDateTime(0n, raw);
    else new Intl.DateTimeFormat('en', { timeZone: raw });
    return raw;
  } catch {
    return undefined;
  }
};

const phraseList = listOf(withText<PhraseOverride>('key', 'value'));

/** Packages by language; an invalid one is left out, since it is fetched again. */
export const phrasePackages: Validator<
  Partial<Record<Locale, { version: string; phrases: PhraseOverride[] }>>
> = (raw) => {
  if (!isRecord(raw)) return undefined;
  const packages: Partial<Record<Locale, { version: string; phrases: PhraseOverride[] }>> = {};
  for (const [key, value] of Object.entries(raw)) {
    const language = locale(key);
    const phrases = isRecord(value) ? phraseList(value.phrases) : undefined;
    if (language && phrases && isRecord(value) && typeof value.version === 'string') {
      packages[language] = { version: value.version, phrases };
    }
  }
  return packages;
};
