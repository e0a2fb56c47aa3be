import type { Draft, DraftSection } from './draft';
import {
  type Difference,
  differencesOfLine,
  idOf,
  linePositions,
  nameOf,
} from './line-differences';

/** The order of common lines, if it differs. */
function orderDifferences(mine: DraftSection, theirs: DraftSection): Difference[] {
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
  const [ownPlaces, other] = [linePositions(mine), linePositions(theirs)];
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
      return differencesOfLine(placed, otherPlace);
    }),
    ...[...other].flatMap(([name, { line, section }]): Difference[] =>
      ownPlaces.has(name)
        ? []
        : [{ kind: 'line', section: section.title, mine: null, theirs: line }],
    ),
    ...pairs.flatMap(([section, counterpart]) =>
      counterpart ? orderDifferences(section, counterpart) : [],
    ),
  ];
}
