import { formatPercent, type PartBody, type RichTextFile } from '@edu/shared-utility';
import { isBlankRichText, RichTextView } from '@edu/shared-utility/rich-text';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { questionWords } from './phrases';

interface Props {
  readonly body: PartBody;
  readonly files: readonly RichTextFile[];
  readonly onStale?: () => void;
}

export function LabelledText({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { token } = theme.useToken();
  return (
    <div>
      <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>{title}</div>
      {children}
    </div>
  );
}

/** The correct answer of a question whose options do not show it. */
export function Answer({ body, files, onStale }: Props) {
  const { t } = questionWords.use();
  const { token } = theme.useToken();
  const smallText = { color: token.colorTextSecondary, fontSize: token.fontSizeSM };
  switch (body.type) {
    case 'single':
      return null;
    case 'multiple':
      return <div style={smallText}>{t(`credit.${body.credit}`)}</div>;
    case 'judge':
      return <LabelledText title={t('right')}>{t(`judged.${body.answer}`)}</LabelledText>;
    case 'blank': {
      const notes = [body.anyOrder && t('anyOrder'), body.matchCase && t('matchCase')];
      return (
        <LabelledText title={[t('right'), ...notes.filter(Boolean)].join(' · ')}>
          <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {body.answer.map((variants, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified by its position
              <li key={index} style={{ overflowWrap: 'anywhere' }}>
                <span style={smallText}>{t('gap', { number: index + 1 })}</span>{' '}
                {variants.join(t('or'))}
              </li>
            ))}
          </ol>
        </LabelledText>
      );
    }
    case 'essay': {
      const shareTotal = body.rubric.reduce((sum, { share }) => sum + share, 0);
      return (
        <>
          <LabelledText title={`${t('reference')} · ${t('maxLength', { count: body.maxLength })}`}>
            {isBlankRichText(body.answer) ? (
              t('noReference')
            ) : (
              <RichTextView document={body.answer} files={files} {...(onStale && { onStale })} />
            )}
          </LabelledText>
          {body.rubric.length > 0 && (
            <LabelledText title={t('rubric')}>
              <ul style={{ margin: 0, paddingInlineStart: '1.4em' }}>
                {body.rubric.map(({ id, text, share }) => (
                  <li key={id} style={{ overflowWrap: 'anywhere' }}>
                    {text}{' '}
                    <span style={smallText}>
                      {t('percent', { percent: formatPercent(share / shareTotal) })}
                    </span>
                  </li>
                ))}
              </ul>
            </LabelledText>
          )}
        </>
      );
    }
  }
}
