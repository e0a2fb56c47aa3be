import type { Product } from './product';

/** Lets a product's codes and proofs grow old at once. */
export function codeClock(product: () => Product) {
  const run = (sql: string, account: string) =>
    product().database(async (client) => {
      await client.query(sql, [account]);
    });
  return {
    /** Every code sent so far to this phone or mail address is too old from now on. */
    expire: (account: string) =>
      run(
        `UPDATE auth_code SET expires_at = now() - interval '1 second' WHERE account = $1`,
        account,
      ),
    /** Six minutes have passed since the sessions of the account with this phone were proved. */
    ageProofs: (phone: string) =>
      run(
        `UPDATE session SET proved_at = now() - interval '6 minutes'
          WHERE account_id = (SELECT id FROM account WHERE phone = $1)`,
        phone,
      ),
  };
}
