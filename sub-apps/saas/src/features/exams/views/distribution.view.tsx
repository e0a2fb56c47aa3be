import { formatNumber, type PaperAnalysis } from '@edu/shared-utility';
import { theme } from 'antd';
import { analysisWords } from '../phrases/analysis';

/** People by score, as a table with bars; passing scores are marked by more than colour. */
export function Distribution({ of }: { readonly of: PaperAnalysis }) {
  const { t } = analysisWords.use();
  const { token } = theme.useToken();
  const max = Math.max(1, ...of.bands.map(({ count }) => count));
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ fontWeight: 600 }}>{t('distribution')}</figcaption>
      <table style={{ width: '100%', borderCollapse: 'collapse', fontSize: token.fontSizeSM }}>
        <thead
          style={{
            position: 'absolute',
            clipPath: 'inset(50%)',
            width: 1,
            height: 1,
            overflow: 'hidden',
          }}
        >
          <tr>
            <th scope="col">{t('band')}</th>
            <th scope="col">{t('people')}</th>
          </tr>
        </thead>
        <tbody>
          {of.bands.map(({ from, to, count }) => {
            const isPassing = from >= of.passScore;
            return (
              <tr key={from}>
                <th
                  scope="row"
                  style={{
                    width: 88,
                    fontWeight: 400,
                    textAlign: 'end',
                    whiteSpace: 'nowrap',
                    fontVariantNumeric: 'tabular-nums',
                  }}
                >
                  {formatNumber(from)} – {formatNumber(to)}
                </th>
                <td style={{ padding: `2px ${token.paddingXS}px` }}>
                  <div style={{ display: 'flex', alignItems: 'center', gap: token.marginXS }}>
                    {count > 0 && (
                      <span
                        aria-hidden
                        style={{
                          width: `${(count / max) * 85}%`,
                          minWidth: 2,
                          height: 16,
                          borderRadius: token.borderRadiusSM,
                          background: isPassing ? token.colorPrimary : token.colorPrimaryBorder,
                          border: isPassing ? 'none' : `1px solid ${token.colorPrimary}`,
                        }}
                      />
                    )}
                    <span style={{ fontVariantNumeric: 'tabular-nums' }}>
                      {formatNumber(count)}
                    </span>
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p style={{ margin: 0, color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
        {t('passLine', { score: formatNumber(of.passScore) })}
      </p>
    </figure>
  );
}
