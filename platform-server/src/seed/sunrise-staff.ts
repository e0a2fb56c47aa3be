import type { SeedPerson } from './seed-person';

/** Operators and staff of the first demo tenant. */
export const sunriseStaff: readonly SeedPerson[] = [
  {
    phone: '13900000000',
    name: '周运营',
    nickname: '平台运营',
    operator: true,
    actors: [
      {
        tenant: 'sunrise',
        organ: 'platform',
        title: '平台运营',
        role: 'operator',
        branches: ['platform'],
      },
    ],
  },
  {
    // A change of the map by one operator may need the approval of another.
    phone: '13900000009',
    name: '郑复核',
    nickname: '平台复核',
    operator: true,
    actors: [
      {
        tenant: 'sunrise',
        organ: 'platform',
        title: '平台复核',
        role: 'operator',
        branches: ['platform'],
      },
    ],
  },
  {
    phone: '13900000001',
    name: '陈晓阳',
    nickname: '阳光管理员',
    mail: 'admin@sunrise.example',
    verified: true,
    actors: [
      {
        tenant: 'sunrise',
        organ: 'head',
        title: '租户管理员',
        role: 'administrator',
        branches: ['main', 'east', 'south'],
      },
    ],
  },
  {
    phone: '13900000002',
    name: '林小雨',
    nickname: '小雨',
    actors: [
      { tenant: 'sunrise', organ: 'head', title: '教务', role: 'staff', branches: ['main'] },
    ],
  },
  {
    phone: '13900000003',
    name: '赵多元',
    nickname: '多元老师',
    actors: [
      { tenant: 'sunrise', organ: 'head', title: '教务', role: 'staff', branches: ['main'] },
      {
        tenant: 'sunrise',
        organ: 'vocational',
        title: '机构管理员',
        role: 'administrator',
        branches: ['vocational'],
      },
      {
        tenant: 'horizon',
        organ: 'head',
        title: '管理员',
        role: 'administrator',
        branches: ['main', 'north'],
      },
      {
        tenant: 'horizon',
        organ: 'research',
        title: '教研员',
        role: 'staff',
        branches: ['research'],
      },
      { tenant: 'voyage', organ: 'head', title: '讲师', role: 'staff', branches: ['main'] },
    ],
  },
];
