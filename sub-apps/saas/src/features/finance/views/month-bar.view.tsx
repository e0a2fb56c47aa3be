import type { IncomeMonth } from '@edu/shared-utility';
import { theme } from 'antd';
import { phrases } from '../phrases';

/** A bar in two parts; decorative, since the numbers are beside it. */
export function MonthBar({ month, max }: { readonly month: IncomeMonth; readonly max: number }) {
  const { token } = theme.useToken();
  const part = (fen: number, background: string) => (
    <span style={{ width: `${(fen / max) * 100}%`, background }} />
  );
  return (
    <span
      aria-hidden
      style={{
        display: 'flex',
        height: 10,
        minWidth: 64,
        overflow: 'hidden',
        borderRadius: token.borderRadiusSM,
        background: token.colorFillSecondary,
      }}
    >
      {part(month.offline, token.colorPrimary)}
      {part(month.byCode, token['cyan-7'])}
    </span>
  );
}

/** The legend of the bars. */
export function Legend() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const item = (label: string, background: string) => (
    <span style={{ marginInlineEnd: token.margin, whiteSpace: 'nowrap' }}>
      <span
        style={{
          ...{ display: 'inline-block', width: 10, height: 10, background },
          ...{ borderRadius: 2, marginInlineEnd: token.marginXXS },
        }}
      />
      {label}
    </span>
  );
  return (
    <span aria-hidden style={{ display: 'block', textAlign: 'start' }}>
      {item(t('offline'), token.colorPrimary)}
      {item(t('byCode'), token['cyan-7'])}
    </span>
  );
}
