import { Button, theme } from 'antd';
import type { DraftSaver, SaveState } from '../data/saver';
import { phrases } from '../phrases';
import { ConflictAlert } from './conflict-alert.view';

interface Props {
  readonly state: SaveState;
  readonly saver: DraftSaver;
}

/** Whether what is edited has reached the platform, and what can be done where it has not. */
export function SaveStatus({ state, saver }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  // anyone who writes far below has to see that nothing is saved
  const inView = { position: 'sticky', top: 0, zIndex: 2 } as const;
  if (state.status === 'conflict') {
    return (
      <ConflictAlert
        current={state.present}
        style={{ ...inView, marginBlockEnd: token.margin }}
        // the questions of a published one stay as they are
        mayKeepMine={state.present.status === 'draft'}
        onSettle={(current, isMine) => saver.settle(current, isMine)}
      />
    );
  }
  const isFailed = state.status === 'failed';
  return (
    <p
      role="status"
      style={{
        ...{ margin: `0 0 ${token.marginXS}px`, minHeight: 24 },
        ...(isFailed && { ...inView, background: token.colorBgContainer }),
        color: isFailed ? token.colorErrorText : token.colorTextSecondary,
      }}
    >
      {isFailed
        ? t('notSaved', { reason: state.message })
        : t(state.status === 'saved' ? 'allSaved' : 'saving')}
      {isFailed && (
        <Button type="link" size="small" onClick={() => void saver.flush()}>
          {t('retry')}
        </Button>
      )}
    </p>
  );
}
