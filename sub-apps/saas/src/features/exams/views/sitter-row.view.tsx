import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import { type Exam, formatDate, formatNumber, type Sitter, useNarrow } from '@edu/shared-utility';
import { Button, Dropdown, Tag, theme } from 'antd';
import { Bar } from '../../../common/bar.view';
import { phrases } from '../phrases';
import type { SitterAction } from './sitter-dialog.view';

const colours = {
  absent: 'default',
  sitting: 'processing',
  submitted: 'warning',
  marked: 'success',
} as const;

/** Milliseconds without a request after which a person is shown as offline. */
const OFFLINE_AFTER = 30_000;

/** `1:05:09`, `5:09` */
export function remainingTimeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const secondsText = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${secondsText}` : `${minutes}:${secondsText}`;
}

interface Props {
  readonly sitter: Sitter;
  readonly exam: Exam;
  /** The server's time. */
  readonly now: number;
  readonly mayAct: boolean;
  readonly onAction: (kind: SitterAction['kind']) => void;
}

/** One person of the board. */
export function SitterRow({ sitter, exam, now, mayAct, onAction }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const { name, departmentName, state, attempt, answered, questions } = sitter;
  const { endsAt, lastSeenAt, leaves, score } = sitter;
  const isSitting = state === 'sitting';
  const isUnreachable =
    isSitting && lastSeenAt !== null && now - Date.parse(lastSeenAt) > OFFLINE_AFTER;
  const items = [
    { key: 'time', label: t('board.giveTime'), onClick: () => onAction('time') },
    exam.attempts > 0 &&
      attempt > 0 &&
      !isSitting && {
        key: 'attempt',
        label: t('board.giveAttempt'),
        onClick: () => onAction('attempt'),
      },
    isSitting && {
      key: 'handIn',
      danger: true,
      label: t('board.handIn'),
      onClick: () => onAction('handIn'),
    },
  ].filter((item) => item !== false);
  const smallText = { color: token.colorTextSecondary, fontSize: token.fontSizeSM } as const;
  return (
    <li
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: `${token.marginXXS}px ${token.margin}px`,
        paddingBlock: token.paddingXS,
        borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      <div style={{ flex: isNarrow ? '1 1 70%' : '1 1 140px', minWidth: 0 }}>
        <div style={{ overflowWrap: 'anywhere' }}>{name}</div>
        <div style={smallText}>
          {[departmentName, attempt > 1 && t('board.attempt', { number: attempt })]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <div
        style={{ display: 'flex', gap: token.marginXXS, flex: '0 0 auto', minWidth: 132, order: 1 }}
      >
        <Tag variant="filled" color={colours[state]}>
          {t(`board.${state}`)}
        </Tag>
        {isUnreachable && (
          <Tag variant="filled" color="error">
            {t('board.away')}
          </Tag>
        )}
      </div>
      <div style={{ flex: isNarrow ? '1 1 100%' : '1 1 150px', order: isNarrow ? 3 : 1 }}>
        {state !== 'absent' && (
          <Bar
            share={questions === 0 ? 0 : answered / questions}
            text={`${formatNumber(answered)} / ${formatNumber(questions)}`}
            textWidth={56}
          />
        )}
      </div>
      <div style={{ flex: '1 1 120px', order: 2, fontVariantNumeric: 'tabular-nums' }}>
        {isSitting && endsAt && (
          <span
            title={formatDate(endsAt, 'datetime')}
            style={{
              color: Date.parse(endsAt) - now < 300_000 ? token.colorErrorText : undefined,
            }}
          >
            {t('board.left', { time: remainingTimeText(Date.parse(endsAt) - now) })}
          </span>
        )}
        {state === 'marked' && score !== null && t('points', { count: score })}
        {leaves > 0 && <div style={smallText}>{t('board.leaves', { count: leaves })}</div>}
      </div>
      <div style={{ flex: '0 0 32px', order: isNarrow ? 0 : 3 }}>
        {mayAct && (
          <Dropdown trigger={['click']} menu={{ items }}>
            <Button
              type="text"
              size="small"
              icon={<EllipsisOutlined aria-hidden />}
              aria-label={t('board.more', { name })}
            />
          </Dropdown>
        )}
      </div>
    </li>
  );
}
