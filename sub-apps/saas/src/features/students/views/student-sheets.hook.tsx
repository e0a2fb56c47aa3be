import { LazyView, lazyPart, partFailed, useCan } from '@edu/shared-utility';
import { Button } from 'antd';
import { useState } from 'react';
import { phrases } from '../../../phrases';
import type { StudentImportProps } from './student-import.view';

const dialog = lazyPart<StudentImportProps>('saas', () => import('./student-import.view'));

/**
 * The import of students from a workbook.
 *
 * @param onImported reads the list again
 */
export function useStudentSheets(onImported: () => void) {
  const { t } = phrases.use();
  const can = useCan();
  const [isImporting, setImporting] = useState(false);
  return {
    button: can('student.write') && (
      <Button onClick={() => setImporting(true)}>{t('students.import')}</Button>
    ),
    dialogs: isImporting && (
      <LazyView
        part={dialog}
        partProps={{ onClose: () => setImporting(false), onImported }}
        failed={partFailed}
      />
    ),
  };
}
