import { formatDate } from '@edu/shared-utility';
import { phrases } from '../phrases';
import { zhCN } from '../phrases/zh-CN';

type Words = (key: never) => string;

const within = <T extends object>(all: T, key: string): key is keyof T & string =>
  Object.hasOwn(all, key);

/** An action in words; one that this page does not know yet by its code. */
export function actionName(t: Words, action: string): string {
  const key = action.replaceAll('.', '_');
  return within(zhCN.actions, key) ? t(`actions.${key}` as never) : action;
}

/** A field in words, or as the server calls it. */
export const fieldName = (t: Words, field: string): string =>
  within(zhCN.fields, field) ? t(`fields.${field}` as never) : field;

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** Fields whose values are fields themselves. */
const ofFields: readonly string[] = ['field', 'columns'];
/** Fields whose values people typed: no word in them is one of ours. */
const typed: readonly string[] = ['name', 'title', 'text', 'description', 'reason', 'pageTitle'];

/** A value of the trail in words; what nobody has a word for as it stands there. */
export function valueText(
  t: Words,
  field: string,
  value: unknown,
  names: Readonly<Record<string, string>> = {},
): string {
  if (value === null || value === undefined || value === '') return phrases.t('none');
  if (Array.isArray(value)) {
    const said = value.map((one) => valueText(t, field, one, names));
    return said.length === 0 ? phrases.t('none') : said.join(phrases.t('comma'));
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(
      ([name, one]) => `${fieldName(t, name)}: ${valueText(t, name, one, names)}`,
    );
    return parts.join('; ') || phrases.t('none');
  }
  const text = String(value);
  if (typed.includes(field)) return text;
  if (Object.hasOwn(names, text)) return names[text] ?? text;
  if (ofFields.includes(field)) return fieldName(t, text);
  if (MOMENT.test(text)) return formatDate(text, 'datetime');
  return within(zhCN.values, text) ? t(`values.${text}` as never) : text;
}
