import { keep } from '../keep';
import { isLoopback } from './hosts';

/** Set while the person who is logged in may test; goes with the session. */
const KEY = 'tester-permitted';
/** Who may see the operators' page of modules may test: the menu is what the server says of permissions. */
const OPERATORS_PAGE = '/saas/modules';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
interface Entry {
  readonly path: string;
  readonly children: readonly Entry[];
}

/** The platform's word in `config.json`: nobody, whoever has the switch, or those with the permission. */
export const PERMITTED = 'permitted';

const lists = (menu: readonly Entry[]): boolean =>
  menu.some(({ path, children }) => path === OPERATORS_PAGE || lists(children));

/** Overrides are settled before anybody asks for a menu: what the last one said is kept for that. */
export function rememberTester(store: Store, menu: readonly Entry[]): void {
  if (lists(menu)) keep(store, KEY, 'true');
  else store.removeItem(KEY);
}

/** Whether this browser may take modules from elsewhere: the platform's word, else on local hosts. */
export function mayOverride(word: unknown, store: Store, hostname: string): boolean {
  if (word === PERMITTED) return store.getItem(KEY) === 'true';
  return typeof word === 'boolean' ? word : isLoopback(hostname);
}
