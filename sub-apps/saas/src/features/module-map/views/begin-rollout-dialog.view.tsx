import { formatPercent, type ModuleStatus } from '@edu/shared-utility';
import { Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { currentModule, rolloutIn } from '../data/current-module';
import type { DialogActionProps } from '../data/dialog-action.hook';
import { data } from '../data/module-data';
import { groupOf } from '../data/module-group';
import { moduleName } from '../data/module-name';
import { seenRollout } from '../data/outdated';
import { versionText } from '../data/version-text';
import { phrases } from '../phrases';
import { DiffLines } from './diff-lines.view';
import { PercentField, percentOf } from './percent-field.view';
import { ReasonDialog } from './reason-dialog.view';

interface Props extends DialogActionProps {
  readonly module: ModuleStatus;
}

/** Default percentage: few enough to limit damage, enough to be seen in the reports. */
const FIRST = '10';

/** Starts a rollout of a new version to part of the people. */
export function BeginRolloutDialog({ module: initial, ...rest }: Props) {
  const { shown } = rest;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [rollOut] = data.useImportMapRollOutMutation();
  const module = currentModule(shown, initial);
  const [address, setAddress] = useState('');
  const [percent, setPercent] = useState(FIRST);
  const [fault, setFault] = useState<'newAddressEmpty' | 'addressSame' | 'percentFault' | null>(
    null,
  );
  const to = address.trim();
  const running = rolloutIn(shown, module.name);
  const validate = () => {
    if (to === '') return 'newAddressEmpty';
    if (to === module.address) return 'addressSame';
    return percentOf(percent) ? null : 'percentFault';
  };
  const check = (): boolean => {
    const problem = validate();
    setFault(problem);
    return problem === null;
  };
  const addressFault = fault === 'percentFault' ? null : fault;
  return (
    <ReasonDialog
      {...rest}
      title={t('beginTitle', { name: moduleName(module.name, t) })}
      okText={t('begin')}
      check={check}
      isDirty={to !== ''}
      judged={to}
      send={(reason, force) =>
        rollOut({
          ...{ module: module.name, address: to, percent: percentOf(percent) ?? 0 },
          ...{ why: reason, force, seen: seenRollout(shown, module.name) },
        })
      }
    >
      <Form.Item
        label={t('newAddress')}
        htmlFor="module-address"
        required
        validateStatus={addressFault ? 'error' : undefined}
        help={addressFault && <span role="alert">{t(addressFault)}</span>}
      >
        <Input
          id="module-address"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2_000}
          placeholder={t('newAddressStart')}
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setFault(null);
          }}
        />
      </Form.Item>
      <PercentField value={percent} isWrong={fault === 'percentFault'} onChange={setPercent} />
      {running && (
        <p style={{ color: token.colorWarningText }}>
          {t('beginReplaces', {
            percent: formatPercent(running.percent / 100),
            version: versionText(running.address, t),
          })}
        </p>
      )}
      {to !== '' && <DiffLines lines={[{ name: module.name, from: module.address, to }]} />}
      <p style={{ color: token.colorTextSecondary }}>
        {t(groupOf(module.name) === 'app' ? 'beginHint' : 'beginSharedHint')}
        {shown.needsApproval && ` ${t('needsApproval')}`}
      </p>
    </ReasonDialog>
  );
}
