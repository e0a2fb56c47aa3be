import { usePageMargin } from '@edu/shared-utility/data';
import { theme } from 'antd';
import { snippets } from '../data/snippets';
import { phrases } from '../phrases';

const parts = ['list', 'panel', 'actions', 'form', 'files', 'keys'] as const;

const codeOf = (part: (typeof parts)[number]): string | null =>
  part in snippets ? snippets[part as keyof typeof snippets] : null;

/** Describes each component of the kit, with its code. */
export function Parts() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const pageMargin = usePageMargin();
  return (
    <div
      data-fits-phone
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(440px, 100%), 1fr))',
        gap: token.margin,
        margin: `0 ${pageMargin}px ${pageMargin}px`,
      }}
    >
      {parts.map((part) => {
        const title = t(`parts.${part}.title`);
        const code = codeOf(part);
        return (
          <section
            key={part}
            aria-label={title}
            style={{
              minWidth: 0,
              padding: token.padding,
              background: token.colorBgContainer,
              borderRadius: token.borderRadiusLG,
            }}
          >
            <h2 style={{ margin: 0, fontSize: token.fontSizeLG }}>{title}</h2>
            <p>{t(`parts.${part}.text`)}</p>
            {code && (
              <pre
                style={{
                  margin: 0,
                  padding: token.paddingSM,
                  fontSize: token.fontSizeSM,
                  background: token.colorFillQuaternary,
                  borderRadius: token.borderRadius,
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                }}
              >
                <code>{code}</code>
              </pre>
            )}
          </section>
        );
      })}
    </div>
  );
}
