import { useArePermissionsKnown, useCan, userStorage } from '@edu/shared-utility';
import { type CSSProperties, useEffect, useState } from 'react';

/** Whether a control that needs a permission was shown at the last visit on this device. */
const shown = userStorage('shared:kept-place', false, (raw): raw is boolean => raw === true);

/**
 * The style of a control that needs a permission; null where it is not rendered. Until the permissions have loaded, a
 * control that was shown at the last visit is rendered invisibly: on a phone it may fill a line, and adding it later
 * would move the list.
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
