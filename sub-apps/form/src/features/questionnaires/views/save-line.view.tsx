import { Alert, Button, Flex, theme } from 'antd';
import type { DraftSaver, SaveState } from '../data/saver';
import { phrases } from '../phrases';

interface Props {
  readonly state: SaveState;
  readonly saver: DraftSaver;
}

/** Whether what is edited has reached the platform, and what can be done where it has not. */
export function SaveLine({ state, saver }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  // whoever writes far below has to see that nothing is saved
  const inView = { position: 'sticky', top: 0, zIndex: 2 } as const;
  if (state.status === 'conflict') {
    const { present } = state;
    return (
      <Alert
        role="alert"
        showIcon
        type="warning"
        style={{ ...inView, marginBlockEnd: token.margin }}
        title={t('conflict')}
        description={t('conflictHint')}
        action={
          <Flex vertical gap="small">
            <Button size="small" onClick={() => saver.settle(present, false)}>
              {t('takeTheirs')}
            </Button>
            {present.status === 'draft' && (
              <Button size="small" danger onClick={() => saver.settle(present, true)}>
                {t('keepMine')}
              </Button>
            )}
          </Flex>
        }
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
