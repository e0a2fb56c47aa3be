import type { AuditRecord } from './resources/audit';
import type { AuditChange } from './resources/row-change';

/** Source of the audit trail's phrases: the page's own phrases, or the server's catalogue. */
export interface TrailSource {
  /**
   * Phrase for a key such as `actions.role_granted`, `fields.name`, `values.active` or `noValueText`; undefined without
   * one.
   */
  word(key: string): string | undefined;
  moment(iso: string): string;
}

type ValueNames = Readonly<Record<string, string>>;

/** Texts of audit records, for pages and workbooks. */
export interface TrailWords {
  /** The action in words; its code where there is no phrase. */
  action(action: string): string;
  /** The field in words; its name where there is no phrase. */
  field(name: string): string;
  /** The value in words; unchanged where there is no phrase. */
  value(field: string, value: unknown, names?: ValueNames): string;
  who(line: Pick<AuditRecord, 'accountId' | 'who'>): string;
  /** A change as one line of text. */
  change(change: AuditChange, names?: ValueNames): string;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** Fields whose values are names of fields. */
const ofFields: readonly string[] = ['field', 'columns'];
/** Fields with free text, whose values are never translated. */
const freeTextFields: readonly string[] = [
  'name',
  'title',
  'text',
  'description',
  'reason',
  'pageTitle',
];

export function trailWords({ word, moment }: TrailSource): TrailWords {
  const noValueText = (): string => word('none') ?? '';
  const field = (name: string): string => word(`fields.${name}`) ?? name;
  const valueText = (name: string, value: unknown, names: ValueNames): string => {
    const text = String(value);
    if (freeTextFields.includes(name)) return text;
    if (Object.hasOwn(names, text)) return names[text] ?? text;
    if (ofFields.includes(name)) return field(text);
    if (MOMENT.test(text)) return moment(text);
    return word(`values.${text}`) ?? text;
  };
  const value = (name: string, raw: unknown, names: ValueNames = {}): string => {
    if (raw === null || raw === undefined || raw === '') return noValueText();
    if (Array.isArray(raw)) {
      return (
        raw.map((each) => value(name, each, names)).join(word('comma') ?? ', ') || noValueText()
      );
    }
    if (typeof raw !== 'object') return valueText(name, raw, names);
    const parts = Object.entries(raw).map(
      ([key, each]) => `${field(key)}: ${value(key, each, names)}`,
    );
    return parts.join('; ') || noValueText();
  };
  return {
    action: (action) => word(`actions.${action.replaceAll('.', '_')}`) ?? action,
    field,
    value,
    who: ({ accountId, who }) => {
      if (accountId === null) return word('nobody') ?? '';
      return who ?? word('unknown') ?? accountId;
    },
    change: (change, names) => {
      const name = field(change.field);
      if (change.before === undefined && change.after === undefined)
        return [name, word('hidden')].filter(Boolean).join(': ');
      const [before, after] = [change.before, change.after].map((each) =>
        value(change.field, each, names),
      );
      return `${name}: ${before} → ${after}`;
    },
  };
}
