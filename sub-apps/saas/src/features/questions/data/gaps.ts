import { drawnGap } from '@edu/shared-utility/rich-text';

/** Removes gaps, which only fill-in questions may have. */
export function withoutGaps<T>(part: T): T {
  if (!(part instanceof Object) || !('content' in part) || !Array.isArray(part.content))
    return part;
  const content = part.content.filter(({ type }) => type !== 'blank').map(withoutGaps);
  return { ...part, content };
}

const gapsIn = ({ text, ...more }: { readonly text: string }): object[] =>
  text
    .split(new RegExp(`(${drawnGap})`))
    .map((part, index) => (index % 2 === 1 ? { ...more, type: 'blank' } : { ...more, text: part }))
    .filter((part) => !('text' in part) || part.text !== '');

/** Converts typed lines (`____`) to gaps. */
export function withGaps<T>(part: T): T {
  if (!(part instanceof Object) || !('content' in part) || !Array.isArray(part.content))
    return part;
  const isCode = 'type' in part && part.type === 'codeBlock';
  const content = part.content.flatMap((item) =>
    'text' in item && !isCode ? gapsIn(item) : [withGaps(item)],
  );
  return { ...part, content };
}
