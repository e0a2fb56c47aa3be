import { api, saveFile } from '@edu/shared-utility';

/** Hands the person a workbook of the whole codes; what is refused the call says itself. */
export async function saveCodes(batchId: string): Promise<boolean> {
  try {
    saveFile(await api.redemption.exportCodes({ batchId }));
    return true;
  } catch {
    return false;
  }
}
