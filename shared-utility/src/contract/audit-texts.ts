import type { AuditRecord } from './resources/audit';
import type { AuditChange } from './resources/row-change';

/** Source of the audit trail's phrases: the page's own phrases, or the server's catalogue. */
export interface AuditPhraseSource {
  /**
   * Phrase for a key such as `actions.role_granted`, `fields.name`, `fieldsOf.teacher.title`, `values.active` or `none`; undefined without one.
   */
  phrase(key: string): string | undefined;
  formatTime(iso: string): string;
}

type ValueNames = Readonly<Record<string, string>>;

/** Texts of audit records, for pages and workbooks. */
export interface AuditTexts {
  /** The action's phrase; its code where there is none. */
  action(action: string): string;
  /** The field's phrase, for the kind of row if it has one of its own; its name where there is none. */
  field(name: string, action?: string): string;
  /** The value's phrase; unchanged where there is none. */
  value(field: string, value: unknown, names?: ValueNames): string;
  who(record: Pick<AuditRecord, 'accountId' | 'who'>): string;
  /** A change as one line of text. */
  change(change: AuditChange, names?: ValueNames, action?: string): string;
}

const UTC_TIMESTAMP = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** Fields whose values are names of fields. */
const fieldNameFields: readonly string[] = ['field', 'columns'];
/** Fields with free text, whose values are never translated. */
const freeTextFields: readonly string[] = [
  'name',
  'title',
  'text',
  'description',
  'reason',
  'pageTitle',
];

export function createAuditTexts({ phrase, formatTime }: AuditPhraseSource): AuditTexts {
  const noValueText = (): string => phrase('none') ?? '';
  const field = (name: string, action = ''): string =>
    phrase(`fieldsOf.${action.split('.')[0]}.${name}`) ?? phrase(`fields.${name}`) ?? name;
  const valueText = (fieldName: string, value: unknown, displayTexts: ValueNames): string => {
    const text = String(value);
    if (freeTextFields.includes(fieldName)) return text;
    if (Object.hasOwn(displayTexts, text)) return displayTexts[text] ?? text;
    if (fieldNameFields.includes(fieldName)) return field(text);
    if (UTC_TIMESTAMP.test(text)) return formatTime(text);
    return phrase(`values.${text}`) ?? text;
  };
  const value = (name: string, raw: unknown, names: ValueNames = {}): string => {
    if (raw === null || raw === undefined || raw === '') return noValueText();
    if (Array.isArray(raw)) {
      return (
        raw.map((each) => value(name, each, names)).join(phrase('comma') ?? ', ') || noValueText()
      );
    }
    if (typeof raw !== 'object') return valueText(name, raw, names);
    const parts = Object.entries(raw).map(
      ([key, each]) => `${field(key)}: ${value(key, each, names)}`,
    );
    return parts.join('; ') || noValueText();
  };
  return {
    action: (action) => phrase(`actions.${action.replaceAll('.', '_')}`) ?? action,
    field,
    value,
    who: ({ accountId, who }) => {
      if (accountId === null) return phrase('nobody') ?? '';
      return who ?? phrase('unknown') ?? accountId;
    },
    change: (change, names, action) => {
      const name = field(change.field, action);
      if (change.before === undefined && change.after === undefined)
        return [name, phrase('hidden')].filter(Boolean).join(': ');
      const [before, after] = [change.before, change.after].map((each) =>
        value(change.field, each, names),
      );
      return `${name}: ${before} → ${after}`;
    },
  };
}
