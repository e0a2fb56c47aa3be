import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyError } from 'fastify';
import { databaseError, isForeignKeyViolation } from '../db/database-errors';
import { BusinessError } from '../http/business-error';

/** Codes of Fastify's own refusals, by HTTP status. */
const protocolCodes: Readonly<Record<number, BusinessError['code']>> = {
  404: errorCodes.notFound,
  413: errorCodes.payloadTooLarge,
  429: errorCodes.tooManyRequests,
};

const READ_ONLY_TRANSACTION = '25006';

/** SQLSTATEs of values that PostgreSQL cannot store, such as text with a NUL character. */
const UNSTORABLE = ['22021', '22P05', '22003', '22001'];

const SERIALIZATION = ['40001', '40P01'];

/** Maps a database error to a refusal; null if it has no meaning for the caller. */
function refusalOfDatabaseError(error: unknown): BusinessError | null {
  const code = databaseError(error)?.code ?? '';
  if (code === READ_ONLY_TRANSACTION) return new BusinessError(errorCodes.demoReadOnly);
  if (UNSTORABLE.includes(code)) return new BusinessError(errorCodes.invalidInput);
  if (isForeignKeyViolation(error) || SERIALIZATION.includes(code)) {
    return new BusinessError(errorCodes.conflict);
  }
  return null;
}

export function refusalOfProtocolError(error: FastifyError): BusinessError | null {
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return null;
  return new BusinessError(protocolCodes[status] ?? errorCodes.invalidInput, { status });
}

/** Maps a failure to a BusinessError; null for unexpected errors. */
export function toBusinessError(error: FastifyError): BusinessError | null {
  if (error instanceof BusinessError) return error;
  return refusalOfDatabaseError(error) ?? refusalOfProtocolError(error);
}
