import { useContextValue } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** The reason why the session ended, for people who did not log out. */
export function SessionEndNotice() {
  const { t } = phrases.use();
  const endReason = useContextValue('sessionEnd');
  if (endReason === null) return null;
  return (
    <p role="status" className="ee-notice">
      {t(`ended.${endReason}`)}
    </p>
  );
}
