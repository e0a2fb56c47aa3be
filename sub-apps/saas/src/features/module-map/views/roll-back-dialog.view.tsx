import { formatDate, type ModuleStatus } from '@edu/shared-utility';
import { Form, Select, theme } from 'antd';
import { useState } from 'react';
import type { ActingProps } from '../data/acting.hook';
import { formerVersions } from '../data/former';
import { data } from '../data/module-data';
import { groupOf } from '../data/module-group';
import { moduleName } from '../data/module-name';
import { presentOf } from '../data/present';
import { versionText } from '../data/version-text';
import { phrases } from '../phrases';
import { DiffLines } from './diff-lines.view';
import { ReasonDialog } from './reason-dialog.view';

interface Props extends ActingProps {
  readonly module: ModuleStatus;
}

/** Takes a module back to a version that its line has named before. */
export function RollBackDialog({ module: given, board, ...rest }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [change] = data.useImportMapChangeMutation();
  const module = presentOf(board, given);
  const former = formerVersions(module);
  const [chosen, choose] = useState<string | null>(null);
  const to = former.find(({ address }) => address === chosen) ?? former[0];
  const isOlder = (at: number): boolean =>
    at <
    module.versions.length - 1 - module.versions.findIndex((one) => one.address === module.address);
  return (
    <ReasonDialog
      {...rest}
      danger
      title={t('rollBackTitle', { name: moduleName(module.name, t) })}
      okText={t('rollBack')}
      check={() => to !== undefined}
      judged={to?.address ?? ''}
      send={(why, force) =>
        change({
          ...{ action: 'set', name: module.name, address: to?.address ?? '', why },
          ...{ etag: board.etag, force },
        })
      }
    >
      <Form.Item label={t('rollBackTo')} htmlFor="module-version">
        <Select
          id="module-version"
          value={to?.address}
          onChange={choose}
          options={former.map(({ address, since, why }, at) => ({
            value: address,
            label: [
              versionText(address, t),
              formatDate(since, 'date'),
              ...(why ? [why] : []),
              ...(isOlder(at) ? [] : [t('newer')]),
            ].join(' · '),
          }))}
        />
      </Form.Item>
      <h3 style={{ margin: 0, fontSize: token.fontSize }}>{t('willChange')}</h3>
      {to && <DiffLines lines={[{ name: module.name, from: module.address, to: to.address }]} />}
      <p style={{ color: token.colorTextSecondary }}>
        {t(groupOf(module.name) === 'app' ? 'swapHint' : 'reloadHint')}
        {board.needsApproval && ` ${t('needsApproval')}`}
      </p>
    </ReasonDialog>
  );
}
