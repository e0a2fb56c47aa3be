import type { CategoryNode, Difficulty, QuestionCount, QuestionType } from '@edu/shared-utility';

interface CountRow {
  readonly id: string;
  readonly name: string;
  readonly depth: number;
  readonly counts: Readonly<Record<QuestionType, number>>;
}

const noCounts = { single: 0, multiple: 0, judge: 0, blank: 0, essay: 0, compound: 0 };

/** Categories in tree order, each with the count of its questions and those below, as rules draw from both. */
export function countRows(
  tree: readonly CategoryNode[],
  counts: readonly QuestionCount[],
  difficulty: Difficulty | null,
  depth = 0,
): CountRow[] {
  return tree.flatMap((node): CountRow[] => {
    const rowsBelow = countRows(node.children, counts, difficulty, depth + 1);
    const ownCounts: Record<QuestionType, number> = { ...noCounts };
    for (const count of counts) {
      const hasDifficulty = difficulty === null || count.difficulty === difficulty;
      if (count.categoryId === node.id && hasDifficulty) ownCounts[count.type] += count.count;
    }
    for (const row of rowsBelow) {
      if (row.depth !== depth + 1) continue;
      for (const type of Object.keys(ownCounts) as QuestionType[])
        ownCounts[type] += row.counts[type];
    }
    return [{ id: node.id, name: node.name, depth, counts: ownCounts }, ...rowsBelow];
  });
}
