import type { AnswerProps } from './answer-props';
import { EssayAnswer } from './essay-answer.view';
import { ChoiceAnswer, JudgeAnswer } from './option-answer.view';

/** The field of a question, or of one part of a compound one; gaps are in the text instead. */
export function AnswerField(props: AnswerProps) {
  switch (props.question.type) {
    case 'single':
    case 'multiple':
      return <ChoiceAnswer {...props} />;
    case 'judge':
      return <JudgeAnswer {...props} />;
    case 'essay':
      return <EssayAnswer {...props} />;
    case 'blank':
      return null;
  }
}
