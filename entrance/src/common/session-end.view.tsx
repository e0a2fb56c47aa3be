import { useContextValue } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** Why the person is at the log-in although they did not ask for it. */
export function SessionEndNotice() {
  const { t } = phrases.use();
  const why = useContextValue('sessionEnd');
  if (why === null) return null;
  return (
    <p role="status" className="ee-notice">
      {t(`ended.${why}`)}
    </p>
  );
}
