/** An account (phone or mail address) and the code that was sent to it. */
export interface AccountProof {
  account: string;
  authCode: string;
}

/** What a code is for: 1 log in, 2 account change (specification §3), 3 register, 4 reset. */
export type AuthCodeType = 1 | 2 | 3 | 4;

export interface Registration extends AccountProof {
  password: string;
  name: string;
}

export interface CompanyRegistration extends AccountProof {
  password: string;
  companyName: string;
  /** Unified social credit code. */
  creditCode: string;
  contactName: string;
  /** Ids from the region tree, province first. */
  regionIds?: string[];
  address?: string;
  /** Picture of the business licence: base64 of a JPEG or PNG, at most 2 MB, no data: prefix. */
  licenceImage?: string;
}

export interface PasswordAge {
  changedAt: string;
  /** Null where the tenant sets no limit. */
  maximumDays: number | null;
}
