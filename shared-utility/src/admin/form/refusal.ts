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

/** What the envelope's `data` of a refused save may have, besides anything else. */
interface RefusedData<Row> {
  /** Names of refused fields, or messages by name. */
  readonly fields?: readonly string[] | Readonly<Record<string, unknown>>;
  /** The current row, after a version conflict. */
  readonly present?: Row;
}

/** The messages of those refused fields that the form has. */
function namedFields(
  fields: NonNullable<RefusedData<unknown>['fields']>,
  message: string,
  fieldNames: readonly string[],
) {
  const entries: [string, unknown][] = Array.isArray(fields)
    ? fields.map((name) => [String(name), message])
    : Object.entries(fields);
  return Object.fromEntries(
    entries
      .filter(([name]) => fieldNames.includes(name))
      .map(([name, text]) => [name, typeof text === 'string' && text ? text : message]),
  );
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
  // `data` may be null or a text.
  const { fields: refused, present: current }: RefusedData<Row> = Object(data);
  const fields = namedFields(refused ?? {}, message, fieldNames);
  if (Object.keys(fields).length > 0) return { fields, message: null };
  if (current) return { fields: {}, message, present: current };
  if (isChange && code === errorCodes.notFound) return { fields: {}, message, gone: true };
  if (conflictField !== undefined && code === errorCodes.conflict) {
    return { fields: { [conflictField]: message }, message: null };
  }
  return { fields: {}, message };
}
