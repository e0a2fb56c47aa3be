import type { CodeBatch } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageWith } from './sales-fixtures';
import { visit } from './visit';

export const codePermissions = [
  'code.read',
  'code.write',
  'code.export',
  'course.read',
  'order.read',
];

/** Opens the list of codes with these batches; the returned server object can be changed. */
export async function openBatches(rows: CodeBatch[], permissions = codePermissions) {
  const server = { rows };
  const findMock = mockApi('redemption.findBatches', () => ({ data: pageWith(server.rows) }), {
    times: Number.POSITIVE_INFINITY,
  });
  visit('/exchange', permissions);
  if (rows.length > 0) await screen.findByRole('link', { name: new RegExp(rows[0]?.name ?? '') });
  return Object.assign(server, { findMock, user: userEvent.setup() });
}
