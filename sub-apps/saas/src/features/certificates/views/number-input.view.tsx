import { theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useState } from 'react';
import type { Editor } from '../data/editor.hook';
import { phrases } from '../phrases';

interface Props {
  readonly id: string;
  readonly editor: Pick<Editor, 'markInvalid'>;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** A number input that reports values within its bounds; an invalid text stays, with a message, and prevents saving. */
export function NumberInput({ id, editor, value, min, max, step = 0.1, ...props }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [typed, setTyped] = useState<{ text: string; isValid: boolean; value: number } | null>(
    null,
  );
  // An invalid text goes when the value changes in another way, such as undo.
  const isInvalid = typed !== null && !typed.isValid && typed.value === value;
  const { markInvalid } = editor;
  useEffect(() => {
    markInvalid(id, isInvalid);
    return () => markInvalid(id, false);
  }, [id, isInvalid, markInvalid]);
  return (
    <>
      <Input
        id={id}
        type="number"
        {...{ min, max, step, disabled: props.disabled }}
        value={typed && (typed.isValid || isInvalid) ? typed.text : String(value)}
        {...(isInvalid && { status: 'error', 'aria-invalid': true })}
        onChange={({ target }) => {
          const text = target.value;
          const next = Number(text);
          const isValid = text.trim() !== '' && next >= min && next <= max;
          setTyped({ text, isValid, value });
          if (isValid) props.onChange(next);
        }}
        onBlur={() => setTyped(isInvalid ? typed : null)}
      />
      {isInvalid && (
        <span role="alert" style={{ color: token.colorErrorText }}>
          {t('outOfBounds', { least: min, most: max })}
        </span>
      )}
    </>
  );
}
