import { useEditorState } from '@tiptap/react';
import { phrases } from '../phrases';
import { tableCommands } from './commands';
import { asTool, groupsOf, type ToolbarProps } from './toolbar-groups';
import { Row } from './toolbar-row.view';

/** The toolbar of the editor, with table tools while the cursor is in a table. */
export function Toolbar(props: ToolbarProps) {
  const { t } = phrases.use();
  const { editor, variant } = props;
  const isInTable = useEditorState({
    editor,
    selector: ({ editor: now }) => now.isActive('table'),
  });
  return (
    <>
      <Row
        label={t('tools')}
        isCompact={variant !== 'full'}
        groups={groupsOf(t, props)}
        editor={editor}
      />
      {isInTable && (
        <Row
          label={t('tableTools')}
          isCompact
          groups={[tableCommands.map((tableCommand) => asTool(t, tableCommand))]}
          editor={editor}
        />
      )}
    </>
  );
}
