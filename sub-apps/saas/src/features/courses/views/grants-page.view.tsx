import { adminPhrases } from '@edu/shared-utility/admin';
import { usePageName } from '@edu/shared-utility/data';
import { LinkButton } from '../../../common/link-button.view';
import { termWords } from '../../../common/terms/phrases';
import { phrases } from '../phrases';
import { GrantsList } from './grants-list.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load(), termWords.load()]);

/** /saas/course/grants: all grants of the organisation's courses, with a view of those that end soon. */
export default function CourseGrantsPage() {
  const { t } = phrases.use();
  usePageName(t('allGrants'));
  return <GrantsList extraButtons={<LinkButton to="/course">{t('backToList')}</LinkButton>} />;
}
