import type { Draft, DraftSection, PaperLine, RuleLine } from './draft';

/** The differences between two versions of a paper; null for what a version lacks. */
export type Difference =
  | { readonly kind: 'section'; readonly mine: string | null; readonly theirs: string | null }
  | {
      readonly kind: 'title' | 'note';
      readonly section: string;
      readonly mine: string;
      readonly theirs: string;
    }
  | {
      readonly kind: 'line';
      readonly section: string;
      readonly mine: PaperLine | null;
      readonly theirs: PaperLine | null;
    }
  | {
      readonly kind: 'score' | 'rule' | 'place';
      readonly line: PaperLine;
      readonly mine: PaperLine;
      readonly theirs: PaperLine;
      readonly sections: readonly [mine: string, theirs: string];
    }
  | {
      readonly kind: 'order';
      readonly section: string;
      readonly mine: readonly PaperLine[];
      readonly theirs: readonly PaperLine[];
    };

export const idOf = ({ id, key }: { readonly id?: string; readonly key: string }): string =>
  id ?? key;

/** Questions are matched by question id wherever they are placed; rules by their own id. */
export const nameOf = (line: PaperLine): string =>
  line.kind === 'question' ? line.questionId : idOf(line);

interface LinePosition {
  readonly line: PaperLine;
  readonly section: DraftSection;
}

export const linePositions = (draft: Draft): Map<string, LinePosition> =>
  new Map(
    draft.flatMap((section) => section.lines.map((line) => [nameOf(line), { line, section }])),
  );

const ruleText = ({ categoryId, type, difficulty, point, count }: RuleLine): string =>
  JSON.stringify([categoryId, type, difficulty, point, count]);

/** Changed fields of a line that both versions have. */
export function differencesOfLine(mine: LinePosition, theirs: LinePosition): Difference[] {
  const common = {
    ...{ line: mine.line, mine: mine.line, theirs: theirs.line },
    sections: [mine.section.title, theirs.section.title] as const,
  };
  const isMoved = idOf(mine.section) !== idOf(theirs.section);
  const isOtherRule =
    mine.line.kind === 'rule' &&
    theirs.line.kind === 'rule' &&
    ruleText(mine.line) !== ruleText(theirs.line);
  return [
    ...(isMoved ? [{ kind: 'place' as const, ...common }] : []),
    ...(isOtherRule ? [{ kind: 'rule' as const, ...common }] : []),
    ...(mine.line.score !== theirs.line.score ? [{ kind: 'score' as const, ...common }] : []),
  ];
}
