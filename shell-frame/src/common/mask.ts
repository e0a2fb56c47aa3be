/** Shows whose phone it is without giving it to onlookers: 139****0001. */
export const maskPhone = (phone: string): string =>
  phone.length < 8 ? phone : `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** A telephone or a mail address, told apart by the @: a****@x.cn. */
export function maskAccount(account: string): string {
  const at = account.lastIndexOf('@');
  return at < 1 ? maskPhone(account) : `${[...account][0]}****${account.slice(at)}`;
}
