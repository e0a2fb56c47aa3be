import { offerUndo } from '@edu/shared-utility';
import { theme } from 'antd';
import type { Draft } from '../data/draft';
import type { Editor } from '../data/editor.hook';
import { phrases } from '../phrases';
import { CourseConflict } from './conflict.view';

interface Props {
  readonly editor: Editor;
}

/** The conflict with another person's version, if there is one. */
export function PinnedConflict({ editor }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (editor.save.status !== 'conflict') return null;
  const offerUndoOfDraft = (mine: Draft): void => {
    void offerUndo({
      message: t('conflict.gaveUp'),
      undo: async () => editor.autosave.edit(() => mine),
      undone: t('undone'),
      failed: () => t('failed'),
    });
  };
  return (
    // Nothing is saved until the conflict is resolved, so it stays visible while scrolling.
    <div
      style={{
        ...{ position: 'sticky', insetBlockStart: 0, zIndex: 3 },
        ...{ maxHeight: '50vh', overflowY: 'auto' },
        marginBlockStart: token.margin,
      }}
    >
      <CourseConflict
        autosave={editor.autosave}
        present={editor.save.present}
        parts={editor.save.parts}
        onDiscarded={offerUndoOfDraft}
      />
    </div>
  );
}
