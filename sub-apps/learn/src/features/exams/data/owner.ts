import { context, ownerOf } from '@edu/shared-utility';

/** Owner of the answers on this device: those of another person are neither shown nor sent. */
export function ownerNow(): string {
  const user = context.get('userInfo');
  return user ? ownerOf(user) : '';
}
