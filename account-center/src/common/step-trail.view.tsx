import { Flex, theme } from 'antd';

interface Props {
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
}

/** The steps of a wizard: done, current and upcoming. */
export function StepTrail({ steps, current }: Props) {
  const { token } = theme.useToken();
  return (
    <ol
      style={{ display: 'flex', margin: `0 0 ${token.marginLG}px`, padding: 0, listStyle: 'none' }}
    >
      {steps.map((step, index) => {
        const reached = index <= current;
        return (
          <li key={step} aria-current={index === current ? 'step' : undefined} style={{ flex: 1 }}>
            <Flex vertical align="center" gap="small">
              <span
                aria-hidden
                style={{
                  width: 28,
                  lineHeight: '28px',
                  borderRadius: 14,
                  textAlign: 'center',
                  color: reached ? token.colorTextLightSolid : token.colorTextSecondary,
                  background: reached ? token.colorPrimary : token.colorFillSecondary,
                }}
              >
                {index < current ? '✓' : index + 1}
              </span>
              <span
                style={{
                  textAlign: 'center',
                  color: reached ? token.colorText : token.colorTextSecondary,
                }}
              >
                {step}
              </span>
            </Flex>
          </li>
        );
      })}
    </ol>
  );
}
