import { Link } from 'react-router';
import { phrases } from '../phrases';

/** An address below /__segment__ that is no page: the frame stays, and so does a way back. */
export function NotFound() {
  const { t } = phrases.use();
  return (
    <div role="status">
      <h1>{t('notFound.title')}</h1>
      <Link to="/overview">{t('notFound.back')}</Link>
    </div>
  );
}
