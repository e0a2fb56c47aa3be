import { session } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** A note below the form, so that it moves nothing: for people with a course link, that students log in here too. */
export function LearnerNote() {
  const { t } = phrases.use();
  if (!/^\/learn(\/|$)/.test(session.returnTo() ?? '')) return null;
  return <p className="ee-lead">{t('login.learner')}</p>;
}
