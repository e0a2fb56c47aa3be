import { ImportDialog } from '@edu/shared-utility/admin';
import { checkWorkbook, saveTemplate, startImport } from '../data/workbooks';
import { phrases } from '../phrases';

interface Props {
  readonly onClose: () => void;
  readonly onImported: () => void;
}

/** Registrations from a workbook. */
export function AssessmentImport({ onClose, onImported }: Props) {
  const { t } = phrases.use();
  return (
    <ImportDialog
      title={t('importTitle')}
      intro={t('importIntro')}
      template={saveTemplate}
      check={checkWorkbook}
      start={startImport}
      onImported={onImported}
      onClose={onClose}
    />
  );
}
