import type { ModuleRollout } from '@edu/shared-utility';
import { theme } from 'antd';
import { useState } from 'react';
import { moduleIn, rolloutIn } from '../data/current-module';
import type { DialogActionProps } from '../data/dialog-action.hook';
import { data } from '../data/module-data';
import { moduleName } from '../data/module-name';
import { seenRollout } from '../data/outdated';
import { phrases } from '../phrases';
import { DiffLines } from './diff-lines.view';
import { PercentField, percentOf } from './percent-field.view';
import { ReasonDialog } from './reason-dialog.view';

interface Props extends DialogActionProps {
  readonly kind: 'step' | 'finish' | 'stop';
  readonly rollout: ModuleRollout;
}

/** Changes the percentage of a rollout, completes it, or ends it. */
export function RolloutDialog({ kind, rollout: initial, ...rest }: Props) {
  const { shown, etag } = rest;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [change] = data.useImportMapChangeMutation();
  const [rollOut] = data.useImportMapRollOutMutation();
  const [stop] = data.useImportMapStopRolloutMutation();
  const rollout = rolloutIn(shown, initial.module) ?? initial;
  const [input, setInput] = useState(String(rollout.percent));
  const [isWrong, setWrong] = useState(false);
  const { module, address } = rollout;
  const current = moduleIn(shown, module)?.address ?? null;
  const send = (reason: string, force: boolean) => {
    const seen = seenRollout(shown, module);
    if (kind === 'stop') return stop({ module, why: reason, seen });
    const percent = percentOf(input) ?? 0;
    if (kind === 'step') return rollOut({ module, address, percent, why: reason, force, seen });
    return change({ action: 'set', name: module, address, why: reason, force, etag, seen });
  };
  const lines = {
    step: [{ name: module, from: current, to: address }],
    finish: [{ name: module, from: current, to: address }],
    stop: [{ name: module, from: address, to: current }],
  }[kind];
  const check = (): boolean => {
    const isRight = kind !== 'step' || percentOf(input) !== null;
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
      {kind === 'step' && <PercentField value={input} isWrong={isWrong} onChange={setInput} />}
      <DiffLines lines={lines} />
      <p style={{ color: token.colorTextSecondary }}>
        {kind === 'stop' ? t('stopHint') : shown.needsApproval && t('needsApproval')}
      </p>
      {rollout.status === 'halted' && kind !== 'stop' && (
        <p style={{ color: token.colorWarningText }}>
          {t('haltedHint', { count: rollout.failures })}
        </p>
      )}
    </ReasonDialog>
  );
}
