import { formatDate, type ImportMapChange } from '@edu/shared-utility';
import { Flex, Tag, theme } from 'antd';
import type { ReactNode } from 'react';
import { authorText } from '../data/author-text';
import { actionOf } from '../data/change-action';
import { reasonText } from '../data/reason-text';
import { phrases } from '../phrases';
import { DiffLines } from './diff-lines.view';
import { RolloutPeopleText } from './rollout-people.view';

interface Props {
  readonly change: ImportMapChange;
  /** The actions on it. */
  readonly children?: ReactNode;
}

const colours = { applied: 'success', waiting: 'gold', rejected: 'error' } as const;

/** One change: action, author, time, reason, and each entry before and after. */
export function ChangeCard({ change, children }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const {
    id,
    action,
    changes,
    who,
    why: reason,
    status,
    decidedBy,
    decidedWhy,
    createdAt,
  } = change;
  const secondaryText = { color: token.colorTextSecondary } as const;
  const title = `${t(`actions.${actionOf(action)}`)} ${t('changeNumber', { id })}`;
  return (
    <li
      aria-label={title}
      style={{
        display: 'grid',
        gap: token.marginXS,
        padding: token.paddingSM,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
      }}
    >
      <Flex wrap gap={token.marginXS} align="center">
        <strong style={{ fontWeight: 600 }}>{title}</strong>
        <Tag color={colours[status]} style={{ marginInlineEnd: 0 }}>
          {t(status)}
        </Tag>
        {change.forced && <Tag color="warning">{t('forced')}</Tag>}
        <span style={{ ...secondaryText, marginInlineStart: 'auto' }}>
          {authorText(who, t)} · {formatDate(createdAt, 'datetime')}
        </span>
      </Flex>
      {reason && <div style={{ overflowWrap: 'anywhere' }}>{reasonText(change, t)}</div>}
      {change.rolledBackTo !== undefined && (
        <div style={secondaryText}>{t('rolledBackTo', { id: change.rolledBackTo })}</div>
      )}
      {changes.length > 0 ? (
        <DiffLines lines={changes} />
      ) : (
        !change.damaged && <div style={secondaryText}>{t('noLines')}</div>
      )}
      {change.people && <RolloutPeopleText people={change.people} />}
      {change.damaged && <div style={{ color: token.colorErrorText }}>{t('damaged')}</div>}
      {decidedBy && (
        <div style={secondaryText}>
          {t('decided', { who: authorText(decidedBy, t) })}
          {decidedWhy && ` · ${decidedWhy}`}
        </div>
      )}
      {children}
    </li>
  );
}

/** A list of changes. */
export function ChangeList({ label, children }: { label: string; children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <ul
      aria-label={label}
      style={{ display: 'grid', gap: token.marginSM, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {children}
    </ul>
  );
}
