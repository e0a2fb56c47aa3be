import type { SeedPerson } from './seed-person';
import { sunriseStaff } from './sunrise-staff';

export const people: readonly SeedPerson[] = [
  ...sunriseStaff,
  {
    phone: '13900000004',
    name: '钱停',
    nickname: '停用租户用户',
    actors: [
      {
        tenant: 'closed',
        organ: 'head',
        title: '管理员',
        role: 'administrator',
        branches: ['main'],
      },
    ],
  },
  { phone: '13900000005', name: '孙无', nickname: '无机构用户', actors: [] },
  {
    phone: '13900000006',
    name: '李学员',
    nickname: '学员小李',
    actors: [
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
    actors: [
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
    actors: [
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
    actors: [
      { tenant: 'demo', organ: 'head', title: '演示', role: 'administrator', branches: ['main'] },
    ],
  },
];
