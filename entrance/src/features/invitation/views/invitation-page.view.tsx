import { context, session } from '@edu/shared-utility';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { BackToLogin } from '../../../common/back-to-login.view';
import { Done } from '../../../common/done.view';
import { EntranceLayout } from '../../../common/entrance-layout.view';
import { forgetPath } from '../../../common/forget-path';
import { SignedInGate } from '../../../common/signed-in';
import { useSubmit } from '../../../common/submit';
import { invitation } from '../data/invitation.submission';
import { type Outcome, selectOutcome } from '../data/outcome';
import { phrases } from '../phrases';
import { AnswerForm } from './answer-form.view';

/** Shows the outcome of the answer. */
function outcomeTexts(outcome: Outcome): { title: string; hint: string } {
  const { t } = phrases;
  switch (outcome.state) {
    case 'accepted':
      return {
        title: t('accepted', { organs: outcome.organs.join(t('and')) }),
        hint: t(outcome.passwordCleared ? 'clearedHint' : 'acceptedHint'),
      };
    case 'declined':
      return { title: t('declined'), hint: t('declinedHint') };
    case 'given':
      return outcome.answer === 'accepted'
        ? { title: t('givenAccepted'), hint: t('acceptedHint') }
        : { title: t('givenDeclined'), hint: t('givenDeclinedHint') };
  }
}

/** The account that is logged in here; unmasked, since it is the person's own. */
const ownAccount = (): string | null => {
  const user = context.get('userInfo');
  return user?.accountPhone || user?.accountMail || null;
};

const answerAsOneself = () => context.set('arrivingAccount', ownAccount());
const answerAsAnother = () => {
  if (context.get('arrivingAccount') === ownAccount()) context.remove('arrivingAccount');
};

/** /entrance/invitation: accept or decline a place in another tenant. */
export function InvitationPage() {
  const { t } = phrases.use();
  const controls = useSubmit(invitation.slice);
  const outcome = useSelector(selectOutcome);
  const loginPath = session.loginPath();
  if (controls.state.status !== 'done') {
    return (
      <EntranceLayout heading={t('title')} lead={t('lead')}>
        <SignedInGate
          onContinue={answerAsOneself}
          otherLabel={t('other')}
          onOther={answerAsAnother}
        >
          <AnswerForm controls={controls} />
        </SignedInGate>
        <BackToLogin to={loginPath} />
      </EntranceLayout>
    );
  }
  const cleared = outcome.state === 'accepted' && outcome.passwordCleared;
  return (
    <EntranceLayout heading={t('answered')}>
      <Done {...outcomeTexts(outcome)} loginPath={loginPath} />
      {cleared && (
        <nav className="ee-links" aria-label={t('reset')}>
          <Link to={forgetPath()}>{t('reset')}</Link>
        </nav>
      )}
    </EntranceLayout>
  );
}
