import { formatDate, formatNumber, type ModuleBoard, type ModuleStatus } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import type { ReactNode } from 'react';
import { authorText } from '../data/author-text';
import { formerVersions } from '../data/former-versions';
import { versionText } from '../data/version-text';
import { phrases } from '../phrases';
import type { zhCN } from '../phrases/zh-CN';
import { CopyText } from './copy-text.view';

type FaultKind = keyof typeof zhCN.faultNames;

const list = (rows: readonly ReactNode[]) => (
  <ul style={{ margin: 0, paddingInlineStart: 16 }}>{rows}</ul>
);

interface Props {
  readonly module: ModuleStatus;
  readonly faults: ModuleBoard['failures'];
}

/** The details of a module below its row. */
export function ModuleDetails({ module, faults }: Props) {
  const { t } = phrases.use();
  const { address, served, integrity, versions } = module;
  const facts: [string, ReactNode][] = [
    [t('address'), <CopyText key="address" text={address} label={t('address')} />],
    [
      t('served'),
      served ? <CopyText key="served" text={served} label={t('served')} /> : t('notServed'),
    ],
    [
      t('digest'),
      integrity ? (
        <CopyText
          key="digest"
          text={`${integrity.slice(0, 20)}…`}
          fullText={integrity}
          label={t('digest')}
        />
      ) : (
        t('noDigest')
      ),
    ],
  ];
  if (faults.length > 0) {
    const rows = faults.map(({ kind, address: from, count, lastAt }) => (
      <li key={`${kind} ${from}`} title={from ?? undefined}>
        {t('faultKind', {
          kind: t(`faultNames.${kind as FaultKind}`),
          count: formatNumber(count),
          time: formatDate(lastAt, 'datetime'),
        })}
      </li>
    ));
    facts.push([t('faultKinds'), list(rows)]);
  }
  if (versions.length > 0) {
    const current = versions.filter((version) => version.address === address);
    const rows = [...current, ...formerVersions(module)].map(
      ({ address: from, since, who, why: reason }) => (
        <li key={from} title={from}>
          {[
            versionText(from, t),
            ...(from === address ? [t('inUse')] : []),
            formatDate(since, 'datetime'),
            authorText(who, t),
            ...(reason ? [reason] : []),
          ].join(' · ')}
        </li>
      ),
    );
    facts.push([t('otherVersions'), list(rows)]);
  }
  return <Facts facts={facts} />;
}
