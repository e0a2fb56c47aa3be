import type { GivenAnswer, PartAnswer, QuestionContent } from '@edu/shared-utility';
import { questionWords } from '../questions/phrases';
import { userPaperWords } from './phrases';

/** An answer as text. */
export function useGivenText() {
  const { t } = userPaperWords.use();
  const words = questionWords.use();
  const partText = (answer: PartAnswer | undefined): string => {
    if (!answer) return t('noAnswer');
    if (answer.type === 'single') return answer.key;
    if (answer.type === 'multiple') return [...answer.keys].sort().join(', ') || t('noAnswer');
    if (answer.type === 'judge') return words.t(`judged.${answer.value}`);
    if (answer.type === 'blank') return answer.texts.map((text) => text || '–').join(' · ');
    return answer.text || t('noAnswer');
  };
  return (question: QuestionContent, answer: GivenAnswer | null): string => {
    if (!answer) return t('noAnswer');
    if (answer.type !== 'compound') return partText(answer);
    const parts = question.type === 'compound' ? question.parts : [];
    return parts
      .map(
        ({ id }, index) =>
          `${words.t('part', { number: index + 1 })}: ${partText(answer.parts[id])}`,
      )
      .join('\n');
  };
}
