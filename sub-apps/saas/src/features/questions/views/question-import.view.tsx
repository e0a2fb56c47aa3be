import { ImportDialog } from '@edu/shared-utility/admin';
import { checkFile, saveTemplate, startImport } from '../data/question-sheets';
import { phrases } from '../phrases';

export interface QuestionImportProps {
  /** Default category of the questions. */
  readonly categoryId: string | undefined;
  readonly onClose: () => void;
  readonly onImported: () => void;
}

/** Imports questions from a workbook or a package. */
export default function QuestionImport({ categoryId, onClose, onImported }: QuestionImportProps) {
  const { t } = phrases.use();
  return (
    <ImportDialog
      title={t('import.title')}
      files={{ accept: '.xlsx,.zip', choose: t('import.choose') }}
      intro={t('import.intro')}
      template={saveTemplate}
      check={checkFile}
      start={startImport(categoryId)}
      onImported={onImported}
      onClose={onClose}
    />
  );
}
