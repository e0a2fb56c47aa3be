import type { WebAuthnJson } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { acceptPasskey, loginOptions } from '../factors/passkeys';
import { type Prover, prove, proverBy } from './prover';

const proofRequest = ({ accountId, sessionId }: Prover) =>
  ({ purpose: 'proof', accountId, sessionId }) as const;

export async function passkeyProofOptions(db: Database, prover: Prover): Promise<WebAuthnJson> {
  await proverBy(db, prover, 'passkey');
  return loginOptions(db, proofRequest(prover), prover.page);
}

export const proveByPasskey = (db: Database, prover: Prover, response: WebAuthnJson) =>
  prove(
    db,
    prover,
    'passkey',
    async ({ id }) => (await acceptPasskey(db, proofRequest(prover), prover.page, response)) === id,
  );
