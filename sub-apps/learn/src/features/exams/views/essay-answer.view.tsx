import { codePointLength } from '@edu/shared-utility';
import { theme } from 'antd';
import { nullIfEmpty } from '../data/paper';
import { phrases } from '../phrases';
import type { AnswerProps } from './answer-props';
import { withoutControlCharacters } from './plain-answer-text';

export function EssayAnswer({ question, given, disabled, onChange }: AnswerProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (question.type !== 'essay') return null;
  const { maxLength } = question;
  const text = given?.type === 'essay' ? given.text : '';
  const write = (input: string): void => {
    const limited = [...withoutControlCharacters(input)].slice(0, maxLength).join('');
    onChange(nullIfEmpty({ type: 'essay', text: limited }));
  };
  return (
    <>
      <textarea
        className="sitting-essay"
        aria-label={t('sitting.essay')}
        value={text}
        rows={6}
        disabled={disabled}
        onChange={({ target }) => write(target.value)}
      />
      <div
        aria-hidden="true"
        style={{
          textAlign: 'end',
          color: token.colorTextSecondary,
          fontSize: token.fontSizeSM,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {codePointLength(text)} / {maxLength}
      </div>
    </>
  );
}
