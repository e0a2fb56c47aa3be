import type { AccountActivity } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SectionLoad } from '../../../common/section-load.view';
import { morePhrases } from '../../../phrases/more';
import { activityActions, selectActivity } from '../data/activity.slice';
import { hasOlder } from '../data/activity-list';
import { ActivityEntry } from './activity-entry.view';

interface Props {
  /** Null if unknown. */
  readonly passwordChangedAt: string | null;
  /** Called to change the password after suspicious attempts; null without a password. */
  readonly onSuspicion: (() => void) | null;
}

/** Whether a failed log-in happened after the last change of the password. */
const isSuspicious = ({ action, happenedAt }: AccountActivity, passwordChangedAt: string | null) =>
  action === 'loginRefused' && (passwordChangedAt === null || happenedAt > passwordChangedAt);

/** The account's activity, newest first. */
export function ActivitySection({ passwordChangedAt, onSuspicion }: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const { load, isLoadingOlder } = useSelector(selectActivity);
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
          <ol className="eac-plain-list">
            {list.entries.map((entry) => (
              <ActivityEntry
                key={entry.id}
                entry={entry}
                onSuspicion={isSuspicious(entry, passwordChangedAt) ? onSuspicion : null}
              />
            ))}
          </ol>
          {hasOlder(list) && (
            <Button
              type="link"
              style={{ padding: 0 }}
              loading={isLoadingOlder}
              onClick={() => dispatch(activityActions.olderRequested())}
            >
              {t('activity.more')}
            </Button>
          )}
        </>
      )}
    </SectionLoad>
  );
}
