import { emptyRegistration, type RegistrationValues } from './registration';

/** Name in the tab's own storage; the end of a session takes it along. */
const KEY = 'entrance:registration';

/** Passwords and codes are never written down; a picture is larger than what the storage holds. */
const storedFields = [
  'companyName',
  'creditCode',
  'licenceName',
  'contactName',
  'address',
  'account',
] as const satisfies readonly (keyof RegistrationValues)[];

/** What was typed in this tab before the page was loaded again; damaged or forbidden, nothing. */
export function readDraft(): RegistrationValues {
  const values = { ...emptyRegistration };
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    const entries = new Map(Object.entries(stored ?? {}));
    for (const name of storedFields) {
      const text = entries.get(name);
      if (typeof text === 'string') values[name] = text;
    }
  } catch {
    // starts again
  }
  return values;
}

export function storeDraft(values: RegistrationValues): void {
  try {
    const draft = Object.fromEntries(storedFields.map((name) => [name, values[name]]));
    window.sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // costs only what a reload would have kept
  }
}

export function dropDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept either
  }
}
