import { formatNumber, formatPercent, type SummaryPlus } from '@edu/shared-utility';
import { theme } from 'antd';
import { phrases } from '../phrases';

const counts = [
  'studentCount',
  'teacherCount',
  'courseCount',
  'examCount',
  'trainCount',
  'certificateCount',
  'resourceCount',
] as const;

/** Smaller changes are shown as no change. */
const MIN_CHANGE = 0.005;

function Change({ share }: { readonly share: number | null }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (share === null) return null;
  const trend = Math.abs(share) < MIN_CHANGE ? 'same' : share > 0 ? 'more' : 'less';
  return (
    <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
      {t(`summary.${trend}`, { share: formatPercent(Math.abs(share)) })}
    </div>
  );
}

/** The main figures, with their change over the period. */
export function SummaryCards({ summary }: { readonly summary: SummaryPlus }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { studyHours, examPassingRate } = summary;
  const cards = [
    ...counts.map((key) => ({
      key,
      value: formatNumber(summary[key]),
      change: summary.change[key],
    })),
    { key: 'studyHours' as const, value: formatNumber(Math.round(studyHours)), change: null },
    {
      key: 'examPassingRate' as const,
      value: examPassingRate === null ? '–' : formatPercent(examPassingRate),
      change: null,
    },
  ];
  return (
    <dl style={{ display: 'flex', flexWrap: 'wrap', margin: 0, gap: token.marginSM }}>
      {cards.map(({ key, value, change }) => (
        <div
          key={key}
          style={{
            ...{ flex: '1 1 min(100%, 116px)', boxSizing: 'border-box' },
            ...{ padding: token.padding, borderRadius: token.borderRadiusLG },
            background: token.colorBgContainer,
          }}
        >
          <dt style={{ color: token.colorTextSecondary }}>{t(`summary.${key}`)}</dt>
          <dd style={{ margin: 0 }}>
            <div
              style={{
                ...{ fontSize: token.fontSizeHeading3, fontWeight: 600, lineHeight: 1.3 },
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {value}
            </div>
            <Change share={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
