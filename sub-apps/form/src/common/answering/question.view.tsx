import { context, type FormKind, type FormQuestion, type FormValue } from '@edu/shared-utility';
import type { AnswerFault } from '@edu/shared-utility/questionnaire';
import { Button, theme } from 'antd';
import { type ComponentType, useId } from 'react';
import { ChoiceField, type FieldProps } from './choice-field.view';
import { MatrixField } from './matrix-field.view';
import { NumberField } from './number-field.view';
import { answeringWords } from './phrases';
import { NpsField, StarsField } from './scale-field.view';
import { TextField } from './text-field.view';

const fields: Readonly<Record<FormKind, ComponentType<FieldProps>>> = {
  single: ChoiceField,
  multiple: ChoiceField,
  text: TextField,
  paragraph: TextField,
  number: NumberField,
  nps: NpsField,
  stars: StarsField,
  date: TextField,
  matrix: MatrixField,
};

interface Props {
  readonly question: FormQuestion;
  readonly number: number;
  readonly value: FormValue | undefined;
  readonly fault: AnswerFault | undefined;
  readonly onChange: (value: FormValue | undefined) => void;
}

/** A bound in the person's language with all its decimals. */
const textOfBound = (bound: number): string =>
  new Intl.NumberFormat(context.get('language'), { maximumFractionDigits: 20 }).format(bound);

/** Text about the minimum and maximum of an answer; null without any. */
function boundsOf(question: FormQuestion): string | null {
  const { t } = answeringWords;
  const { kind } = question;
  if (kind !== 'multiple' && kind !== 'number') return null;
  const isMany = kind === 'multiple';
  const min = question.min === null ? null : textOfBound(question.min);
  const max = question.max === null ? null : textOfBound(question.max);
  if (min !== null && max !== null) return t(isMany ? 'choose' : 'between', { min, max });
  if (min !== null) return t(isMany ? 'chooseMin' : 'from', { min });
  return max === null ? null : t(isMany ? 'chooseMax' : 'upTo', { max });
}

/** One question with its field, and the error of its answer. */
export function Question({ question, number, value, fault, onChange }: Props) {
  const { t } = answeringWords.use();
  const { token } = theme.useToken();
  const id = useId();
  const { kind, title, help, required, min, max } = question;
  const Field = fields[kind];
  const bounds = boundsOf(question);
  const canClear =
    !required && value !== undefined && ['single', 'nps', 'stars', 'matrix'].includes(kind);
  return (
    <fieldset
      className="form-question"
      data-question={question.id}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${id}-fault` : undefined}
    >
      <legend>
        {number}. {title}
        {required && (
          <span style={{ color: token.colorErrorText }}>
            <span aria-hidden> *</span>
            <span style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{t('required')}</span>
          </span>
        )}
      </legend>
      {(help || bounds) && <p>{[help, bounds].filter(Boolean).join('\n')}</p>}
      <Field
        question={question}
        name={`${id}-field`}
        value={value}
        describedBy={fault ? `${id}-fault` : undefined}
        isFaulty={fault !== undefined}
        onChange={onChange}
      />
      {canClear && (
        <Button size="small" type="link" style={{ padding: 0 }} onClick={() => onChange(undefined)}>
          {t('clear')}
        </Button>
      )}
      {fault && (
        <p className="form-fault" role="alert" id={`${id}-fault`}>
          {t(`faults.${fault}`, { min: textOfBound(min ?? 0), max: textOfBound(max ?? 0) })}
        </p>
      )}
    </fieldset>
  );
}
