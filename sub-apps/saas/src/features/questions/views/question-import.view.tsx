import { ImportDialog } from '@edu/shared-utility/admin';
import { checkWorkbook, saveTemplate, startImport } from '../data/question-sheets';
import { phrases } from '../phrases';

export interface QuestionImportProps {
  /** Of the questions that name no category. */
  readonly categoryId: string | undefined;
  readonly onClose: () => void;
  readonly onImported: () => void;
}

/** Questions from a workbook. */
export default function QuestionImport({ categoryId, onClose, onImported }: QuestionImportProps) {
  const { t } = phrases.use();
  return (
    <ImportDialog
      title={t('import.title')}
      intro={t('import.intro')}
      template={saveTemplate}
      check={checkWorkbook}
      start={startImport(categoryId)}
      onImported={onImported}
      onClose={onClose}
    />
  );
}
