import { unspaced } from '@edu/shared-utility';
import { theme } from 'antd';
import Input from 'antd/es/input/Input';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** Called when the text is not a valid number, so that the caller drops the previous value. */
  readonly onInvalid?: () => void;
  /** Error shown below the field while the text is invalid; with it, the text is kept on blur. */
  readonly fault?: string;
  readonly min?: number;
  readonly max: number;
  /** Digits after the decimal point. */
  readonly decimals?: 0 | 1;
  readonly suffix?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly size?: 'small' | 'middle';
  readonly style?: CSSProperties;
}

function numberOf(text: string, { min = 0, max, decimals = 1 }: Props): number | null {
  const figures = unspaced(text).replace(',', '.');
  const isNumber = (decimals === 0 ? /^\d{1,6}$/ : /^\d{1,6}([.]\d)?$/).test(figures);
  const value = Number(figures);
  return isNumber && value >= min && value <= max ? value : null;
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** A narrow number field; invalid text is marked and reset on blur, unless `wrong` is given. */
export function PointsInput(props: Props) {
  const { id, label, value, onChange, suffix, placeholder, disabled, size, style, fault } = props;
  const { token } = theme.useToken();
  const errorId = useId();
  const [text, setText] = useState(textOf(value));
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isTyping.current) setText(textOf(value));
  }, [value]);
  const isWrong = text !== '' && numberOf(text, props) === null;
  const showsError = isWrong && fault !== undefined;
  return (
    <>
      <Input
        id={id}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={showsError ? errorId : undefined}
        inputMode="decimal"
        autoComplete="off"
        status={isWrong ? 'error' : ''}
        size={size}
        suffix={suffix}
        placeholder={placeholder}
        disabled={disabled}
        style={{ width: 76, ...style }}
        value={text}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          isTyping.current = false;
          if (!showsError) setText(textOf(value));
        }}
        onChange={({ target }) => {
          isTyping.current = true;
          setText(target.value);
          const next = numberOf(target.value, props);
          if (next === null) props.onInvalid?.();
          else if (next !== value) onChange(next);
        }}
      />
      {showsError && (
        <span
          id={errorId}
          role="alert"
          style={{ order: 1, width: '100%', color: token.colorError }}
        >
          {fault}
        </span>
      )}
    </>
  );
}
