import { errorCodes, FailedNotice, ForbiddenPage, formatDate, useCan } from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { failureOf, usePageSurface } from '@edu/shared-utility/data';
import { Skeleton, theme } from 'antd';
import { useBoard } from '../data/board.hook';
import { useDialogAction } from '../data/dialog-action.hook';
import { phrases } from '../phrases';
import { Dialogs } from './dialogs.view';
import { ModuleTabs } from './module-tabs.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** /saas/modules: the state of the modules, for platform operators. */
export default function ModuleMapPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const surface = usePageSurface();
  const can = useCan();
  const { data: board, error, refetch, fulfilledTimeStamp } = useBoard();
  const { dialogAction, start, ...dialog } = useDialogAction(refetch);
  const mayWrite = can('platform.modules.write');
  if (!board && error) {
    const { code, message } = failureOf(error);
    if (code === errorCodes.forbidden) return <ForbiddenPage text={t('forbiddenText')} />;
    return <FailedNotice title={t('failedTitle')} hint={message} onRetry={() => void refetch()} />;
  }
  return (
    <section
      aria-label={t('label')}
      data-fits-phone
      style={{
        ...surface,
        fontFamily: token.fontFamily,
        fontSize: token.fontSize,
        color: token.colorText,
      }}
    >
      <header
        style={{ display: 'flex', flexWrap: 'wrap', gap: token.marginXS, alignItems: 'baseline' }}
      >
        <h1 style={{ margin: 0, fontSize: token.fontSizeHeading4, fontWeight: 600 }}>
          {t('label')}
        </h1>
        {board && (
          <span
            role="status"
            style={{ color: error ? token.colorWarningText : token.colorTextSecondary }}
          >
            {error
              ? t('late', {
                  time: formatDate(new Date(fulfilledTimeStamp ?? 0).toISOString(), 'datetime'),
                })
              : t('live')}
          </span>
        )}
        {board && !mayWrite && (
          <span style={{ color: token.colorTextSecondary }}>{t('readOnly')}</span>
        )}
      </header>
      {board ? (
        <ModuleTabs board={board} onAct={mayWrite ? start : undefined} />
      ) : (
        <div role="status" aria-busy aria-label={t('loading')}>
          <Skeleton active paragraph={{ rows: 10 }} />
        </div>
      )}
      {dialogAction && board && (
        <Dialogs
          dialogAction={dialogAction}
          board={board}
          onDone={dialog.done}
          onConflict={dialog.onConflict}
          onClose={dialog.close}
        />
      )}
    </section>
  );
}
