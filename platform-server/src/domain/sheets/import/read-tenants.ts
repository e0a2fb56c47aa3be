import { tenantColumns } from '../columns';
import type { SheetEngine } from '../sheet-engine';
import { uploadedSheet } from '../sheets';
import { reorderCells } from './read-rows';

const required = ['name', 'domain', 'contactName', 'contactPhone'] as const;

/** The rows of an uploaded workbook of tenants in the order of its columns; refuses one with other headings. */
export async function uploadedTenants(engine: SheetEngine, file: Uint8Array): Promise<string[][]> {
  const { headings, rows } = await uploadedSheet(engine, file, 'texts');
  return reorderCells({ columns: tenantColumns, required }, headings, rows);
}
