import Input from 'antd/es/input/Input';
import { useState } from 'react';
import type { FieldProps } from './choice-field.view';
import { parseNumber } from './parse-number';
import { answeringWords } from './phrases';

/**
 * A number, which is as it was written: a field that rewrites itself when it is left moves the page under the
 * finger that is on the way to a button. What is no number yet is kept in words.
 */
export function NumberField({ question, name, value, describedBy, onChange }: FieldProps) {
  const { language } = answeringWords.use();
  const kept = value === undefined || typeof value === 'object' ? '' : String(value);
  const [written, setWritten] = useState(kept);
  const meant = (text: string): string | number => parseNumber(text, language) ?? text;
  // An answer may also come from elsewhere: kept ones, or none when a question is asked again.
  const isOwn = meant(written) === (value ?? '');
  return (
    <Input
      id={name}
      aria-label={question.title}
      aria-describedby={describedBy}
      size="large"
      // keypads of decimals have no minus
      inputMode={question.min !== null && question.min < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      style={{ maxWidth: 240 }}
      value={isOwn ? written : kept}
      onChange={({ target }) => {
        setWritten(target.value);
        onChange(meant(target.value));
      }}
    />
  );
}
