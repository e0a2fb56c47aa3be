import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { FormOption } from '@edu/shared-utility';
import { MAX_OPTIONS } from '@edu/shared-utility/questionnaire';
import { Button, Flex, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useRef } from 'react';
import { phrases } from '../phrases';

interface Props {
  readonly legend: string;
  readonly nameOf: (number: number) => string;
  readonly addText: string;
  readonly newOption: () => FormOption;
  readonly options: readonly FormOption[];
  readonly min: number;
  readonly onChange: (options: FormOption[]) => void;
}

/** A list of options: Enter adds the next one, and pasting several lines adds one for each. */
export function OptionsEditor({
  legend,
  nameOf,
  addText,
  newOption,
  options,
  min,
  onChange,
}: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const list = useRef<HTMLFieldSetElement>(null);
  const focusIndex = useRef<number | null>(null);
  useEffect(() => {
    if (focusIndex.current === null) return;
    list.current?.querySelectorAll('input')[focusIndex.current]?.focus();
    focusIndex.current = null;
  });
  const insert = (index: number, texts: readonly string[]): void => {
    const newOptions = texts.map((text) => ({ ...newOption(), text: text.slice(0, 200) }));
    focusIndex.current = index + newOptions.length - 1;
    onChange([...options].toSpliced(index, 0, ...newOptions).slice(0, MAX_OPTIONS));
  };
  const setText = (id: string, text: string): void =>
    onChange(options.map((option) => (option.id === id ? { ...option, text } : option)));
  return (
    <fieldset
      ref={list}
      style={{ border: 0, margin: `0 0 ${token.margin}px`, padding: 0, minWidth: 0 }}
    >
      <legend style={{ padding: 0, marginBlockEnd: token.marginXXS }}>{legend}</legend>
      <Flex vertical gap="small">
        {options.map(({ id, text }, i) => (
          <Flex key={id} gap="small">
            <Input
              aria-label={nameOf(i + 1)}
              placeholder={nameOf(i + 1)}
              maxLength={200}
              value={text}
              onChange={({ target }) => setText(id, target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                insert(i + 1, ['']);
              }}
              onPaste={(event) => {
                const lines = event.clipboardData
                  .getData('text')
                  .split(/\r?\n/)
                  .map((line) => line.trim())
                  .filter((line) => line !== '');
                if (lines.length < 2) return;
                event.preventDefault();
                const [first = '', ...rest] = lines;
                const newOptions = rest.map((line) => ({
                  ...newOption(),
                  text: line.slice(0, 200),
                }));
                const before = options.map((option) =>
                  option.id === id ? { ...option, text: first.slice(0, 200) } : option,
                );
                onChange(before.toSpliced(i + 1, 0, ...newOptions).slice(0, MAX_OPTIONS));
              }}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('removeOption', { name: text || nameOf(i + 1) })}
              disabled={options.length <= min}
              onClick={() => onChange(options.filter((option) => option.id !== id))}
            />
          </Flex>
        ))}
        <Button
          type="link"
          style={{ alignSelf: 'start', padding: 0 }}
          icon={<PlusOutlined aria-hidden />}
          disabled={options.length >= MAX_OPTIONS}
          onClick={() => insert(options.length, [''])}
        >
          {addText}
        </Button>
      </Flex>
    </fieldset>
  );
}
