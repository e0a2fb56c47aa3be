import { contractApi, type ReadName, type WriteName } from '../data.entry';

/** Mistakes that the types have to reject, one a line. */
const refused = () => {
  // @ts-expect-error no such call
  contractApi({ reads: ['user.find'] });
  // @ts-expect-error it changes something, though it is a GET
  contractApi({ reads: ['user.delete'] });
  // @ts-expect-error it only reads, though it is a POST
  contractApi({ reads: [], writes: ['user.findByCondition'] });
  // @ts-expect-error withoutToast are reads that this api has
  contractApi({ reads: ['user.findUser'], withoutToast: ['department.getTree'] });
  const data = contractApi({ reads: ['user.findByCondition'], writes: ['user.delete'] });
  const { dispatch } = { dispatch: (_: unknown) => {} };
  // @ts-expect-error another call's hook
  data.useUserFindUserQuery();
  // @ts-expect-error a write has no query
  data.useUserDeleteQuery();
  // @ts-expect-error parameters are missing
  dispatch(data.endpoints.userFindByCondition.initiate());
  // @ts-expect-error a parameter of another type
  dispatch(data.endpoints.userFindByCondition.initiate({ pageNum: '1', pageSize: 10 }));
  // @ts-expect-error left out of the page's build
  data.util.updateQueryData('userFindByCondition', { pageNum: 1, pageSize: 10 }, () => {});
  // @ts-expect-error no such field in a row
  data.endpoints.userFindByCondition.useQueryState({ pageNum: 1, pageSize: 10 }).data?.list[0]?.nam;
};

it('distinguishes reads from writes as the contract does, and refuses the rest at compile time', () => {
  const read: ReadName = 'user.findByCondition';
  const write: WriteName = 'user.delete';
  expect([read, write, typeof refused]).toEqual([
    'user.findByCondition',
    'user.delete',
    'function',
  ]);
  const api = contractApi({ reads: [read], writes: [write] });
  expect(Object.keys(api.endpoints)).toEqual(['userFindByCondition', 'userDelete']);
});
