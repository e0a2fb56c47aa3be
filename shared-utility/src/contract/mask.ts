/** Hides the middle of a phone number: `13900000001` → `139****0001`. */
export const maskPhone = (phone: string): string =>
  phone.length < 7 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Hides all but the first character before the @: `admin@x.cn` → `a****@x.cn`. */
export function maskMail(mail: string): string {
  const index = mail.lastIndexOf('@');
  return index < 1 ? '****' : `${[...mail][0]}****${mail.slice(index)}`;
}

/** Hides the date of birth and more: `110105194912310029` → `110***********0029`. */
export const maskIdNumber = (idNumber: string): string =>
  idNumber.length < 12 ? '****' : `${idNumber.slice(0, 3)}***********${idNumber.slice(-4)}`;

/** Masks a phone number or, if it contains an @, a mail address. */
export const maskAccount = (account: string): string =>
  account.includes('@') ? maskMail(account) : maskPhone(account);
