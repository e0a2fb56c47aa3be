import { session } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** Below the form, where it moves nothing: who came by the link of a course reads that the page is theirs, too. */
export function LearnerNote() {
  const { t } = phrases.use();
  if (!/^\/learn(\/|$)/.test(session.returnTo() ?? '')) return null;
  return <p className="ee-lead">{t('login.learner')}</p>;
}
