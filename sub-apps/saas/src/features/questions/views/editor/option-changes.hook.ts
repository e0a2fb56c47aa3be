import { type MultipleBody, offerUndo, type RichText, type SingleBody } from '@edu/shared-utility';
import { useRef } from 'react';
import { withColumn, withoutColumn } from '../../data/pasted-options';
import { phrases } from '../../phrases';

export type Choice = SingleBody | MultipleBody;

/** The changes of the options and of which are right. */
export function useOptionChanges(body: Choice, onChange: (change: Partial<Choice>) => void) {
  const { t } = phrases.use();
  const { options } = body;
  const right = [body.answer].flat();
  const setRight = (key: string, isRight: boolean): void => {
    if (body.type === 'single') onChange({ answer: key } as Partial<Choice>);
    else {
      const keys = options.map((option) => option.key);
      const answer = keys.filter((value) => (value === key ? isRight : right.includes(value)));
      onChange({ answer } as Partial<Choice>);
    }
  };
  const latest = useRef({ options, onChange });
  latest.current = { options, onChange };
  const setText = (key: string, text: RichText): void => {
    const newOptions = withColumn(options, key, text);
    if (!newOptions) {
      onChange({ options: options.map((option) => (option.key === key ? { key, text } : option)) });
      return;
    }
    onChange({ options: newOptions });
    void offerUndo({
      message: t('columnSpread'),
      undo: async () => {
        const { options: current, onChange: put } = latest.current;
        put({ options: withoutColumn(current, options, newOptions, { key, text }) });
      },
      undone: t('columnBack'),
      failed: () => t('columnBack'),
    });
  };
  const remove = (key: string): void => {
    const rest = { options: options.filter((option) => option.key !== key) };
    const remaining = right.filter((value) => value !== key);
    onChange({
      ...rest,
      answer: body.type === 'single' ? (remaining[0] ?? '') : remaining,
    } as Partial<Choice>);
  };
  return { right, setRight, setText, remove };
}
