import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { timing, useNarrow } from '@edu/shared-utility';
import { useClear } from '@edu/shared-utility/data';
import Input from 'antd/es/input/Input';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  value: string;
  /** @param isTyping true while more letters may follow, which then replace the history entry */
  onSearch: (text: string, isTyping: boolean) => void;
}

/**
 * Searches after a pause in typing, and at once on Enter; text that an input method is still composing is ignored.
 */
export function SearchField({ label, value, onSearch }: Props) {
  const clear = useClear();
  const [text, setText] = useState(value);
  const timer = useRef<number | undefined>(undefined);
  const searched = useRef(value);
  const isOwn = useRef(false);

  // Back and forward change the address, and so the value.
  useEffect(() => {
    if (value !== searched.current) setText(value);
    searched.current = value;
  }, [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const search = (next: string): void => {
    window.clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === searched.current) return;
    searched.current = trimmed;
    onSearch(trimmed, isOwn.current);
    isOwn.current = true;
  };
  const scheduleSearch = (next: string): void => {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(search, timing.searchDelay, next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(text);
  };

  return (
    <Input
      allowClear={clear}
      prefix={<SearchOutlined aria-hidden />}
      style={{ flex: '1 1 176px', maxWidth: useNarrow() ? '100%' : 280 }}
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={50}
      onChange={(event) => {
        const isComposing = (event.nativeEvent as InputEvent).isComposing;
        if (isComposing) setText(event.target.value);
        else scheduleSearch(event.target.value);
      }}
      onCompositionEnd={(event) => scheduleSearch(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        isOwn.current = false;
      }}
    />
  );
}
