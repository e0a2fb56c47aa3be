import Input from 'antd/es/input/Input';
import { useState } from 'react';
import type { FieldProps } from './choice-field.view';
import { parseNumber } from './parse-number';
import { answeringWords } from './phrases';

/**
 * A number field that keeps the text as it was typed: reformatting on blur would move the page just before a click.
 * Text that is no number yet is kept too.
 */
export function NumberField({ question, name, value, describedBy, onChange }: FieldProps) {
  const { language } = answeringWords.use();
  const initialText = value === undefined || typeof value === 'object' ? '' : String(value);
  const [typedText, setTypedText] = useState(initialText);
  const parsedInput = (text: string): string | number => parseNumber(text, language) ?? text;
  // The value may also change from outside, by stored answers or when a question is shown again.
  const isOwn = parsedInput(typedText) === (value ?? '');
  return (
    <Input
      id={name}
      aria-label={question.title}
      aria-describedby={describedBy}
      size="large"
      // Numeric keypads have no minus sign.
      inputMode={question.min !== null && question.min < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      style={{ maxWidth: 240 }}
      value={isOwn ? typedText : initialText}
      onChange={({ target }) => {
        setTypedText(target.value);
        onChange(parsedInput(target.value));
      }}
    />
  );
}
