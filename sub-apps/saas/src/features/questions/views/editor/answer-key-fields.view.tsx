import type { QuestionContent, QuestionPart, RichText } from '@edu/shared-utility';
import { noRichText } from '@edu/shared-utility/rich-text';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { alignedAnswers } from '../../data/aligned-answers';
import { phrases } from '../../phrases';
import { BodyFields } from './body-fields.view';
import type { FieldProps } from './field-props';
import { TextField } from './text-field.view';

export type QuestionOrPart = QuestionContent | QuestionPart;

interface Props<A extends QuestionOrPart> extends FieldProps {
  readonly question: A;
  readonly onChange: (question: A) => void;
  /** The parts of a compound question. */
  readonly parts?: ReactNode;
}

/** The question's text, its right answer, and the explanation. */
export function AnswerKeyFields<A extends QuestionOrPart>({
  question,
  onChange,
  parts,
  ...field
}: Props<A>) {
  const { t } = phrases.use();
  const { path, faults, files } = field;
  const changeQuestion = (change: object) => onChange({ ...question, ...change });
  const putStem = (stem: RichText): void => {
    if (question.type !== 'blank') changeQuestion({ stem });
    else changeQuestion({ stem, answer: alignedAnswers(question.stem, stem, question.answer) });
  };
  return (
    <>
      <TextField
        path={`${path}stem`}
        label={t('stem')}
        required
        variant={path === 'content.' ? 'full' : 'compact'}
        value={question.stem}
        files={files}
        fault={faults[`${path}stem`]}
        blanks={question.type === 'blank'}
        {...(question.type === 'blank' && { extra: t('stemGaps') })}
        onChange={putStem}
      />
      {question.type === 'compound' ? (
        parts
      ) : (
        <BodyFields {...field} body={question} onChange={changeQuestion} />
      )}
      {question.explanation ? (
        <TextField
          path={`${path}explanation`}
          label={t('explanation')}
          value={question.explanation}
          files={files}
          fault={faults[`${path}explanation`]}
          onChange={(explanation) => changeQuestion({ explanation })}
        />
      ) : (
        <Form.Item>
          <Button type="dashed" onClick={() => changeQuestion({ explanation: noRichText })}>
            {t('addExplanation')}
          </Button>
        </Form.Item>
      )}
    </>
  );
}
