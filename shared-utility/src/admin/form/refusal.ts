import { errorCodes } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';

/** The server's errors: by field where it names fields, else one message above the form. */
export interface FormRefusal<Row> {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
  /** The row as another person has saved it meanwhile. */
  readonly present?: Row;
  /** Somebody else has deleted the row meanwhile. */
  readonly gone?: true;
  /** No response arrived, so it is unknown whether the row was saved. */
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

/** The current row, which a version conflict returns. */
function presentOf<Row>(data: unknown): Row | null {
  if (typeof data !== 'object' || data === null || !('present' in data)) return null;
  return data.present as Row;
}

interface RefusalOptions {
  /** Names of the form's fields. */
  readonly known: readonly string[];
  /** Whether an existing row was changed. */
  readonly isChange: boolean;
  /** The field that a conflict belongs to when the server names none. */
  readonly conflictField?: string | undefined;
}

/** Assigns the server's message to the field that it concerns. */
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
