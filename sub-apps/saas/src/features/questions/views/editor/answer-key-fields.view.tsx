import type { PartBody, QuestionContent, QuestionPart, RichText } from '@edu/shared-utility';
import { noRichText } from '@edu/shared-utility/rich-text';
import { Button, Flex, Form } from 'antd';
import type { ReactNode } from 'react';
import { questionWords } from '../../../../common/questions/phrases';
import { alignedAnswers } from '../../data/content-changes';
import { idOfPlace } from '../../data/field-positions';
import { phrases } from '../../phrases';
import { BlankAnswersField } from './blank-answers-field.view';
import { ChoiceInput } from './choice-input.view';
import { EssayFields } from './essay-fields.view';
import type { FieldProps } from './field-props';
import { OptionsField } from './options-field.view';
import { TextField } from './text-field.view';

export type QuestionOrPart = QuestionContent | QuestionPart;

interface Props<A extends QuestionOrPart> extends FieldProps {
  readonly question: A;
  readonly onChange: (question: A) => void;
  /** The parts of a compound question. */
  readonly parts?: ReactNode;
}

function BodyFields({
  body,
  onChange,
  ...field
}: FieldProps & { readonly body: PartBody; readonly onChange: (change: object) => void }) {
  const { t } = phrases.use();
  const words = questionWords.use();
  switch (body.type) {
    case 'single':
    case 'multiple':
      return <OptionsField {...field} body={body} onChange={onChange} />;
    case 'judge':
      return (
        <Form.Item label={t('answer')} required>
          <Flex id={idOfPlace(`${field.path}answer`)} gap="middle">
            {[true, false].map((value) => (
              <ChoiceInput
                key={String(value)}
                type="radio"
                checked={body.answer === value}
                onChange={() => onChange({ answer: value })}
              >
                {words.t(`judged.${value}`)}
              </ChoiceInput>
            ))}
          </Flex>
        </Form.Item>
      );
    case 'blank':
      return <BlankAnswersField {...field} body={body} onChange={onChange} />;
    case 'essay':
      return <EssayFields {...field} body={body} onChange={onChange} />;
  }
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
