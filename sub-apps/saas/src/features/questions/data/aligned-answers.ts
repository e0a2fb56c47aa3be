import type { RichText } from '@edu/shared-utility';

/** The text before each gap, from the beginning. */
function before(stem: RichText): string[] {
  const parts: string[] = [];
  let text = '';
  const walk = (part: object): void => {
    if ('type' in part && part.type === 'blank') parts.push(text);
    else if ('text' in part) text += String(part.text);
    if ('content' in part && Array.isArray(part.content)) part.content.forEach(walk);
  };
  walk(stem);
  return [...parts, text];
}

/** The answers after the text was changed: each gap keeps its own when others are added or removed. */
export function alignedAnswers(
  former: RichText,
  stem: RichText,
  answers: readonly string[][],
): string[][] {
  const [old, now] = [before(former), before(stem)];
  const [oldEnd = '', newEnd = ''] = [old.pop(), now.pop()];
  if (old.length === now.length) return now.map((_, index) => answers[index] ?? []);
  const min = Math.min(old.length, now.length);
  let head = 0;
  while (head < min && old[head] === now[head]) head += 1;
  let tail = 0;
  const remainingAfter = (all: readonly string[], end: string, index: number) =>
    end.slice((all.at(-1 - index) ?? '').length);
  while (
    tail < min - head &&
    remainingAfter(old, oldEnd, tail) === remainingAfter(now, newEnd, tail)
  )
    tail += 1;
  const tailStart = now.length - tail;
  return now.map((_, index) => {
    if (index < head) return answers[index] ?? [];
    return index < tailStart ? [] : (answers[index - now.length + old.length] ?? []);
  });
}
