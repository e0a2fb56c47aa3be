import type { UserInfo } from '@edu/shared-utility';

/** A user with a bound phone number and mail address, and a verified name. */
export const verified: UserInfo = {
  userId: 'u1',
  phone: '13900000001',
  nickname: '阳光老师',
  name: '王晓明',
  accountPhone: '13900000001',
  accountMail: 'admin@sunrise.example',
  idAuthStatus: 1,
};

/** A user with only a phone number. */
export const unverified: UserInfo = {
  ...verified,
  userId: 'u2',
  nickname: '小李',
  name: '',
  accountMail: null,
  idAuthStatus: 0,
};
