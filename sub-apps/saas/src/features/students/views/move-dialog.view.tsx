import { type StudentBulkChange, useCan, useOverlay } from '@edu/shared-utility';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import { BranchSelect } from '../../../common/branch-select.view';
import { DepartmentSelect } from '../../../common/department-select.view';
import { phrases as appPhrases } from '../../../phrases';
import { phrases } from '../phrases';

export const prepare = (): Promise<void> => phrases.load();

export interface MoveDialogProps {
  /** The number of students to move. */
  readonly count: number;
  /** True for all that match the filter, including those not loaded. */
  readonly isAll: boolean;
  /** Called with the target, or with null if cancelled. */
  readonly onAnswer: (target: StudentBulkChange | null) => void;
}

/** Asks for the department, the branch, or both, to move students to. What is not chosen stays. */
export default function MoveDialog({ count, isAll, onAnswer }: MoveDialogProps) {
  const { t } = phrases.use();
  const app = appPhrases.use().t;
  const mayReadBranches = useCan()('branch.read');
  const [target, setTarget] = useState<{ departmentId: string | null; branchId: string | null }>({
    departmentId: null,
    branchId: null,
  });
  useOverlay(() => onAnswer(null));
  const { departmentId, branchId } = target;
  const change: StudentBulkChange = {
    ...(departmentId !== null && { departmentId }),
    ...(branchId !== null && { branchId }),
  };
  return (
    <Modal
      open
      title={t('move.title', { count })}
      okText={t('move.submit')}
      cancelText={t('move.cancel')}
      okButtonProps={{ disabled: Object.keys(change).length === 0 }}
      onOk={() => onAnswer(change)}
      onCancel={() => onAnswer(null)}
    >
      <p style={{ marginBlockStart: 0 }}>{t('move.hint')}</p>
      {isAll && <p>{t('bulk.allHint')}</p>}
      <Form layout="vertical">
        <Form.Item label={app('form.department')} htmlFor="move-department">
          <DepartmentSelect
            id="move-department"
            label={app('form.department')}
            placeholder={t('move.stays')}
            value={departmentId}
            onChange={(id) => setTarget({ ...target, departmentId: id })}
          />
        </Form.Item>
        {mayReadBranches && (
          <Form.Item label={app('form.branch')} htmlFor="move-branch">
            <BranchSelect
              id="move-branch"
              label={app('form.branch')}
              placeholder={t('move.stays')}
              value={branchId}
              onChange={(id) => setTarget({ ...target, branchId: id })}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
