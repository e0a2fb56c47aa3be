import type { JobDetail } from '@edu/shared-utility';
import { Alert, Button, Flex, Modal, Table, theme } from 'antd';
import { useRef } from 'react';
import { useTenantImport } from '../data/tenant-import.hook';
import { phrases } from '../phrases';

/** How far a job is, in words and as a bar. */
function Progress({ job, onStop }: { job: JobDetail | undefined; onStop: () => void }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const done = job?.done ?? 0;
  const total = job?.total ?? 0;
  return (
    <Flex vertical gap="small">
      <progress
        aria-label={t('import.title')}
        value={done}
        max={Math.max(1, total)}
        style={{ width: '100%', accentColor: token.colorPrimary }}
      />
      <Flex justify="space-between" align="center" gap="small" wrap>
        <span role="status">{t('import.progress', { done, total })}</span>
        <Button onClick={onStop}>{t('import.cancel')}</Button>
      </Flex>
    </Flex>
  );
}

/** What became of a job: numbers, and each row that was refused with its reason. */
function Outcome({ job, onResult }: { job: JobDetail; onResult: () => void }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { state, imported, failed, problems } = job;
  const words = state === 'done' || state === 'cancelled' ? state : 'failed';
  const type = words !== 'done' ? 'warning' : failed > 0 ? 'info' : 'success';
  return (
    <Flex vertical gap="middle">
      <Alert
        type={type}
        showIcon
        role="status"
        title={t(`import.${words}`, { imported, failed })}
      />
      {problems.length > 0 && (
        <section aria-label={t('import.problems')}>
          <Table
            size="small"
            pagination={false}
            scroll={{ y: 240 }}
            rowKey={({ row, column }) => `${row} ${column}`}
            dataSource={problems}
            columns={[
              { title: t('import.row'), dataIndex: 'row', width: 64 },
              { title: t('import.column'), dataIndex: 'column', width: 140 },
              { title: t('import.message'), dataIndex: 'message' },
            ]}
          />
          <Button style={{ marginBlockStart: token.marginSM }} onClick={onResult}>
            {t('import.result')}
          </Button>
        </section>
      )}
    </Flex>
  );
}

/** Tenants from a workbook: template, upload, progress, and what is wrong with each row. */
export function TenantImport({ onClose, onImported }: { onClose(): void; onImported(): void }) {
  const { t } = phrases.use();
  const input = useRef<HTMLInputElement>(null);
  const { state, message, send, stop, again, template, result } = useTenantImport(onImported);
  const isSending = state.status === 'sending';
  return (
    <Modal
      open
      title={t('import.title')}
      width={640}
      onCancel={onClose}
      footer={
        <Flex gap="small" justify="end">
          {state.status === 'over' && <Button onClick={again}>{t('import.again')}</Button>}
          <Button onClick={onClose}>{t('close')}</Button>
        </Flex>
      }
    >
      {message && (
        <Alert type="error" showIcon role="alert" style={{ marginBottom: 16 }} title={message} />
      )}
      {(state.status === 'idle' || isSending) && (
        <>
          <p style={{ marginBlockStart: 0 }}>{t('import.intro')}</p>
          <Flex gap="small" wrap>
            <Button onClick={template}>{t('import.template')}</Button>
            <Button type="primary" loading={isSending} onClick={() => input.current?.click()}>
              {t(isSending ? 'import.sending' : 'import.choose')}
            </Button>
          </Flex>
          <input
            ref={input}
            type="file"
            accept=".xlsx"
            aria-label={t('import.choose')}
            style={{ display: 'none' }}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // the same file may be chosen again after a refusal
              target.value = '';
              if (file) send(file);
            }}
          />
        </>
      )}
      {state.status === 'running' && <Progress job={state.job} onStop={stop} />}
      {state.status === 'over' && state.job && <Outcome job={state.job} onResult={result} />}
    </Modal>
  );
}
