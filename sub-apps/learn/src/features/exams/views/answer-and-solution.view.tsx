import type { PartAnswer, QuestionContent, QuestionPart, RichTextFile } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { RichTextView } from '@edu/shared-utility/rich-text';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { letterAt } from '../data/paper';
import { phrases } from '../phrases';

type NonCompoundQuestion = Exclude<QuestionContent, { type: 'compound' }> | QuestionPart;

interface Props {
  readonly question: NonCompoundQuestion;
  readonly given: PartAnswer | null;
  readonly files: readonly RichTextFile[];
  readonly onStale: () => void;
}

/** Letters of options as this person saw them, since options may be shuffled. */
function lettersOf(question: NonCompoundQuestion, keys: readonly string[]): string {
  if (question.type !== 'single' && question.type !== 'multiple') return '';
  return question.options
    .flatMap(({ key }, index) => (keys.includes(key) ? letterAt(index) : []))
    .join(' ');
}

/** Normalises an answer: surrounding blanks and full-width letters do not matter. */
const normalizeAnswer = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

function answerContent(question: NonCompoundQuestion, answer: PartAnswer | null): ReactNode {
  const { t } = phrases;
  if (!answer) return t('review.nothing');
  switch (answer.type) {
    case 'single':
      return lettersOf(question, [answer.key]);
    case 'multiple':
      return lettersOf(question, answer.keys);
    case 'judge':
      return t(answer.value ? 'judge.right' : 'judge.wrong');
    case 'blank':
      return answer.texts.map((text, gap) => `${gap + 1}. ${text || '—'}`).join('　');
    case 'essay':
      return <span style={{ whiteSpace: 'pre-wrap' }}>{answer.text}</span>;
  }
}

function solutionContent(
  question: NonCompoundQuestion,
  view: Pick<Props, 'files' | 'onStale'>,
): ReactNode {
  const { t } = phrases;
  switch (question.type) {
    case 'single':
      return lettersOf(question, [question.answer]);
    case 'multiple':
      return lettersOf(question, question.answer);
    case 'judge':
      return t(question.answer ? 'judge.right' : 'judge.wrong');
    case 'blank':
      return question.answer.map((texts, gap) => `${gap + 1}. ${texts.join(' / ')}`).join('　');
    case 'essay':
      return <RichTextView document={question.answer} {...view} />;
  }
}

/** Whether the answer is correct; null where a person has to mark it, or it is partly correct. */
function isRight(question: NonCompoundQuestion, answer: PartAnswer | null): boolean | null {
  if (!answer) return question.type === 'essay' ? null : false;
  if (question.type === 'single' && answer.type === 'single') return answer.key === question.answer;
  if (question.type === 'judge' && answer.type === 'judge') return answer.value === question.answer;
  if (question.type === 'multiple' && answer.type === 'multiple') {
    return (
      answer.keys.length === question.answer.length &&
      answer.keys.every((key) => question.answer.includes(key))
    );
  }
  if (question.type !== 'blank' || answer.type !== 'blank' || question.anyOrder) return null;
  if (question.matchCase) return null;
  return question.answer.every((texts, gap) =>
    texts.some((text) => normalizeAnswer(text) === normalizeAnswer(answer.texts[gap] ?? '')),
  );
}

/** The person's answer beside the correct one. */
export function AnswerAndSolution({ question, given, files, onStale }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const right = isRight(question, given);
  const colour = right === null ? undefined : right ? token.colorSuccessText : token.colorError;
  const sign = right === null ? '' : right ? ' ✓' : ' ✗';
  return (
    <div style={{ marginBlockStart: token.marginSM }}>
      <Facts
        facts={[
          [
            t('review.given'),
            <span key="given" style={{ color: colour }}>
              {answerContent(question, given)}
              {sign}
            </span>,
          ],
          [
            t(question.type === 'essay' ? 'review.sample' : 'review.right'),
            solutionContent(question, { files, onStale }),
          ],
        ]}
      />
    </div>
  );
}
