import { formatDate } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SectionLoad } from '../../../common/section-load.view';
import { morePhrases } from '../../../phrases/more';
import { activityActions, selectActivity } from '../data/activity.slice';
import { hasOlder } from '../data/activity-list';

/** What happened to the account, newest first. */
export function ActivitySection() {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const { load, more } = useSelector(selectActivity);
  useEffect(() => {
    dispatch(activityActions.requested());
  }, [dispatch]);
  return (
    <SectionLoad
      title={t('activity.title')}
      load={load}
      onRetry={() => dispatch(activityActions.requested())}
    >
      {(list) => (
        <>
          {list.entries.length === 0 && (
            <span style={{ color: token.colorTextSecondary }}>{t('activity.empty')}</span>
          )}
          <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {list.entries.map(({ id, action, ip, happenedAt }) => (
              <li key={id} style={{ padding: `${token.paddingXS}px 0` }}>
                <div className="eac-entry">
                  <span>{t(`activity.${action}`)}</span>
                  <span
                    style={{
                      color: token.colorTextSecondary,
                      fontVariantNumeric: 'tabular-nums',
                    }}
                  >
                    {ip} · <time dateTime={happenedAt}>{formatDate(happenedAt, 'datetime')}</time>
                  </span>
                </div>
              </li>
            ))}
          </ol>
          {hasOlder(list) && (
            <Button
              type="link"
              style={{ padding: 0 }}
              loading={more}
              onClick={() => dispatch(activityActions.moreRequested())}
            >
              {t('activity.more')}
            </Button>
          )}
        </>
      )}
    </SectionLoad>
  );
}
