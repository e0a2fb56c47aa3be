import { useContextValue, useDelayed, usePageTitle } from '@edu/shared-utility';
import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outcome } from '../../../common/outcome.view';
import { Section } from '../../../common/section.view';
import { morePhrases } from '../../../phrases/more';
import { realNameActions, selectRealName } from '../data/real-name.slice';
import { dropPhone } from '../data/ticket';
import { RealNameForm } from './real-name-form.view';

/** The page on the phone after scanning: name and ID number for the person of the other device. */
export function RealNamePage({ ticket }: { ticket: string }) {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const state = useSelector(selectRealName);
  const slow = useDelayed(state.status === 'looking');
  usePageTitle(t('realName.title'), useContextValue('pageTitle'));
  useEffect(() => {
    dropPhone();
    dispatch(realNameActions.opened(ticket));
  }, [dispatch, ticket]);
  return (
    <Section title={t('realName.title')}>
      {state.status === 'looking' && slow && (
        <div aria-hidden>
          <Skeleton active title={false} />
        </div>
      )}
      {state.status === 'done' && (
        <Outcome good title={t('realName.done')}>
          {state.withPhoto && `${t('realName.photoKept')} `}
          {t('realName.doneHint')}
        </Outcome>
      )}
      {state.status === 'over' && (
        <Outcome good={false} title={t('qr.expired')}>
          {t('realName.overHint')}
        </Outcome>
      )}
      {(state.status === 'open' || state.status === 'sending' || state.status === 'refused') && (
        <RealNameForm ticket={ticket} state={state} />
      )}
    </Section>
  );
}
