import type { ModuleRollout } from '@edu/shared-utility';
import { Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import type { ActingProps } from '../data/acting.hook';
import { data } from '../data/module-data';
import { moduleName } from '../data/module-name';
import { phrases } from '../phrases';
import { DiffLines } from './diff-lines.view';
import { ReasonDialog } from './reason-dialog.view';

interface Props extends ActingProps {
  readonly kind: 'step' | 'finish' | 'stop';
  readonly rollout: ModuleRollout;
}

const percentOf = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100 ? Number(text) : null;

/** Another share of people, everybody, or nobody any more. */
export function RolloutDialog({ kind, rollout, board, ...rest }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [change] = data.useImportMapChangeMutation();
  const [rollOut] = data.useImportMapRollOutMutation();
  const [stop] = data.useImportMapStopRolloutMutation();
  const [typed, setTyped] = useState(String(rollout.percent));
  const [isWrong, setWrong] = useState(false);
  const { module, address } = rollout;
  const present = board.modules.find(({ name }) => name === module)?.address ?? null;
  const send = (why: string, force: boolean) => {
    if (kind === 'stop') return stop({ module, why });
    if (kind === 'step') return rollOut({ module, percent: percentOf(typed) ?? 0, why, force });
    return change({ action: 'set', name: module, address, why, force, etag: board.etag });
  };
  const lines = {
    step: [],
    finish: [{ name: module, from: present, to: address }],
    stop: [{ name: module, from: address, to: present }],
  }[kind];
  const check = (): boolean => {
    const isRight = kind !== 'step' || percentOf(typed) !== null;
    setWrong(!isRight);
    return isRight;
  };
  return (
    <ReasonDialog
      {...rest}
      danger={kind === 'stop'}
      title={t(`${kind}Title`, { name: moduleName(module, t) })}
      okText={t(kind)}
      check={check}
      send={send}
    >
      {kind === 'step' && (
        <Form.Item
          label={t('percent')}
          htmlFor="module-percent"
          validateStatus={isWrong ? 'error' : undefined}
          help={isWrong && <span role="alert">{t('percentFault')}</span>}
        >
          <Input
            id="module-percent"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            style={{ width: 120 }}
          />
        </Form.Item>
      )}
      {lines.length > 0 && <DiffLines lines={lines} />}
      <p style={{ color: token.colorTextSecondary }}>
        {kind === 'stop' ? t('stopHint') : board.needsApproval && t('needsApproval')}
      </p>
    </ReasonDialog>
  );
}
