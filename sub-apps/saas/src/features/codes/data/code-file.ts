import { api, saveFile } from '@edu/shared-utility';

/**
 * Downloads a workbook of the full codes; the call shows its errors itself.
 *
 * @returns whether it succeeded
 */
export async function saveCodes(batchId: string): Promise<boolean> {
  try {
    saveFile(await api.redemption.exportCodes({ batchId }));
    return true;
  } catch {
    return false;
  }
}
