import { Button, theme } from 'antd';
import type { DraftSaver, SaveState } from '../data/saver';
import { phrases } from '../phrases';
import { ConflictAlert } from './conflict-alert.view';

interface Props {
  readonly state: SaveState;
  readonly saver: DraftSaver;
}

/** Whether the draft is saved; after a failure with a retry. */
export function SaveStatus({ state, saver }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  // Sticky, so that a failure is visible far below too.
  const stickyStyle = { position: 'sticky', top: 0, zIndex: 2 } as const;
  if (state.status === 'conflict') {
    return (
      <ConflictAlert
        current={state.present}
        style={{ ...stickyStyle, marginBlockEnd: token.margin }}
        // The questions of a published questionnaire cannot be changed.
        mayKeepMine={state.present.status === 'draft'}
        onResolve={(current, isMine) => saver.resolve(current, isMine)}
      />
    );
  }
  const isFailed = state.status === 'failed';
  return (
    <p
      role="status"
      style={{
        ...{ margin: `0 0 ${token.marginXS}px`, minHeight: 24 },
        ...(isFailed && { ...stickyStyle, background: token.colorBgContainer }),
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
