import { maskAccount } from '@edu/shared-utility/contract';
import { masked } from './masked';

it.each(['13900000001', 'admin@sunrise.example', 'é@b.cn', '123'])(
  'masks %s as the pages do',
  (account) => expect(masked(account)).toBe(maskAccount(account)),
);

it('returns null for null', () => expect(masked(null)).toBeNull());
