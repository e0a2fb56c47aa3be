import type { JobDetail } from '@edu/shared-utility';
import { Alert, Button, Flex, Table, theme } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from './phrases';

interface ProgressProps {
  readonly title: string;
  readonly job: JobDetail | undefined;
  readonly onStop: () => void;
}

/** Progress of a job, as text and as a bar. */
export function Progress({ title, job, onStop }: ProgressProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { done = 0, total = 0 } = job ?? {};
  return (
    <Flex vertical gap="small">
      <progress
        aria-label={title}
        value={done}
        max={Math.max(1, total)}
        style={{ width: '100%', accentColor: token.colorPrimary }}
      />
      <Flex justify="space-between" align="center" gap="small" wrap>
        <span role="status">{t('progress', { done, total })}</span>
        <Button onClick={onStop}>{t('stop')}</Button>
      </Flex>
      <span style={{ color: token.colorTextSecondary }}>{t('goesOn')}</span>
    </Flex>
  );
}

interface OutcomeProps {
  readonly job: JobDetail;
  /** Nothing was imported, because one row was refused. */
  readonly isNothingImported: boolean;
  readonly onResult: () => void;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** Result of a job: counts, and each refused row with its reason. */
export function Outcome({ job, isNothingImported, onResult, children }: OutcomeProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { state, imported, failed, problems } = job;
  const count = problems.length;
  const words = state === 'done' || state === 'cancelled' ? state : 'failed';
  const type = words !== 'done' || isNothingImported ? 'warning' : failed > 0 ? 'info' : 'success';
  return (
    <Flex vertical gap="middle">
      <Alert
        type={type}
        showIcon
        role="status"
        title={isNothingImported ? t('nothing') : t(words, { imported, failed })}
        description={count > 0 && count < failed && t('only', { count })}
      />
      {count > 0 && (
        <section aria-label={t('problems')}>
          <Table
            size="small"
            pagination={false}
            scroll={{ y: 240 }}
            rowKey={({ row, column }) => `${row} ${column}`}
            dataSource={problems}
            columns={[
              { title: t('row'), dataIndex: 'row', width: 64 },
              { title: t('column'), dataIndex: 'column', width: 140 },
              { title: t('message'), dataIndex: 'message' },
            ]}
          />
          <Flex gap="small" wrap style={{ marginBlockStart: token.marginSM }}>
            <Button onClick={onResult}>{t('result')}</Button>
            {children}
          </Flex>
        </section>
      )}
    </Flex>
  );
}
