import { safetyLines } from './lines';

const user = {
  userId: 'u1',
  phone: '13900000001',
  nickname: '小王',
  name: '王',
  accountPhone: '13900000001',
  accountMail: 'admin@sunrise.example',
  idAuthStatus: 1,
};

it('shows what is bound, masked', () => {
  expect(safetyLines(user)).toEqual([
    { key: 'password', safe: true, value: null },
    { key: 'phone', safe: true, value: '139****0001' },
    { key: 'mail', safe: true, value: 'a****@sunrise.example' },
    { key: 'identity', safe: true, value: null },
  ]);
});

it('says what is missing', () => {
  const bare = { ...user, accountPhone: null, accountMail: null, idAuthStatus: 0 };
  expect(safetyLines(bare).map(({ safe }) => safe)).toEqual([true, false, false, false]);
});

it('takes no other status than 1 for verified', () => {
  expect(safetyLines({ ...user, idAuthStatus: 2 })[3]?.safe).toBe(false);
});
