import {
  type AskedPart,
  type AskedQuestion,
  codePointLength,
  type PartAnswer,
  type RichText,
  type RichTextFile,
} from '@edu/shared-utility';
import { RichTextView } from '@edu/shared-utility/rich-text';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { letterAt, nullIfEmpty } from '../data/paper';
import { phrases } from '../phrases';

type Simple = Exclude<AskedQuestion, { type: 'compound' }> | AskedPart;

interface Props {
  /** `name` of the inputs, shared by all fields of a page. */
  readonly name: string;
  readonly question: Simple;
  readonly files: readonly RichTextFile[];
  readonly given: PartAnswer | null;
  readonly disabled: boolean;
  readonly onChange: (answer: PartAnswer | null) => void;
  readonly onStale: () => void;
}

const GAP = 1000;

/** Removes control characters that pasted text may contain and the server refuses. */
const withoutControlCharacters = (text: string): string =>
  [...text].filter((value) => value >= ' ' || '\t\n\r'.includes(value)).join('');

interface LineProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly letter: string;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const Line = ({ kind, name, letter, isChosen, disabled, onChoose, children }: LineProps) => (
  <label className="sitting-option" data-chosen={isChosen || undefined}>
    <input type={kind} name={name} checked={isChosen} disabled={disabled} onChange={onChoose} />
    {letter && <span aria-hidden="true">{letter}</span>}
    <div>{children}</div>
  </label>
);

function Choices({ name, question, files, given, disabled, onChange, onStale }: Props) {
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
    <Line
      key={key}
      kind={question.type === 'single' ? 'radio' : 'checkbox'}
      name={name}
      letter={letterAt(index)}
      isChosen={isChosen(key)}
      disabled={disabled}
      onChoose={() => choose(key)}
    >
      <RichTextView document={text} files={files} onStale={onStale} />
    </Line>
  ));
}

function Judge({ name, given, disabled, onChange }: Props) {
  const { t } = phrases.use();
  return [true, false].map((value) => (
    <Line
      key={String(value)}
      kind="radio"
      name={name}
      letter=""
      isChosen={given?.type === 'judge' && given.value === value}
      disabled={disabled}
      onChoose={() => onChange({ type: 'judge', value })}
    >
      {t(value ? 'judge.right' : 'judge.wrong')}
    </Line>
  ));
}

function Essay({ question, given, disabled, onChange }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (question.type !== 'essay') return null;
  const { maxLength } = question;
  const text = given?.type === 'essay' ? given.text : '';
  const write = (input: string): void => {
    const limited = [...withoutControlCharacters(input)].slice(0, maxLength).join('');
    onChange(nullIfEmpty({ type: 'essay', text: limited }));
  };
  return (
    <>
      <textarea
        className="sitting-essay"
        aria-label={t('sitting.essay')}
        value={text}
        rows={6}
        disabled={disabled}
        onChange={({ target }) => write(target.value)}
      />
      <div
        aria-hidden="true"
        style={{
          textAlign: 'end',
          color: token.colorTextSecondary,
          fontSize: token.fontSizeSM,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {codePointLength(text)} / {maxLength}
      </div>
    </>
  );
}

/** The question's text, with fields in its gaps. */
export function Stem({ stem, ...props }: Props & { readonly stem: RichText }) {
  const { question, files, given, disabled, onChange, onStale } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const texts = given?.type === 'blank' ? given.texts : [];
  const gaps = question.type === 'blank' ? question.gaps : 0;
  const write = (index: number, text: string): void => {
    const next = Array.from({ length: gaps }, (_, gap) =>
      gap === index ? withoutControlCharacters(text) : (texts[gap] ?? ''),
    );
    onChange(nullIfEmpty({ type: 'blank', texts: next }));
  };
  const gap = (index: number): ReactNode => (
    <input
      className="sitting-gap"
      aria-label={t('sitting.gap', { number: index + 1 })}
      value={texts[index] ?? ''}
      maxLength={GAP}
      disabled={disabled}
      autoComplete="off"
      onChange={({ target }) => write(index, target.value)}
      style={{ background: token.colorBgContainer, color: token.colorText }}
    />
  );
  return (
    <RichTextView
      document={stem}
      files={files}
      onStale={onStale}
      {...(question.type === 'blank' && { renderBlank: gap })}
    />
  );
}

/** The field of a question, or of one part of a compound one; gaps are in the text instead. */
export function AnswerField(props: Props) {
  switch (props.question.type) {
    case 'single':
    case 'multiple':
      return <Choices {...props} />;
    case 'judge':
      return <Judge {...props} />;
    case 'essay':
      return <Essay {...props} />;
    case 'blank':
      return null;
  }
}
