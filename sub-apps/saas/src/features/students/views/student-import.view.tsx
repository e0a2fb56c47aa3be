import { ImportDialog } from '@edu/shared-utility/admin';
import { checkWorkbook, saveTemplate, startImport } from '../data/student-workbook';
import { phrases } from '../phrases';

export const prepare = (): Promise<void> => phrases.load();

export interface StudentImportProps {
  readonly onClose: () => void;
  readonly onImported: () => void;
}

/** Imports students from a workbook. */
export default function StudentImport({ onClose, onImported }: StudentImportProps) {
  const { t } = phrases.use();
  return (
    <ImportDialog
      title={t('import.title')}
      intro={t('import.intro')}
      template={saveTemplate}
      check={checkWorkbook}
      start={startImport}
      onImported={onImported}
      onClose={onClose}
    />
  );
}
