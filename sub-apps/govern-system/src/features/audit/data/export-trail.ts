import { type AuditFilter, api, saveFile } from '@edu/shared-utility';

/** Hands the filtered lines to the browser as a workbook. @returns false where the client has said why not */
export async function exportTrail(filter: AuditFilter): Promise<boolean> {
  try {
    saveFile(await api.audit.export(filter));
    return true;
  } catch {
    return false;
  }
}
