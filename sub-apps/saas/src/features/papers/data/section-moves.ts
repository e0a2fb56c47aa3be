import { groupMoves } from '../../../common/sorting/group-moves';
import type { Draft, DraftSection, PaperLine } from './draft';

export const moves = groupMoves<DraftSection, PaperLine>({
  itemsOf: ({ lines }) => lines,
  withItems: (section, lines) => ({ ...section, lines }),
});

export const withSection = (
  draft: Draft,
  key: string,
  change: (section: DraftSection) => DraftSection,
): Draft => draft.map((section) => (section.key === key ? change(section) : section));

/** Puts a new line in the position of another one, or first below a heading. */
export const withInserted = (draft: Draft, line: PaperLine, targetKey: string): Draft =>
  draft.map((section) => {
    const index = section.lines.findIndex(({ key }) => key === targetKey);
    if (index < 0 && section.key !== targetKey) return section;
    return { ...section, lines: section.lines.toSpliced(Math.max(0, index), 0, line) };
  });
