/** An actor in an organisation, with its branches. */
export interface SeedPlace {
  tenant: string;
  organ: string;
  kind?: 'staff' | 'student';
  title: string;
  role: string;
  branches: readonly string[];
}

/** The accounts of architecture §5; the password of all is `Demo#2026`. */
export interface SeedPerson {
  phone: string;
  name: string;
  nickname: string;
  mail?: string;
  verified?: true;
  operator?: true;
  /** True for the account of the demo login, which has no password. */
  noPassword?: true;
  places: readonly SeedPlace[];
}

export const people: readonly SeedPerson[] = [
  {
    phone: '13900000000',
    name: '周运营',
    nickname: '平台运营',
    operator: true,
    places: [
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
    places: [
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
    places: [
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
    places: [
      { tenant: 'sunrise', organ: 'head', title: '教务', role: 'staff', branches: ['main'] },
    ],
  },
  {
    phone: '13900000003',
    name: '赵多元',
    nickname: '多元老师',
    places: [
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
  {
    phone: '13900000004',
    name: '钱停',
    nickname: '停用租户用户',
    places: [
      {
        tenant: 'closed',
        organ: 'head',
        title: '管理员',
        role: 'administrator',
        branches: ['main'],
      },
    ],
  },
  { phone: '13900000005', name: '孙无', nickname: '无机构用户', places: [] },
  {
    phone: '13900000006',
    name: '李学员',
    nickname: '学员小李',
    places: [
      {
        tenant: 'sunrise',
        organ: 'head',
        kind: 'student',
        title: '学员',
        role: 'student',
        branches: ['main'],
      },
    ],
  },
  {
    phone: '13900000011',
    name: '王新程',
    nickname: '新程管理员',
    mail: 'admin@horizon.example',
    places: [
      {
        tenant: 'horizon',
        organ: 'head',
        title: '管理员',
        role: 'administrator',
        branches: ['main', 'north', 'online'],
      },
    ],
  },
  {
    phone: '13900000021',
    name: '吴安心',
    nickname: '家政管理员',
    places: [
      {
        tenant: 'homecare',
        organ: 'head',
        title: '管理员',
        role: 'administrator',
        branches: ['main'],
      },
    ],
  },
  {
    phone: '13900000099',
    name: '演示用户',
    nickname: '演示用户',
    noPassword: true,
    places: [
      { tenant: 'demo', organ: 'head', title: '演示', role: 'administrator', branches: ['main'] },
    ],
  },
];
