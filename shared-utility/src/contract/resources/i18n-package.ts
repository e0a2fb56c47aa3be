import { read } from '../endpoint';
import type { Locale } from '../entities';

const base = '/i18n-admin/package';
const open = { auth: false, toast: false } as const;

export interface PackageQuery {
  appname: string;
  language: Locale;
  env: string;
}

/** Override phrases: dotted key (`namespace.screen.key`) and text. */
export interface PhraseOverride {
  key: string;
  value: string;
}

/** Language packages (specification §7). */
export const i18nPackage = {
  checkPackageVersion: read<PackageQuery, { version: string }>()(`${base}/checkPackageVersion`, {
    ...open,
    returns: 'object',
  }),
  getConfList: read<PackageQuery, PhraseOverride[]>()(`${base}/getConfList`, {
    ...open,
    returns: 'list',
  }),
} as const;
