import { RichTextView } from '@edu/shared-utility/rich-text';
import type { ReactNode } from 'react';
import { letterAt, nullIfEmpty } from '../data/paper';
import { phrases } from '../phrases';
import type { AnswerProps } from './answer-props';

interface LineProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly letter: string;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const OptionLine = ({ kind, name, letter, isChosen, disabled, onChoose, children }: LineProps) => (
  <label className="sitting-option" data-chosen={isChosen || undefined}>
    <input type={kind} name={name} checked={isChosen} disabled={disabled} onChange={onChoose} />
    {letter && <span aria-hidden="true">{letter}</span>}
    <div>{children}</div>
  </label>
);

export function ChoiceAnswer({
  name,
  question,
  files,
  given,
  disabled,
  onChange,
  onStale,
}: AnswerProps) {
  if (question.type !== 'single' && question.type !== 'multiple') return null;
  const keys = given?.type === 'multiple' ? given.keys : [];
  const isChosen = (key: string): boolean =>
    given?.type === 'single' ? given.key === key : keys.includes(key);
  const choose = (key: string): void => {
    const next = isChosen(key) ? keys.filter((value) => value !== key) : [...keys, key].toSorted();
    onChange(
      question.type === 'single'
        ? { type: 'single', key }
        : nullIfEmpty({ type: 'multiple', keys: next }),
    );
  };
  return question.options.map(({ key, text }, index) => (
    <OptionLine
      key={key}
      kind={question.type === 'single' ? 'radio' : 'checkbox'}
      name={name}
      letter={letterAt(index)}
      isChosen={isChosen(key)}
      disabled={disabled}
      onChoose={() => choose(key)}
    >
      <RichTextView document={text} files={files} onStale={onStale} />
    </OptionLine>
  ));
}

export function JudgeAnswer({ name, given, disabled, onChange }: AnswerProps) {
  const { t } = phrases.use();
  return [true, false].map((value) => (
    <OptionLine
      key={String(value)}
      kind="radio"
      name={name}
      letter=""
      isChosen={given?.type === 'judge' && given.value === value}
      disabled={disabled}
      onChoose={() => onChange({ type: 'judge', value })}
    >
      {t(value ? 'judge.right' : 'judge.wrong')}
    </OptionLine>
  ));
}
