import type { Product } from './product';

/** Makes a product's codes and proofs expire at once. */
export function codeClock(product: () => Product) {
  const run = (sql: string, account: string) =>
    product().database(async (client) => {
      await client.query(sql, [account]);
    });
  return {
    /** Expires every code that was sent so far to this phone or mail address. */
    expire: (account: string) =>
      run(
        `UPDATE auth_code SET expires_at = now() - interval '1 second' WHERE account = $1`,
        account,
      ),
    /** Makes the last proof of this account's sessions six minutes old. */
    ageProofs: (phone: string) =>
      run(
        `UPDATE session SET proved_at = now() - interval '6 minutes'
          WHERE account_id = (SELECT id FROM account WHERE phone = $1)`,
        phone,
      ),
  };
}
