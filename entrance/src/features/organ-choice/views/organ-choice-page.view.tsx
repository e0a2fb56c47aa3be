import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import { context, navigate, session, useDelayed } from '@edu/shared-utility';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ChoiceList } from '../../../common/choice-list.view';
import { EntranceLayout } from '../../../common/entrance-layout.view';
import { InlineAlert } from '../../../common/inline-alert.view';
import { nameChoices } from '../data/name-choices';
import { selectOrganChoice } from '../data/organ-choice.selectors';
import { organChoiceActions as actions } from '../data/organ-choice.slice';
import { phrases } from '../phrases';

/** /entrance/organ: choice of the organisation for people with several. */
export function OrganChoicePage() {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const state = useSelector(selectOrganChoice);
  const slow = useDelayed(state.status === 'loading', 200);

  const several = state.status === 'ready' && state.choices.length > 1;

  // A person who already works in one can go back, even if the list fails.
  const [isSwitch] = useState(() => context.get('organ') !== null && !context.get('mustChoose'));

  useEffect(() => {
    dispatch(actions.requested());
    return () => {
      const isLoginPage = window.location.pathname === '/entrance/login';
      if (isLoginPage && context.get('mustChoose')) dispatch(actions.abandoned());
    };
  }, [dispatch]);

  return (
    <EntranceLayout heading={t('title')} lead={several ? t('lead') : undefined}>
      {slow && <p role="status">{t('loading')}</p>}
      {state.status === 'failed' && (
        <InlineAlert
          kind="error"
          title={t('failed')}
          description={state.message}
          action={
            <Button size="small" onClick={() => dispatch(actions.requested())}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {state.status === 'ready' && state.choices.length === 0 && (
        <InlineAlert kind="warning" title={t('empty')} />
      )}
      {state.status === 'ready' && (
        <ChoiceList
          icon={<ApartmentOutlined />}
          choices={nameChoices(state.choices).map(({ name, identity, isCurrent }, index) => ({
            key: String(index),
            name,
            detail:
              [identity && t('identity', { number: identity }), isCurrent && t('current')]
                .filter(Boolean)
                .join(' · ') || undefined,
          }))}
          onChoose={(key) => {
            const choice = state.choices[Number(key)];
            if (choice) dispatch(actions.chosen(choice));
          }}
        />
      )}
      <div className="ee-links">
        {isSwitch && (
          <Button
            type="link"
            onClick={() => navigate(session.returnTo() ?? '/')}
            style={{ padding: 0 }}
          >
            {t('stay')}
          </Button>
        )}
        <Button type="link" onClick={() => dispatch(actions.left())} style={{ padding: 0 }}>
          {t('otherAccount')}
        </Button>
      </div>
    </EntranceLayout>
  );
}
