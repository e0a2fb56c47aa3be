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

/** A value as it stands in the trail. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return phrases.t('none');
  if (Array.isArray(value)) return value.length === 0 ? phrases.t('none') : value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
