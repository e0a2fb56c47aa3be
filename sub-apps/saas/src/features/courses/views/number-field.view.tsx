import Input from 'antd/es/input/Input';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CourseValues } from '../data/draft';
import { idOfPart } from '../data/editor-targets';
import { Field } from './field.view';

interface Props {
  readonly name: keyof CourseValues;
  readonly label: string;
  readonly extra?: string;
  readonly suffix: ReactNode;
  readonly value: number;
  /** As it is typed. */
  readonly textOf: (value: number) => string;
  /** Null where what was typed is no such number. */
  readonly numberOf: (text: string) => number | null;
  /** Said of what is none. */
  readonly wrong: string;
  readonly fault?: string;
  /** What was typed before the field was left, where it is no value. */
  readonly typed: string | undefined;
  readonly onWrong: (name: keyof CourseValues, text: string | undefined) => void;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** A number that is typed; what is none stays in the field with the reason, and the last valid one stays. */
export function NumberField(props: Props) {
  const { name, label, extra, suffix, value, textOf, numberOf, wrong, fault, disabled } = props;
  // a Chinese keyboard may write figures as wide as characters
  const read = (typed: string): number | null => numberOf(typed.normalize('NFKC'));
  const [text, setText] = useState(props.typed ?? textOf(value));
  const last = useRef(value);
  const isWrong = read(text) === null;
  // taken over from elsewhere: what somebody else has saved, or a former revision
  // biome-ignore lint/correctness/useExhaustiveDependencies: while one types, the text is the person's
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    if (read(text) === value) return;
    setText(textOf(value));
    props.onWrong(name, undefined);
  }, [value]);
  return (
    <Field name={name} label={label} extra={extra} fault={isWrong ? wrong : fault}>
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
          props.onWrong(name, next === null ? target.value : undefined);
          if (next !== null) props.onChange(next);
        }}
        onBlur={() => !isWrong && setText(textOf(value))}
      />
    </Field>
  );
}
