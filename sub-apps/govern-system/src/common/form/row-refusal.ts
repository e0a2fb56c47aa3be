import { errorCodes } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';

/** What the server said of a form: beside fields where it named them, above the form otherwise. */
export interface Refusal<T> {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
  /** The row as somebody else has left it meanwhile. */
  readonly present?: T;
  /** Somebody else has deleted the row meanwhile. */
  readonly gone?: true;
}

const memberOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;

/** @param known names of the form's fields: words about others stand above the form */
export function toRefusal<T>(error: unknown, known: readonly string[]): Refusal<T> {
  const { code, data, message } = failureOf(error);
  const named = Object.entries(memberOf(data, 'fields') ?? {}).filter(([name]) =>
    known.includes(name),
  );
  if (named.length > 0) {
    const fields = named.map(([name, text]) => [name, String(text || message)] as const);
    return { fields: Object.fromEntries(fields), message: null };
  }
  const present = memberOf(data, 'present');
  if (present) return { fields: {}, message, present: present as T };
  if (code === errorCodes.notFound) return { fields: {}, message, gone: true };
  return { fields: {}, message };
}
