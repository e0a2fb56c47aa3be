import { navigate, useNarrow } from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { Button } from 'antd';
import { phrases } from '../phrases';
import { GrantsList } from './grants-list.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** /saas/course/grants: every grant of the organisation's courses, those that end soon in a view of their own. */
export default function CourseGrantsPage() {
  const { t } = phrases.use();
  const isNarrow = useNarrow();
  return (
    <GrantsList
      besides={
        !isNarrow && <Button onClick={() => navigate('/saas/course')}>{t('backToList')}</Button>
      }
    />
  );
}
