import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import SafetyCertificateOutlined from '@ant-design/icons/es/icons/SafetyCertificateOutlined';
import { Button, theme } from 'antd';
import { phrases } from '../../../phrases';
import type { Protection, SafetyState } from '../data/next-step';

interface Props {
  readonly state: SafetyState;
  /** False renders an invisible placeholder. */
  readonly isKnown: boolean;
  readonly onNext: (next: Protection) => void;
}

/** How many protections are set up, and the recommended next step. */
export function SafetySummary({ state: { protections, missing }, isKnown, onNext }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [next] = missing;
  const namesOf = (protections: readonly Protection[]) =>
    protections.map((item) => t(`summary.names.${item}`)).join(t('summary.comma'));
  const Icon = next ? SafetyCertificateOutlined : CheckCircleFilled;
  return (
    <div
      className="eac-summary"
      style={{
        background: next ? token.colorFillQuaternary : token.colorSuccessBg,
        borderRadius: token.borderRadiusLG,
        visibility: isKnown ? undefined : 'hidden',
      }}
    >
      <Icon
        aria-hidden
        style={{
          fontSize: token.fontSizeHeading3,
          color: next ? token.colorPrimary : token.colorSuccess,
        }}
      />
      <div className="eac-row-text">
        <div style={{ fontWeight: token.fontWeightStrong }}>
          {t(next ? 'summary.some' : 'summary.all', {
            done: protections.length - missing.length,
            count: protections.length,
            missing: namesOf(missing),
            names: namesOf(protections),
          })}
        </div>
        {next && (
          <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
            {t(`summary.${next}`)}
          </div>
        )}
      </div>
      {next && <Button onClick={() => onNext(next)}>{t(`summary.do.${next}`)}</Button>}
    </div>
  );
}
