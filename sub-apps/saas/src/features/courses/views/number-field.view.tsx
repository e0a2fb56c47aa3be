import Input from 'antd/es/input/Input';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CourseValues } from '../data/course-values';
import { idOfPart } from '../data/editor-targets';
import { Field } from './field.view';

interface Props {
  readonly name: keyof CourseValues;
  readonly label: string;
  readonly extra?: string;
  readonly suffix: ReactNode;
  readonly value: number;
  /** Formats the value for editing. */
  readonly textOf: (value: number) => string;
  /** Parses the text; null if it is not valid. */
  readonly numberOf: (text: string) => number | null;
  /** Error message for invalid text. */
  readonly faultText: string;
  readonly fault?: string;
  /** Invalid text that was typed before the field was unmounted. */
  readonly typed: string | undefined;
  readonly onInvalidText: (name: keyof CourseValues, text: string | undefined) => void;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** A number input; invalid text stays in the field with an error, while the last valid value is kept. */
export function NumberField(props: Props) {
  const { name, label, extra, suffix, value, textOf, numberOf, faultText, fault, disabled } = props;
  // Chinese keyboards may produce full-width digits.
  const read = (input: string): number | null => numberOf(input.normalize('NFKC'));
  const [text, setText] = useState(props.typed ?? textOf(value));
  const last = useRef(value);
  const isWrong = read(text) === null;
  // Updated from outside: by another person's save, or a restored revision.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is not replaced while typing
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (read(text) === value) return;
    setText(textOf(value));
    props.onInvalidText(name, undefined);
  }, [value]);
  return (
    <Field name={name} label={label} extra={extra} fault={isWrong ? faultText : fault}>
      <Input
        id={idOfPart(name)}
        inputMode="decimal"
        autoComplete="off"
        style={{ maxWidth: 200 }}
        suffix={suffix}
        value={text}
        disabled={disabled}
        onChange={({ target }) => {
          setText(target.value);
          const next = read(target.value);
          props.onInvalidText(name, next === null ? target.value : undefined);
          if (next !== null) props.onChange(next);
        }}
        onBlur={() => !isWrong && setText(textOf(value))}
      />
    </Field>
  );
}
