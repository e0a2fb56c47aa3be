import { errorCodes, type Student } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';

type StudentField = 'name' | 'phone' | 'email' | 'idNumber' | 'departmentId' | 'status';

/** What the server said of a form: beside fields where it named them, above the form otherwise. */
export interface StudentRefusal {
  fields: Partial<Record<StudentField, string>>;
  message: string | null;
  /** The student as somebody else has left them meanwhile. */
  present?: Student;
  /** Somebody else has deleted the student meanwhile. */
  gone?: true;
}

const fieldNames: readonly string[] = [
  'name',
  'phone',
  'email',
  'idNumber',
  'departmentId',
  'status',
] satisfies StudentField[];

const isField = (name: string): name is StudentField => fieldNames.includes(name);

/** The fields that the server names in `data.fields`: a list of names, or messages by name. */
function namedFields(data: unknown, message: string): StudentRefusal['fields'] {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {};
  const { fields } = data;
  const entries: [string, unknown][] = Array.isArray(fields)
    ? fields.map((name) => [String(name), message])
    : Object.entries(fields ?? {});
  return Object.fromEntries(
    entries
      .filter(([name]) => isField(name))
      .map(([name, text]) => [name, typeof text === 'string' && text ? text : message]),
  );
}

/** The row as it is now, of a change that came too late. */
function presentOf(data: unknown): Student | null {
  if (typeof data !== 'object' || data === null || !('present' in data)) return null;
  return data.present as Student;
}

/** Puts the server's words beside the field they are about; a conflict is about the phone. @param isChange of a student who was there */
export function toRefusal(error: unknown, isChange = false): StudentRefusal {
  const { code, data, message } = failureOf(error);
  const fields = namedFields(data, message);
  if (Object.keys(fields).length > 0) return { fields, message: null };
  const present = presentOf(data);
  if (present) return { fields: {}, message, present };
  if (isChange && code === errorCodes.notFound) return { fields: {}, message, gone: true };
  if (code === errorCodes.conflict) return { fields: { phone: message }, message: null };
  return { fields: {}, message };
}
