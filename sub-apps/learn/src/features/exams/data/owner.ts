import { context, ownerOf } from '@edu/shared-utility';

/** Whose answers this device keeps: nobody sees or sends those of another person. */
export function ownerNow(): string {
  const user = context.get('userInfo');
  return user ? ownerOf(user) : '';
}
