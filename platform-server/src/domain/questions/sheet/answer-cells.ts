import type { QuestionBody, QuestionType } from '@edu/shared-utility/contract';
import { richTextIn } from './cell-text';
import { lettersIn, listOf, optionsOf, type Refuse, readYesOrNo, rubricOf } from './cell-values';
import { type Cells, judgeAnswerOf } from './columns';

const MAX_CELL_LENGTH = 2000;

/** The body of the question besides its stem; null for a compound question, which a row cannot represent. */
export function bodyOf(type: QuestionType, cells: Cells, refuse: Refuse): QuestionBody | null {
  switch (type) {
    case 'single': {
      const answer = lettersIn(cells, refuse);
      if (answer.length > 1) refuse('answer', 'question.oneAnswer');
      return { type, options: optionsOf(cells), answer: answer[0] ?? '' };
    }
    case 'multiple': {
      const answer = lettersIn(cells, refuse);
      const credit = readYesOrNo(cells, 'partial', refuse) ? 'partial' : 'all';
      return { type, options: optionsOf(cells), answer, credit };
    }
    case 'judge': {
      const answer = judgeAnswerOf(cells.answer);
      if (answer === undefined) refuse('answer', 'question.judgement');
      return { type, answer: answer ?? true };
    }
    case 'blank':
      return {
        type,
        answer: cells.answer.split(/[\n；;]/).map((gap) => listOf(gap, /[|｜]/)),
        matchCase: readYesOrNo(cells, 'matchCase', refuse),
        anyOrder: readYesOrNo(cells, 'anyOrder', refuse),
      };
    case 'essay':
      return {
        type,
        answer: richTextIn(cells.answer),
        rubric: rubricOf(cells.rubric, refuse),
        maxLength: cells.maxLength.trim() ? Number(cells.maxLength) : MAX_CELL_LENGTH,
      };
    case 'compound':
      refuse('type', 'question.notInSheet');
      return null;
  }
}
