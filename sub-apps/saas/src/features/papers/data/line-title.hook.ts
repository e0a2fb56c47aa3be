import { questionWords } from '../../../common/questions/phrases';
import type { PaperLine } from './draft';

/** The title of a line in messages. */
export function useLineTitle(): (line: PaperLine) => string {
  const { t } = questionWords.use();
  return (line) => {
    if (line.kind === 'rule') return `${t(`type.${line.type}`)} × ${line.count}`;
    const text = [...line.text];
    return text.length > 40 ? `${text.slice(0, 40).join('')}…` : line.text;
  };
}
