import { ImportDialog } from '@edu/shared-utility/admin';
import { saveTemplate, startImport } from '../data/tenant-files';
import { phrases } from '../phrases';

/** Imports tenants from a workbook. */
export function TenantImport({ onClose, onImported }: { onClose(): void; onImported(): void }) {
  const { t } = phrases.use();
  return (
    <ImportDialog
      title={t('import.title')}
      intro={t('import.intro')}
      template={saveTemplate}
      start={startImport}
      onImported={onImported}
      onClose={onClose}
    />
  );
}
