import { useUnsaved } from '@edu/shared-utility';
import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { phrases } from '../../../phrases';
import { studentFormActions } from '../data/student-form.slice';
import { selectForm } from '../data/students.selectors';
import { StudentForm } from './student-form.view';

const formId = 'saas-student-form';

/** The dialog around the form; closing it with unsaved changes asks first. */
export function StudentFormModal() {
  const { t } = phrases.use();
  const [modal, dialogs] = Modal.useModal();
  const dispatch = useDispatch();
  const state = useSelector(selectForm);
  const [dirty, setDirty] = useState(false);
  const open = state.status !== 'closed';
  const saving = state.status === 'saving';
  useUnsaved(open && dirty);
  // whoever leaves the page has discarded the form; coming back starts with the list
  useEffect(() => () => void dispatch(studentFormActions.closed()), [dispatch]);

  const close = () => dispatch(studentFormActions.closed());
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
      afterClose={() => setDirty(false)}
    >
      {open && <StudentForm id={formId} state={state} onDirty={setDirty} />}
      {dialogs}
    </Modal>
  );
}
