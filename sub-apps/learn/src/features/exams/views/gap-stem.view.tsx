import type { RichText } from '@edu/shared-utility';
import { RichTextView } from '@edu/shared-utility/rich-text';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { nullIfEmpty } from '../data/paper';
import { phrases } from '../phrases';
import type { AnswerProps } from './answer-props';
import { withoutControlCharacters } from './plain-answer-text';

const MAX_GAP_LENGTH = 1000;

/** The question's text, with fields in its gaps. */
export function Stem({ stem, ...props }: AnswerProps & { readonly stem: RichText }) {
  const { question, files, given, disabled, onChange, onStale } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const texts = given?.type === 'blank' ? given.texts : [];
  const gaps = question.type === 'blank' ? question.gaps : 0;
  const write = (index: number, text: string): void => {
    const next = Array.from({ length: gaps }, (_, gap) =>
      gap === index ? withoutControlCharacters(text) : (texts[gap] ?? ''),
    );
    onChange(nullIfEmpty({ type: 'blank', texts: next }));
  };
  const gap = (index: number): ReactNode => (
    <input
      className="sitting-gap"
      aria-label={t('sitting.gap', { number: index + 1 })}
      value={texts[index] ?? ''}
      maxLength={MAX_GAP_LENGTH}
      disabled={disabled}
      autoComplete="off"
      onChange={({ target }) => write(index, target.value)}
      style={{ background: token.colorBgContainer, color: token.colorText }}
    />
  );
  return (
    <RichTextView
      document={stem}
      files={files}
      onStale={onStale}
      {...(question.type === 'blank' && { renderBlank: gap })}
    />
  );
}
