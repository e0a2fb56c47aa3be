import { errorCodes } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';

/** What the server said of a form: beside fields where it named them, above the form otherwise. */
export interface FormRefusal<Row> {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
  /** The row as somebody else has left it meanwhile. */
  readonly present?: Row;
  /** Somebody else has deleted the row meanwhile. */
  readonly gone?: true;
  /** No answer came: it may have been saved or not. */
  readonly lost?: true;
}

/** The fields that the server names in `data.fields`: a list of names, or messages by name. */
function namedFields(data: unknown, message: string, fieldNames: readonly string[]) {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {};
  const { fields } = data;
  const entries: [string, unknown][] = Array.isArray(fields)
    ? fields.map((name) => [String(name), message])
    : Object.entries(fields ?? {});
  return Object.fromEntries(
    entries
      .filter(([name]) => fieldNames.includes(name))
      .map(([name, text]) => [name, typeof text === 'string' && text ? text : message]),
  );
}

/** The row as it is now, of a change that came too late. */
function presentOf<Row>(data: unknown): Row | null {
  if (typeof data !== 'object' || data === null || !('present' in data)) return null;
  return data.present as Row;
}

interface RefusalOptions {
  /** Names of the form's fields. */
  readonly known: readonly string[];
  /** Of a row that was there. */
  readonly isChange: boolean;
  /** The field that a conflict is about where the server names none. */
  readonly conflictField?: string | undefined;
}

/** Puts the server's words beside the field they are about. */
export function refusalOf<Row>(
  error: unknown,
  { known: fieldNames, isChange, conflictField }: RefusalOptions,
): FormRefusal<Row> {
  const { code, data, message, unanswered } = failureOf(error);
  if (unanswered) return { fields: {}, message, lost: true };
  const fields = namedFields(data, message, fieldNames);
  if (Object.keys(fields).length > 0) return { fields, message: null };
  const current = presentOf<Row>(data);
  if (current) return { fields: {}, message, present: current };
  if (isChange && code === errorCodes.notFound) return { fields: {}, message, gone: true };
  if (conflictField !== undefined && code === errorCodes.conflict) {
    return { fields: { [conflictField]: message }, message: null };
  }
  return { fields: {}, message };
}
