import { Link, useLocation } from 'react-router';
import { phrases } from '../phrases';

/** The way back from a side way; the address to return to comes along. */
export function BackToLogin({ to }: { readonly to: '/entrance/login' | '/entrance_new/login' }) {
  const { t } = phrases.use();
  const { search } = useLocation();
  return (
    <nav className="ee-links" aria-label={t('common.backToLogin')}>
      <Link to={{ pathname: to, search }}>{t('common.backToLogin')}</Link>
    </nav>
  );
}
