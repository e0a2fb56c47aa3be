import type { Locale } from '@edu/shared-utility/contract';

export type BaseRoleKey =
  | 'operator'
  | 'administrator'
  | 'staff'
  | 'manager'
  | 'teacher'
  | 'examiner'
  | 'operations'
  | 'auditor'
  | 'student';

export interface RoleText {
  readonly name: string;
  readonly description: string;
}

export interface BaseRole {
  readonly key: BaseRoleKey;
  readonly texts: Readonly<Record<Locale, RoleText>>;
  /** Tells whether the role grants a permission code. */
  readonly codes: (code: string) => boolean;
}

type Words = readonly [name: string, description: string];

const text = ([name, description]: Words): RoleText => ({ name, description });

export const baseRole = (
  key: BaseRoleKey,
  codes: BaseRole['codes'],
  zh: Words,
  en: Words,
  fr: Words,
): BaseRole => ({
  key,
  codes,
  texts: { 'zh-CN': text(zh), 'en-US': text(en), 'fr-FR': text(fr) },
});
