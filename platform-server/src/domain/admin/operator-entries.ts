import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { basePermissions } from './base-roles';
import { isOperatorCode } from './permission-codes';

interface Entry {
  readonly name: string;
  readonly systemTagName?: string | undefined;
  readonly url?: string | undefined;
}

/** The path that a menu entry leads to, in normalised form; '' for a directory. */
function pathOf({ systemTagName = '', url = '' }: Entry): string {
  const written = `/${systemTagName}/${url}`.split(/[?#]/)[0] ?? '';
  let decoded = written;
  try {
    decoded = decodeURIComponent(written);
  } catch {
    // Not validly encoded: browsers take it as it is.
  }
  const path = new URL(decoded.replace(/[\\/]+/g, '/'), 'http://localhost').pathname;
  return path.toLowerCase().replace(/^\/|\/$/g, '');
}

const pages = basePermissions.filter(({ code, kind }) => kind === 'menu' && isOperatorCode(code));
const paths = new Set(pages.map(pathOf).filter((path) => path !== ''));
/** Normalises a name, so that wide letters, capitals and spaces do not make a different one. */
const normalizeName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s/g, '');
const names = new Set(
  pages.flatMap(({ name, names: translated }) =>
    [name, ...Object.values(translated)].map(normalizeName),
  ),
);

export const mayEditCode = ({ isOperator }: Caller, code: string): boolean =>
  isOperator || !isOperatorCode(code);

/** Refuses an entry that could be mistaken for one of the operators'. */
export function refuseOperatorsEntry(caller: Caller, code: string, entry: Entry): void {
  const imitatesOperatorEntry = paths.has(pathOf(entry)) || names.has(normalizeName(entry.name));
  if (mayEditCode(caller, code) && (caller.isOperator || !imitatesOperatorEntry)) return;
  throw new BusinessError(errorCodes.forbidden);
}
