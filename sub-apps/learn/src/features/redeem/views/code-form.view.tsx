import { formatDate } from '@edu/shared-utility';
import { Button, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useRef, useState } from 'react';
import { printedCode } from '../data/code';
import type { Redeeming, Refusal } from '../data/redeem.hook';
import { phrases } from '../phrases';

interface Props {
  readonly state: Redeeming;
  /** Code in the address. */
  readonly given: string;
  readonly onCheck: (text: string) => Promise<void>;
}

/** Longer than a code, since a whole link or sentence may be pasted. */
const MAX_LETTERS = 500;

function refusalText(refusal: Refusal): string {
  const { t } = phrases;
  if (refusal.kind === 'empty') return t('codeEmpty');
  if (refusal.kind === 'short') return t('codeShort', { count: refusal.count });
  if (refusal.wait === null) return refusal.message;
  const moment = formatDate(new Date(Date.now() + refusal.wait * 1000).toISOString(), 'datetime');
  return t('tooOften', { moment });
}

/** The field for a code, with its error. */
export function CodeForm({ state, given, onCheck }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [text, setText] = useState(printedCode(given));
  const form = useRef<HTMLDivElement>(null);
  const refusal = state.status === 'typing' ? state.refusal : null;
  // Set once, so that the time of the next attempt does not change while it is read.
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    setWords(refusal && refusalText(refusal));
    // Focuses the field with the error, for screen readers.
    if (refusal) form.current?.querySelector('input')?.focus();
  }, [refusal]);
  // A code in the address is looked up at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useEffect(() => {
    setText(printedCode(given));
    if (given) void onCheck(given);
  }, [given]);
  const submit = (): void => {
    setText(printedCode(text));
    void onCheck(text);
  };
  return (
    <div ref={form}>
      <Form layout="vertical" onFinish={submit}>
        <Form.Item
          label={t('code')}
          htmlFor="redeem-code"
          extra={t('codeHint')}
          validateStatus={words ? 'error' : undefined}
          help={words && <span role="alert">{words}</span>}
        >
          <Input
            id="redeem-code"
            size="large"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_LETTERS}
            placeholder={t('codeExample')}
            style={{ fontFamily: token.fontFamilyCode }}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setWords(null);
            }}
            onBlur={() => setText(printedCode(text))}
          />
        </Form.Item>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          loading={state.status === 'looking'}
          // Text below the field uses the space that is reserved for it.
          style={{ marginBlockStart: words ? token.marginSM : 0 }}
        >
          {t('look')}
        </Button>
      </Form>
    </div>
  );
}
