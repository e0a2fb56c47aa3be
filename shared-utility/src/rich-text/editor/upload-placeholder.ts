import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Adds or removes a placeholder, which is a decoration and no part of the text. */
type Change =
  | { readonly add: HTMLElement; readonly position: number }
  | { readonly remove: HTMLElement };

const key = new PluginKey<DecorationSet>('incoming');

const decorationsOf = (set: DecorationSet, box: HTMLElement): Decoration[] =>
  set.find(undefined, undefined, (spec) => spec.box === box);

/** Keeps the positions of uploading files up to date while text is inserted before them. */
export const uploadPlaceholder = Extension.create({
  name: 'incoming',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, before) {
          const set = before.map(transaction.mapping, transaction.doc);
          const change = transaction.getMeta(key) as Change | undefined;
          if (!change) return set;
          if ('remove' in change) return set.remove(decorationsOf(set, change.remove));
          const { add: box, position } = change;
          const decoration = Decoration.widget(position, box, { box, stopEvent: () => true });
          return set.add(transaction.doc, [decoration]);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

const change = (editor: Editor, requested: Change): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, requested).setMeta('addToHistory', false));

export const showPlaceholder = (editor: Editor, box: HTMLElement, position: number): void =>
  change(editor, { add: box, position });

/** @returns its position; null where that part of the text was deleted */
export function removePlaceholder(editor: Editor, box: HTMLElement): number | null {
  const [decoration] = decorationsOf(key.getState(editor.state) ?? DecorationSet.empty, box);
  change(editor, { remove: box });
  return decoration?.from ?? null;
}
