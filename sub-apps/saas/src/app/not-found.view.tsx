import { PageCard } from '@edu/shared-utility';
import { useLocation } from 'react-router';
import { phrases } from '../phrases';

/** An address below /saas that is no page: the frame stays, and so does a way back. */
export function NotFound() {
  const { t } = phrases.use();
  const { pathname } = useLocation();
  return (
    <PageCard
      content={{
        art: 'lost',
        title: t('notFound.title'),
        lines: [t('notFound.hint')],
        detail: `/saas${pathname}`,
        role: 'status',
        actions: [{ label: t('notFound.action'), href: '/saas/student' }],
      }}
    />
  );
}
