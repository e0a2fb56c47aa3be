import { offerUndo, type QuestionSummary, toast } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useMemo, useRef } from 'react';
import { phrases } from '../phrases';
import { type Draft, type DraftSection, limits, type PaperLine, sumOf } from './draft';
import type { Editor } from './editor.hook';
import { newRule, newSection, placeOfQuestion } from './new-lines';
import { moves, withInserted, withSection } from './section-moves';

const linesOf = (draft: Draft): PaperLine[] => draft.flatMap(({ lines }) => lines);

/** The actions on sections and lines; a stable object while the editor is mounted. */
export function useSectionActions(editor: Editor) {
  const latest = useRef(editor);
  latest.current = editor;
  return useMemo(() => {
    const { t } = phrases;
    const set = (change: (current: Draft) => Draft) => latest.current.edit(change);
    const draft = (): Draft => latest.current.draft;
    const nextTitle = (): string => t('sectionTitle', { number: draft().length + 1 });
    const isFull = (): boolean => {
      const isAtLimit = sumOf(linesOf(draft())).questions >= limits.questions;
      if (isAtLimit) toast.info(t('full', { count: limits.questions }));
      return isAtLimit;
    };
    return {
      drop: (key: string, targetKey: string) =>
        set((current) => moves.dropped(current, key, targetKey)),
      step: (key: string, offset: 1 | -1) => set((current) => moves.stepped(current, key, offset)),
      moveTo: (key: string, section: string) =>
        set((current) => moves.movedTo(current, key, section)),
      change: (line: PaperLine) => set((current) => moves.withItem(current, line)),
      section: (key: string, change: Partial<Pick<DraftSection, 'title' | 'note'>>) =>
        set((current) => withSection(current, key, (section) => ({ ...section, ...change }))),
      scoreAll: (key: string, score: number) =>
        set((current) =>
          withSection(current, key, (section) => ({
            ...section,
            lines: section.lines.map((line) => ({ ...line, score })),
          })),
        ),
      /** @returns its key */
      addSection: (): string => {
        const section = newSection(nextTitle());
        set((current) => [...current, section]);
        return section.key;
      },
      /** To the end of a section, or to the position of `over`; a paper without sections gets its first. */
      addQuestion: (
        question: QuestionSummary,
        section: string | null,
        targetKey?: string,
      ): void => {
        const isQuestionListed = linesOf(draft()).some(
          (line) => line.kind === 'question' && line.questionId === question.id,
        );
        if (isQuestionListed || isFull()) return;
        const first = newSection(nextTitle());
        set((current) => {
          const base = current.length === 0 ? [first] : current;
          const home = base.find(({ key }) => key === section) ?? base.at(-1);
          if (targetKey !== undefined) {
            const target =
              moves.groupOf(base, targetKey) ?? base.find(({ key }) => key === targetKey) ?? home;
            return withInserted(base, placeOfQuestion(question, target?.lines ?? []), targetKey);
          }
          const line = placeOfQuestion(question, home?.lines ?? []);
          return moves.withAdded(base, home?.key ?? '', [line]);
        });
      },
      addRule: (section: string | null, ruleFields: Parameters<typeof newRule>[0]): void => {
        if (isFull()) return;
        const first = newSection(nextTitle());
        set((current) => {
          const base = current.length === 0 ? [first] : current;
          const home = base.find(({ key }) => key === section) ?? base.at(-1);
          return moves.withAdded(base, home?.key ?? '', [newRule(ruleFields, home?.lines ?? [])]);
        });
      },
      remove: (key: string, title: string): void => {
        const before = draft();
        set((current) => moves.without(current, key));
        const changedDraft = draft();
        void offerUndo({
          message: t('done.removed', { title }),
          undo: async () =>
            set((current) =>
              current === changedDraft ? before : withRestored(current, before, key),
            ),
          undone: t('undone'),
          failed: (error) => failureOf(error).message,
        });
      },
    };
  }, []);
}

/** Restores the item `key`; at the end if the draft has changed since. */
function withRestored(current: Draft, before: Draft, key: string): Draft {
  const section = before.find((draftSection) => draftSection.key === key);
  if (section) return [...current, section];
  const line = moves.itemOf(before, key);
  const home = moves.groupOf(before, key);
  const target = current.find((draftSection) => draftSection.key === home?.key) ?? current.at(-1);
  return line && target ? moves.withAdded(current, target.key, [line]) : current;
}

export type SectionActions = ReturnType<typeof useSectionActions>;
