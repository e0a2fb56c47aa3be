import { Button, Flex } from 'antd';
import { LinkButton } from '../../../common/link-button.view';
import type { Editor } from '../data/editor.hook';
import { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

/** The template's name and state, the way back, and the actions on the whole template. */
export function EditorBar({
  editor,
  isOpen,
}: {
  readonly editor: Editor;
  readonly isOpen: boolean;
}) {
  const { t } = phrases.use();
  const { now, status, isDirty, isBusy, undo, redo, send } = editor;
  return (
    <Flex wrap gap="small" align="center" style={{ marginBlock: 8 }}>
      <h1 style={{ flex: '1 1 200px', margin: 0, fontSize: 20, overflowWrap: 'anywhere' }}>
        {now.name} <StatusTag status={status} />
      </h1>
      <LinkButton to="/certificate/templates">{t('toTemplates')}</LinkButton>
      {isOpen && (
        <>
          <Button disabled={!undo} onClick={() => undo?.()}>
            {t('undo')}
          </Button>
          <Button disabled={!redo} onClick={() => redo?.()}>
            {t('redo')}
          </Button>
          {status !== 'enabled' && (
            <Button disabled={isBusy} onClick={() => send('enabled')}>
              {t('saveAndEnable')}
            </Button>
          )}
          <Button type="primary" loading={isBusy} disabled={!isDirty} onClick={() => send()}>
            {t('save')}
          </Button>
        </>
      )}
    </Flex>
  );
}
