import { formatDate, formatPercent, type ModuleStatus } from '@edu/shared-utility';
import { Form, Select, theme } from 'antd';
import { useState } from 'react';
import { currentModule, rolloutIn } from '../data/current-module';
import type { DialogActionProps } from '../data/dialog-action.hook';
import { formerVersions } from '../data/former-versions';
import { data } from '../data/module-data';
import { groupOf } from '../data/module-group';
import { moduleName } from '../data/module-name';
import { seenRollout } from '../data/outdated';
import { versionText } from '../data/version-text';
import { phrases } from '../phrases';
import { DiffLines } from './diff-lines.view';
import { ReasonDialog } from './reason-dialog.view';

interface Props extends DialogActionProps {
  readonly module: ModuleStatus;
}

/** Rolls a module back to one of its former versions. */
export function RollBackDialog({ module: initial, ...rest }: Props) {
  const { shown, etag } = rest;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [change] = data.useImportMapChangeMutation();
  const module = currentModule(shown, initial);
  const former = formerVersions(module);
  // The initial choice must not change when the board does.
  const [chosen, choose] = useState(former[0]?.address ?? null);
  const [isMissing, setMissing] = useState(false);
  const to = former.find(({ address }) => address === chosen);
  const rollout = rolloutIn(shown, module.name);
  const check = (): boolean => {
    setMissing(to === undefined);
    return to !== undefined;
  };
  const isOlder = (index: number): boolean =>
    index <
    module.versions.length -
      1 -
      module.versions.findIndex((version) => version.address === module.address);
  return (
    <ReasonDialog
      {...rest}
      danger
      title={t('rollBackTitle', { name: moduleName(module.name, t) })}
      okText={t('rollBack')}
      check={check}
      judged={to?.address ?? ''}
      send={(reason, force) =>
        change({
          ...{ action: 'set', name: module.name, address: to?.address ?? '', why: reason },
          ...{ etag, force, seen: seenRollout(shown, module.name) },
        })
      }
    >
      <Form.Item
        label={t('rollBackTo')}
        htmlFor="module-version"
        validateStatus={isMissing ? 'error' : undefined}
        help={isMissing && <span role="alert">{t('rollBackToEmpty')}</span>}
      >
        <Select
          id="module-version"
          value={to?.address}
          onChange={(address) => {
            choose(address);
            setMissing(false);
          }}
          options={former.map(({ address, since, why: reason }, index) => ({
            value: address,
            label: [
              versionText(address, t),
              formatDate(since, 'datetime'),
              ...(reason ? [reason] : []),
              ...(isOlder(index) ? [] : [t('newer')]),
            ].join(' · '),
          }))}
        />
      </Form.Item>
      <h3 style={{ margin: 0, fontSize: token.fontSize }}>{t('willChange')}</h3>
      {to && <DiffLines lines={[{ name: module.name, from: module.address, to: to.address }]} />}
      <p style={{ color: token.colorTextSecondary }}>
        {t(groupOf(module.name) === 'app' ? 'swapHint' : 'reloadHint')}
        {shown.needsApproval && ` ${t('needsApproval')}`}
      </p>
      {rollout && to && (
        <p style={{ color: token.colorWarningText }}>
          {rollout.address === to.address
            ? t('rollBackEnds')
            : t('rollBackBeside', {
                percent: formatPercent(rollout.percent / 100),
                version: versionText(rollout.address, t),
              })}
        </p>
      )}
    </ReasonDialog>
  );
}
