import { LazyView, lazyPart, partFailed, useUnsaved } from '@edu/shared-utility';
import { Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { phrases } from '../../../phrases';
import type { StudentForm } from '../data/student-form.hook';

/** A chunk of its own, fetched behind the list: who only reads does not wait for it. */
const formPart = lazyPart('saas', () => import('./student-form.view'));
const formId = 'saas-student-form';

interface Props {
  form: StudentForm;
  /** What is behind the dialog has come: its own file may. */
  listStands: boolean;
}

/** The dialog around the form; closing it with unsaved changes asks first. */
export function StudentFormModal({ form, listStands }: Props) {
  const { t } = phrases.use();
  const [modal, dialogs] = Modal.useModal();
  const { state, close } = form;
  const [dirty, setDirty] = useState(false);
  const open = state.status !== 'closed';
  const saving = state.status === 'saving';
  useUnsaved(open && dirty);

  // what does not arrive now is asked for again when the dialog opens
  useEffect(() => {
    if (listStands) void formPart.fetch().catch(() => {});
  }, [listStands]);
  // the styles of a dialog that nobody has opened are not worked out with the list
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  // while drawing: by the time the dialog looks, the form's first field has the focus
  const opener = useRef<Element | null>(null);
  if (open) opener.current ??= document.activeElement;
  const afterClose = (): void => {
    setDirty(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  };

  const askToClose = () => {
    if (saving) return;
    if (!dirty) return close();
    modal.confirm({
      title: t('form.discardTitle'),
      content: t('form.discardHint'),
      okText: t('form.discard'),
      okButtonProps: { danger: true },
      cancelText: t('form.keepEditing'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: close,
    });
  };

  if (!used) return null;
  return (
    <Modal
      title={t(open && state.student ? 'form.editTitle' : 'form.addTitle')}
      open={open}
      width={640}
      destroyOnHidden
      okText={t('form.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={saving}
      onCancel={askToClose}
      focusable={{ focusTriggerAfterClose: false }}
      afterClose={afterClose}
    >
      {open && (
        <LazyView
          part={formPart}
          given={{ ...form, id: formId, state, onDirty: setDirty }}
          failed={partFailed}
        />
      )}
      {dialogs}
    </Modal>
  );
}
