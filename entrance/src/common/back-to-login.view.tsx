import { Link, useLocation } from 'react-router';
import { phrases } from '../phrases';

/** A link back to the log-in, which keeps the address to return to. */
export function BackToLogin({ to }: { readonly to: '/entrance/login' | '/entrance_new/login' }) {
  const { t } = phrases.use();
  const { search } = useLocation();
  return (
    <nav className="ee-links" aria-label={t('common.backToLogin')}>
      <Link to={{ pathname: to, search }}>{t('common.backToLogin')}</Link>
    </nav>
  );
}
