import { useOverlay, useUnsaved } from '@edu/shared-utility';
import { Flex, Modal, theme } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useQuestion } from '../question.hook';
import { dropDraft } from './drafts';
import { FormBody } from './form-body.view';
import { phrases } from './phrases';
import type { FormDialogProps } from './types';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = (): Promise<void> => phrases.load();

/** ⌘S and Ctrl-S submit the form instead of saving the page. */
function useSaveKeys(isOpen: boolean, id: string): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 's') {
        return;
      }
      event.preventDefault();
      const form = document.getElementById(id);
      if (form instanceof HTMLFormElement && !event.repeat) form.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, id]);
}

/** The dialog around a form: its buttons, the number of invalid fields, and the question about unsaved changes. */
export default function FormDialogView(props: FormDialogProps) {
  const { form, titles, width = 520 } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [ask, dialogs] = useQuestion();
  const id = useId();
  const { state } = form;
  const [isDirty, setDirty] = useState(false);
  const [faults, setFaults] = useState(0);
  const isOpen = state.status !== 'closed';
  const isNew = isOpen && state.row === null;
  const isSaving = state.status === 'saving';
  useUnsaved(isOpen && isDirty);
  useSaveKeys(isOpen, id);

  // Read during render: in an effect the form's first field already has the focus.
  const opener = useRef<Element | null>(null);
  if (isOpen) opener.current ??= document.activeElement;
  const afterClose = (): void => {
    setDirty(false);
    setFaults(0);
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  };

  const askToClose = (): void => {
    if (isSaving) return;
    if (!isDirty) {
      form.close();
      return;
    }
    ask({
      title: t('discardTitle'),
      content: t('discardHint'),
      okText: t('discard'),
      danger: true,
      cancelText: t('keepEditing'),
      onOk: () => {
        dropDraft(form, state.status === 'closed' ? null : state.row);
        form.close();
      },
    });
  };

  useOverlay(askToClose, isOpen);

  return (
    <Modal
      title={isNew ? titles.add : titles.edit}
      open={isOpen}
      width={width}
      destroyOnHidden
      okText={(isNew && titles.verb) || t('save')}
      okButtonProps={{ htmlType: 'submit', form: id }}
      confirmLoading={isSaving}
      onCancel={askToClose}
      focusable={{ focusTriggerAfterClose: false }}
      afterClose={afterClose}
      footer={(buttons) => (
        <Flex justify="end" align="center" gap="small" wrap>
          <span role="status" style={{ flex: 1, textAlign: 'start', color: token.colorErrorText }}>
            {faults > 0 && t('faults', { count: faults })}
          </span>
          {buttons}
        </Flex>
      )}
    >
      {isOpen && (
        <FormBody {...props} id={id} state={state} onDirty={setDirty} onFaults={setFaults} />
      )}
      {dialogs}
    </Modal>
  );
}
