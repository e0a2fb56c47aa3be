import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import { formatNumber } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { colourRules } from '../data/colour-rules';
import { phrases } from '../phrases';

/** The contrast of text and colour in each place where they meet. */
export function Contrast({
  colour,
  onTake,
}: {
  colour: string;
  onTake: ((other: string) => void) | null;
}) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { judgeColour, readableShade } = colourRules();
  const verdicts = judgeColour(colour);
  const readableColour = readableShade(colour);
  return (
    <div role="status" aria-label={t('contrast.label')}>
      <ul style={{ margin: `${token.marginXS}px 0`, padding: 0, listStyle: 'none' }}>
        {verdicts.map(({ place, ratio, isReadable }) => {
          const Icon = isReadable ? CheckCircleOutlined : ExclamationCircleOutlined;
          const values = {
            place: t(`contrast.${place}`),
            // Rounded down, since 4.49 must not look sufficient.
            ratio: formatNumber(Math.floor(ratio * 10) / 10),
          };
          return (
            <li
              key={place}
              style={{ color: isReadable ? token.colorSuccess : token.colorError, marginBlock: 4 }}
            >
              <Icon aria-hidden="true" />{' '}
              {t(isReadable ? 'contrast.good' : 'contrast.poor', values)}
            </li>
          );
        })}
      </ul>
      {readableColour !== colour && onTake && (
        <Button onClick={() => onTake(readableColour)}>
          <span
            aria-hidden="true"
            style={{ width: 14, height: 14, borderRadius: 3, background: readableColour }}
          />
          {t('contrast.instead', { colour: readableColour })}
        </Button>
      )}
    </div>
  );
}
