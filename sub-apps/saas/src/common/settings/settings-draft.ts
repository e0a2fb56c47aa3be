import { localDrafts } from '@edu/shared-utility/data';

/** Unsaved input of a settings form, by field. */
export interface SettingsDraft {
  /** ISO 8601. */
  readonly at: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The saved values of these fields on which the input was based. */
  readonly before: Readonly<Record<string, unknown>>;
}

const isDraft = (raw: unknown): raw is SettingsDraft =>
  raw instanceof Object &&
  'at' in raw &&
  typeof raw.at === 'string' &&
  'values' in raw &&
  raw.values instanceof Object &&
  'before' in raw &&
  raw.before instanceof Object;

/** Drafts of settings, by the name of the form and the id of the row. */
export const settingsDrafts = localDrafts('saas.settings', isDraft);
