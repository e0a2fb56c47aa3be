import { type AccountSession, context, deviceOf } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import type { KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { morePhrases } from '../../../phrases/more';
import { sessionsActions } from '../data/sessions.slice';

interface Props {
  readonly others: readonly AccountSession[];
  readonly isEnding: boolean;
  readonly onConfirm: (pressed: HTMLElement) => void;
}

/** Confirmation that lists the devices to be signed out, since that cannot be undone from here. */
export function EndOthers({ others, isEnding, onConfirm }: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const cancel = () => dispatch(sessionsActions.refrained());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isEnding) return;
    // Otherwise Escape would also close the frame's dialog.
    event.stopPropagation();
    cancel();
  };
  const names = others.map(({ userAgent }) => deviceOf(userAgent) ?? t('sessions.unknown'));
  // Counted, since the same name several times says nothing.
  const namesWithCounts = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${name} × ${count}` : name;
  });
  const devices = new Intl.ListFormat(context.get('language')).format(namesWithCounts);
  return (
    <div className="eac-row" data-stacks="">
      <span className="eac-row-text" role="alert" style={{ color: token.colorTextSecondary }}>
        {t('sessions.endOthersAsk', { count: others.length, devices })}
      </span>
      <div className="eac-ends">
        <Button
          // The focus is on Cancel, so that a second Enter ends nothing.
          autoFocus
          disabled={isEnding}
          onClick={cancel}
          onKeyDown={onKeyDown}
        >
          {t('dialog.cancel')}
        </Button>
        <Button
          danger
          type="primary"
          loading={isEnding}
          onClick={({ currentTarget }) => onConfirm(currentTarget)}
          onKeyDown={onKeyDown}
        >
          {t('sessions.endOthersConfirm')}
        </Button>
      </div>
    </div>
  );
}
