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

const idOf = ({ id, key }: { readonly id?: string; readonly key: string }): string => id ?? key;

/** Questions are matched by question id wherever they are placed; rules by their own id. */
const nameOf = (line: PaperLine): string =>
  line.kind === 'question' ? line.questionId : idOf(line);

interface LinePosition {
  readonly line: PaperLine;
  readonly section: DraftSection;
}

const placedIn = (draft: Draft): Map<string, LinePosition> =>
  new Map(
    draft.flatMap((section) => section.lines.map((line) => [nameOf(line), { line, section }])),
  );

const ruleText = ({ categoryId, type, difficulty, point, count }: RuleLine): string =>
  JSON.stringify([categoryId, type, difficulty, point, count]);

/** Changed fields of a line that both versions have. */
function ofLine(mine: LinePosition, theirs: LinePosition): Difference[] {
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

/** The order of common lines, if it differs. */
function ofOrder(mine: DraftSection, theirs: DraftSection): Difference[] {
  const commonLines = (a: DraftSection, b: DraftSection) =>
    a.lines.filter((line) => b.lines.some((other) => nameOf(other) === nameOf(line)));
  const [ownOrder, other] = [commonLines(mine, theirs), commonLines(theirs, mine)];
  const isSame = ownOrder.every(
    (line, index) => other[index] && nameOf(other[index]) === nameOf(line),
  );
  return isSame ? [] : [{ kind: 'order', section: mine.title, mine: ownOrder, theirs: other }];
}

/** All differences, in the order of the paper. */
export function differencesOf(mine: Draft, theirs: Draft): Difference[] {
  const [ownPlaces, other] = [placedIn(mine), placedIn(theirs)];
  const pairs = mine.map(
    (myItem) => [myItem, theirs.find((x) => idOf(x) === idOf(myItem))] as const,
  );
  const added = theirs.filter((theirItem) => !mine.some((x) => idOf(x) === idOf(theirItem)));
  return [
    ...pairs.flatMap(([section, counterpart]): Difference[] => {
      if (!counterpart) return [{ kind: 'section', mine: section.title, theirs: null }];
      return (['title', 'note'] as const).flatMap((kind) =>
        section[kind] === counterpart[kind]
          ? []
          : [{ kind, section: counterpart.title, mine: section[kind], theirs: counterpart[kind] }],
      );
    }),
    ...added.map(({ title }): Difference => ({ kind: 'section', mine: null, theirs: title })),
    ...[...ownPlaces].flatMap(([name, placed]): Difference[] => {
      const otherPlace = other.get(name);
      const section = placed.section.title;
      if (!otherPlace) return [{ kind: 'line', section, mine: placed.line, theirs: null }];
      return ofLine(placed, otherPlace);
    }),
    ...[...other].flatMap(([name, { line, section }]): Difference[] =>
      ownPlaces.has(name)
        ? []
        : [{ kind: 'line', section: section.title, mine: null, theirs: line }],
    ),
    ...pairs.flatMap(([section, counterpart]) =>
      counterpart ? ofOrder(section, counterpart) : [],
    ),
  ];
}
