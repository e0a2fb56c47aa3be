import { useOverlay } from '@edu/shared-utility';
import { Alert, Form, Modal } from 'antd';
import { StudentSelect } from '../../../common/student-select.view';
import { useIssue } from '../data/issue.hook';
import { phrases } from '../phrases';
import { TemplateSelect } from './template-select.view';

const MOST = 1000;
/** More are only counted. */
const SHOWN = 50;

/** Issues certificates to students: first it is said who cannot be issued one, and why. */
export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = phrases.use();
  const { order, change, check, isBusy, fault, submit } = useIssue(onClose);
  useOverlay(() => isBusy || onClose());
  const isNobody = check?.ready === 0;
  const problems = check?.problems ?? [];
  return (
    <Modal
      open
      title={t('issueTitle')}
      okText={check && !isNobody ? t('issueNow', { count: check.ready }) : t('issueCheck')}
      okButtonProps={{ disabled: isNobody }}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      onOk={() => void submit()}
      onCancel={() => isBusy || onClose()}
    >
      {fault && <Alert role="alert" type="error" showIcon title={fault} />}
      <Form layout="vertical" onFinish={() => void submit()}>
        <Form.Item
          label={t('template')}
          htmlFor="issue-template"
          extra={t('templateHint')}
          required
        >
          <TemplateSelect
            id="issue-template"
            label={t('template')}
            isForIssue
            value={order.templateId}
            onChange={(templateId) => change({ templateId })}
          />
        </Form.Item>
        <Form.Item label={t('people')} htmlFor="issue-people" required>
          <StudentSelect
            id="issue-people"
            most={MOST}
            value={order.people}
            onChange={(people) => change({ people })}
            words={{ searching: t('searching'), failed: t('peopleFailed') }}
          />
        </Form.Item>
      </Form>
      {check && (
        <div role="status">
          <p>{t('ready', { count: check.ready })}</p>
          {problems.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={t('leftOut', { count: problems.length })}
              description={
                <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                  {problems.slice(0, SHOWN).map(({ userId, name, kind, detail }) => (
                    <li key={`${userId}-${kind}`}>
                      {name}：{t(`cannot.${kind}`, { detail })}
                    </li>
                  ))}
                </ul>
              }
            />
          )}
        </div>
      )}
    </Modal>
  );
}
