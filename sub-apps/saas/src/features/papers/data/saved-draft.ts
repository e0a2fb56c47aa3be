import type { PaperContent } from '@edu/shared-utility';
import type { Draft } from './draft';

/** Converts the draft to the call's input. */
export const sectionInputs = (draft: Draft): PaperContent['sections'] =>
  draft.map(({ id, title, note, lines }) => ({
    ...(id && { id }),
    ...{ title: title.trim(), note },
    questions: lines.flatMap((line) =>
      line.kind === 'question'
        ? {
            ...(line.id && { id: line.id }),
            ...{ questionId: line.questionId, score: line.score },
            ...(line.renew && { renew: true }),
          }
        : [],
    ),
    rules: lines.flatMap((line) => {
      if (line.kind !== 'rule') return [];
      const { kind: _, key: __, ...rule } = line;
      return rule;
    }),
  }));

/** The content without ids, so that an id assigned meanwhile is no change. */
const contentOf = (draft: Draft): string =>
  JSON.stringify(
    draft.map(({ title, note, lines }) => [
      title,
      note,
      lines.map((line) =>
        line.kind === 'question'
          ? [line.questionId, line.score, line.renew ?? false]
          : [line.categoryId, line.type, line.difficulty, line.point, line.count, line.score],
      ),
    ]),
  );

export const isSame = (a: Draft, b: Draft): boolean => a === b || contentOf(a) === contentOf(b);

/** Assigns the ids of a saved draft to parts that were sent without one, matched by position. */
export function withIds(mine: Draft, sent: Draft, stored: Draft): Draft {
  const ids = new Map<string, string | undefined>();
  const renewed = new Set<string>();
  sent.forEach((section, position) => {
    ids.set(section.key, stored[position]?.id);
    section.lines.forEach((line, index) => {
      ids.set(line.key, stored[position]?.lines[index]?.id);
      if (line.kind === 'question' && line.renew) renewed.add(line.key);
    });
  });
  const withStoredId = <T extends { key: string; id?: string }>(part: T): T => {
    const id = ids.get(part.key) ?? part.id;
    return id === part.id ? part : { ...part, id };
  };
  return mine.map((section) =>
    withStoredId({
      ...section,
      lines: section.lines.map((line) => {
        if (line.kind !== 'question' || !line.renew || !renewed.has(line.key))
          return withStoredId(line);
        const { renew: _, ...rest } = line;
        return withStoredId(rest);
      }),
    }),
  );
}
