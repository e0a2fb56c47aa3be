import type { QuestionOption, RichText, RichTextBlock } from '@edu/shared-utility';
import { isBlankRichText, plainText } from '@edu/shared-utility/rich-text';
import { maxOptions, withOption } from './content-changes';

const doc = (...content: RichTextBlock[]): RichText => ({ type: 'doc', content });

/** List letters such as `A. ` or `B、`, which options have on their own. */
const letters = /^\s*[A-Z]\s*[.．、:：)）]\s*/;

/** Removes the list letter at the beginning. */
function withoutLetter(text: RichText): RichText {
  const [first, ...rest] = text.content;
  if (first?.type !== 'paragraph') return text;
  const [words, ...more] = first.content ?? [];
  if (words?.type !== 'text') return text;
  const textRest = words.text.replace(letters, '');
  const content = textRest === '' ? more : [{ ...words, text: textRest }, ...more];
  return doc({ ...first, content }, ...rest);
}

/** The lines of a text that is a column of a sheet or a list; empty for other texts. */
function linesOf({ content }: RichText): RichText[] {
  const filled = content.filter((block) => !isBlankRichText(doc(block)));
  const [single] = filled;
  if (filled.length === 1 && single?.type === 'table') {
    const rows = single.content.map((row) => row.content);
    if (rows.some((cells) => cells.length !== 1)) return [];
    return rows.map(([cell]) => doc(...(cell?.content ?? [])));
  }
  return filled.every(({ type }) => type === 'paragraph') ? filled.map((block) => doc(block)) : [];
}

/**
 * The options after a column was pasted into an empty one: one line per option, filling empty options below first.
 *
 * @returns null if the text is no column, or has more lines than options allowed
 */
export function withColumn(
  options: readonly QuestionOption[],
  key: string,
  pasted: RichText,
): QuestionOption[] | null {
  const position = options.findIndex((option) => option.key === key);
  const before = options[position];
  if (!before || !isBlankRichText(before.text)) return null;
  const filledLines = linesOf(pasted).filter((line) => !isBlankRichText(line));
  if (filledLines.length < 2) return null;
  const isLettered = filledLines.every((line) => letters.test(plainText(line)));
  const lines = isLettered ? filledLines.map(withoutLetter) : filledLines;
  const laterOptions = options.slice(position);
  const filled = laterOptions.findIndex((option) => !isBlankRichText(option.text));
  const emptyCount = filled === -1 ? laterOptions.length : filled;
  let next = [...options];
  for (let lineIndex = emptyCount; lineIndex < lines.length; lineIndex += 1) {
    if (next.length >= maxOptions) return null;
    const addedOption = withOption(next).at(-1);
    if (addedOption)
      next = [
        ...next.slice(0, position + lineIndex),
        addedOption,
        ...next.slice(position + lineIndex),
      ];
  }
  return next.map((option, index) => {
    const text = lines[index - position];
    return text && index >= position ? { key: option.key, text } : option;
  });
}

/** Undoes that: the whole text in the one option, without the added options. */
export function withoutColumn(
  now: readonly QuestionOption[],
  former: readonly QuestionOption[],
  newOptions: readonly QuestionOption[],
  { key, text }: QuestionOption,
): QuestionOption[] {
  const isNew = (option: QuestionOption) => !former.some((old) => old.key === option.key);
  const isUntouched = (option: QuestionOption) =>
    newOptions.find((old) => old.key === option.key) === option;
  return now
    .filter((option) => !(isNew(option) && isUntouched(option)))
    .map((option) => {
      if (option.key === key) return { key, text };
      const old = former.find((each) => each.key === option.key);
      return old && isUntouched(option) ? old : option;
    });
}
