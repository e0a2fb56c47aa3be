import { type DownloadedFile, saveFile } from '@edu/shared-utility';
import { Alert, Button, Flex, Table, theme } from 'antd';
import type { ChosenFile } from './import.hook';
import { phrases } from './phrases';
import type { CheckedRow, ImportRequest } from './types';

interface Props {
  readonly chosen: ChosenFile;
  readonly isSending: boolean;
  readonly onBegin: (mode: ImportRequest['mode']) => void;
  readonly onChoose: () => void;
}

/** A workbook file from base64. */
const workbookOf = (title: string, bytes: string): DownloadedFile => ({
  name: `${title}.xlsx`,
  blob: new Blob([Uint8Array.from(atob(bytes), (value) => value.charCodeAt(0))]),
});

/** Preview of an import: the number of rows, and the cells with errors. */
export function CheckResult({ chosen: { file, checked }, isSending, onBegin, onChoose }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (!checked) return null;
  const { total, good, columns, rows, faults } = checked;
  const faultyCount = total - good;
  const problemAt = ({ problems }: CheckedRow, heading: string): string =>
    problems
      .filter(({ column }) => column === heading)
      .map(({ message }) => message)
      .join(' ');
  /** Errors of the row as a whole, and headings of its wrong cells, whose columns may be out of view. */
  const problemText = ({ problems }: CheckedRow): string =>
    problems.map(({ column, message }) => (columns.includes(column) ? column : message)).join(' ');
  const fault = (text: string) => text && <div style={{ color: token.colorErrorText }}>{text}</div>;
  return (
    <Flex vertical gap="middle">
      <Alert
        role="status"
        showIcon
        type={faultyCount > 0 ? 'warning' : 'success'}
        title={t('checked', { file: file.name, total, good, bad: faultyCount })}
        description={rows.length < (faultyCount || total) && t('only', { count: rows.length })}
      />
      <Table
        aria-label={file.name}
        size="small"
        pagination={false}
        rowKey="row"
        dataSource={[...rows]}
        scroll={{ x: 112 + 120 * columns.length, y: 280 }}
        columns={[
          {
            key: 'row',
            title: t('row'),
            width: 112,
            fixed: 'left',
            render: (_, row) => (
              <>
                {row.row}
                {fault(problemText(row))}
              </>
            ),
          },
          ...columns.map((heading, index) => ({
            key: heading,
            title: heading,
            render: (_: unknown, row: CheckedRow) => (
              <div style={{ overflowWrap: 'anywhere' }}>
                {row.cells[index]}
                {fault(problemAt(row, heading))}
              </div>
            ),
          })),
        ]}
      />
      <Flex gap="small" wrap>
        <Button onClick={onChoose}>{t('chooseOther')}</Button>
        {faults && (
          <Button onClick={() => saveFile(workbookOf(t('problems'), faults))}>{t('result')}</Button>
        )}
        {good > 0 && (
          <Button
            type="primary"
            loading={isSending}
            onClick={() => onBegin(faultyCount > 0 ? 'good' : 'all')}
          >
            {t(faultyCount > 0 ? 'importGood' : 'importAll', { count: good })}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
