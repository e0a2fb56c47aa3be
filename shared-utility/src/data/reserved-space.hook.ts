import { useArePermissionsKnown, useCan, userStorage } from '@edu/shared-utility';
import { type CSSProperties, useEffect, useState } from 'react';

/** Whether what needs a permission was there last time on this device. */
const shown = userStorage('shared:kept-place', false, (raw): raw is boolean => raw === true);

/**
 * The style of a control that needs a permission; null where it has no place. Until the permissions are known it keeps
 * its place, unseen, where it was there last time: on a phone it may begin a row, and would move the list when it comes.
 */
export function useReservedSpace(permission: string): Pick<CSSProperties, 'visibility'> | null {
  const isPermitted = useCan()(permission);
  const isKnown = useArePermissionsKnown();
  const [wasShown] = useState(() => shown.read(permission));
  useEffect(() => {
    if (isKnown) shown.write(permission, isPermitted);
  }, [isKnown, isPermitted, permission]);
  if (isPermitted) return {};
  return isKnown || !wasShown ? null : { visibility: 'hidden' };
}
