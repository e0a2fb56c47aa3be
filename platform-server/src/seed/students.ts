const surnames = [...'赵钱孙李周吴郑王冯陈蒋沈韩杨朱秦许何吕张孔曹严华金魏陶姜谢邹'];
const givenNames = [
  '子涵',
  '雨桐',
  '浩然',
  '欣怡',
  '梓轩',
  '思远',
  '佳琪',
  '宇航',
  '诗涵',
  '俊杰',
  '梦瑶',
  '天佑',
  '若曦',
  '志强',
  '晓彤',
  '明哲',
  '静雯',
  '文博',
  '雅婷',
  '建国',
];

interface SeedDepartment {
  readonly key: string;
  readonly name: string;
  readonly parent?: string;
  readonly leader: string;
}

/** The departments of every demo organisation. */
export const departments: readonly SeedDepartment[] = [
  { key: 'teaching', name: '教学部', leader: '何文清' },
  { key: 'teaching-a', name: '一年级教研组', parent: 'teaching', leader: '许静' },
  { key: 'teaching-b', name: '二年级教研组', parent: 'teaching', leader: '郭建国' },
  { key: 'service', name: '学员服务部', leader: '林小雨' },
  { key: 'vocational', name: '职业技能部', leader: '欧阳明远' },
];

export interface SeedStudent {
  name: string;
  phone: string;
  email: string | null;
  /** Null for some, since it is optional. */
  idNumber: string | null;
  department: string | null;
  status: 'active' | 'suspended';
  /** Days before the day of seeding. */
  daysAgo: number;
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** With a valid check character, and the region code 990000, which no place has. */
function idNumberOf(i: number, series: number): string {
  const birthDate = new Date(Date.UTC(1975 + (i % 30), (i * 5) % 12, 1 + ((i * 11) % 28)));
  const day = birthDate.toISOString().slice(0, 10).replaceAll('-', '');
  const digits = `990000${day}${String((series * 100 + i) % 1000).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return digits + '10X98765432'[sum % 11];
}

/** Deterministic students; `series` distinguishes the phone numbers of tenants. */
export function seedStudents(count: number, series: number): SeedStudent[] {
  return Array.from({ length: count }, (_, i) => ({
    name: `${surnames[(i * 7) % surnames.length]}${givenNames[(i * 3 + series) % givenNames.length]}`,
    phone: `13${series}${String(10_000_000 + i * 37).padStart(8, '0')}`,
    email: i % 3 === 0 ? `student${i + 1}@example.com` : null,
    idNumber: i % 4 === 3 ? null : idNumberOf(i, series),
    department: i % 5 === 4 ? null : (departments[1 + (i % 4)]?.key ?? null),
    status: i % 11 === 10 ? 'suspended' : 'active',
    daysAgo: i,
  }));
}
