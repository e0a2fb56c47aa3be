import { type Job, useCan, useGuardedClose } from '@edu/shared-utility';
import { Alert, Button, Form, Modal } from 'antd';
import type { Choice } from '../choices';
import { StudentSelect } from '../student-select.view';
import { TrainSelect } from '../train-select.view';
import { MAX_CERTIFICATES, useIssueCertificates } from './issue-certificates.hook';
import { issueWords } from './phrases';
import { TemplateSelect } from './template-select.view';

/** Maximum number of names shown; others are only counted. */
const MAX_NAMES = 50;

interface Props {
  /** Preselected template. */
  readonly templateId?: string | null;
  readonly train?: Choice;
  /** Called when the background job has started. */
  readonly onIssued: (job: Job) => void;
  readonly onClose: () => void;
}

/** Issues certificates to students, after showing who cannot get one and why. */
export function IssueDialog({ templateId = null, train, onIssued, onClose }: Props) {
  const { t } = issueWords.use();
  const { order, fillPassed, change, check, isBusy, fault, trainFault, submit } =
    useIssueCertificates({ templateId, trainId: train?.value ?? null }, (job) => {
      onIssued(job);
      onClose();
    });
  const mayReadTrains = useCan()('train.read');
  const { trainId } = order;
  // People who may not read trainings get this error above the fields.
  const shownFault = fault ?? (mayReadTrains ? null : trainFault);
  const leave = useGuardedClose({ close: onClose, isDirty: () => order.people.length > 0, isBusy });
  const isEmpty = check?.ready === 0;
  const problems = check?.problems ?? [];
  // With the phone number, which distinguishes people with the same name.
  const labelOf = (id: string) => order.people.find(({ value }) => value === id)?.label;
  return (
    <Modal
      open
      title={t('issueTitle')}
      okText={check && !isEmpty ? t('issueNow', { count: check.ready }) : t('issueCheck')}
      okButtonProps={{ disabled: isEmpty }}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      onOk={() => void submit()}
      onCancel={leave}
    >
      {shownFault && <Alert role="alert" type="error" showIcon title={shownFault} />}
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
        {mayReadTrains && (
          <Form.Item
            label={t('train')}
            htmlFor="issue-train"
            extra={t('trainHint')}
            validateStatus={trainFault ? 'error' : undefined}
            help={trainFault && <span role="alert">{trainFault}</span>}
          >
            <TrainSelect
              id="issue-train"
              placeholder={t('train')}
              max={1}
              knownChoices={train ? [train] : []}
              value={trainId === null ? [] : [trainId]}
              onChange={(ids) => change({ trainId: ids[0] ?? null })}
              words={{ searching: t('searching'), failed: t('trainsFailed') }}
            />
          </Form.Item>
        )}
        <Form.Item
          label={t('people')}
          htmlFor="issue-people"
          required
          extra={
            mayReadTrains &&
            trainId !== null && (
              <Button
                type="link"
                size="small"
                style={{ padding: 0, height: 'auto', whiteSpace: 'normal' }}
                disabled={isBusy}
                onClick={() => void fillPassed(trainId)}
              >
                {t('fillPassed')}
              </Button>
            )
          }
        >
          <StudentSelect
            id="issue-people"
            max={MAX_CERTIFICATES}
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
                  {problems.slice(0, MAX_NAMES).map(({ userId, name, kind, detail }) => (
                    <li key={`${userId}-${kind}`}>
                      {labelOf(userId) ?? name}：{t(`cannot.${kind}`, { detail })}
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
