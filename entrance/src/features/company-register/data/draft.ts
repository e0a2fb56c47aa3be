import { emptyRegistration, type RegistrationValues } from './registration';

/** Key in the session storage, which the end of a session clears. */
const KEY = 'entrance:registration';

/** Passwords and codes are never stored, and a picture is too large for the storage. */
const storedFields = [
  'companyName',
  'creditCode',
  'licenceName',
  'contactName',
  'address',
  'account',
] as const satisfies readonly (keyof RegistrationValues)[];

/** Restores the input of this tab after a reload; empty if it is invalid or the storage is blocked. */
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
    // Starts empty.
  }
  return values;
}

export function storeDraft(values: RegistrationValues): void {
  try {
    const draft = Object.fromEntries(storedFields.map((name) => [name, values[name]]));
    window.sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Only a reload would lose the input.
  }
}

export function dropDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
