import { formatNumber } from '@edu/shared-utility';
import { theme } from 'antd';
import { useOrganName } from '../../../common/organ-name.hook';
import type { DemoOrganisation } from '../data/demo-organisation';
import { phrases } from '../phrases';

const figures = ['students', 'active', 'departments'] as const;

interface Props {
  readonly intro: string;
  readonly organisation: DemoOrganisation | null;
}

/** The organisation's name and totals; their space is reserved while they load. */
export function Welcome({ intro, organisation }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <header
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: token.marginLG,
        marginBottom: token.margin,
        padding: `${token.paddingXL}px ${token.paddingLG}px`,
        borderRadius: token.borderRadiusLG,
        background: token.colorPrimaryBg,
        color: token.colorText,
      }}
    >
      <div style={{ flex: '1 1 320px' }}>
        <h1 style={{ margin: `0 0 ${token.marginXS}px`, fontSize: token.fontSizeHeading3 }}>
          {useOrganName()}
        </h1>
        <p style={{ margin: 0, color: token.colorTextSecondary }}>{intro}</p>
      </div>
      <dl style={{ display: 'flex', alignItems: 'end', gap: token.marginXL, margin: 0 }}>
        {figures.map((figure) => (
          <div key={figure} style={{ textAlign: 'center' }}>
            <dt style={{ color: token.colorTextSecondary }}>{t(`figures.${figure}`)}</dt>
            <dd style={{ margin: 0, fontSize: token.fontSizeHeading2, lineHeight: 1.5 }}>
              {organisation ? formatNumber(organisation[figure]) : '–'}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
