import type { Tx } from '../db/database';
import { teacher } from '../db/schema';
import { DAY } from './day';
import { seedId } from './seed-id';

type Status = 'active' | 'leave' | 'left';

interface Line {
  readonly name: string;
  readonly title: string;
  readonly subjects: readonly string[];
  readonly department: string | null;
  readonly branch: string;
  readonly joinedOn: string;
  readonly status?: Status;
  /** Phone of the account in `people` with which they log in. */
  readonly account?: string;
  readonly introduction?: string;
}

const line = (
  name: string,
  title: string,
  subjects: string,
  [branch, department]: readonly [branch: string, department: string | null],
  joinedOn: string,
  overrides: Pick<Line, 'status' | 'account' | 'introduction'> = {},
): Line => ({
  name,
  title,
  subjects: subjects.split(' '),
  branch,
  department,
  joinedOn,
  ...overrides,
});

/** The teachers by tenant and organisation. */
const lines: Readonly<Record<string, readonly Line[]>> = {
  'sunrise:head': [
    line('何文清', '高级讲师', '语文 写作', ['main', 'teaching'], '2018-09-01', {
      introduction: '教学部负责人，从事语文教学二十年，主编校本教材《写作入门》。',
    }),
    line('许静', '讲师', '数学', ['main', 'teaching-a'], '2019-03-01'),
    line('郭建国', '高级讲师', '数学 物理', ['main', 'teaching-b'], '2017-09-01'),
    line('赵多元', '讲师', '英语', ['main', 'teaching-a'], '2020-02-17', {
      account: '13900000003',
    }),
    line('苏婉清', '讲师', '英语 口语', ['east', 'teaching-a'], '2021-09-01'),
    line('沈一鸣', '助教', '信息技术', ['east', 'teaching-b'], '2023-03-06'),
    line('唐若兰', '讲师', '美术 书法', ['east', null], '2022-09-01', { status: 'leave' }),
    line('韩志远', '副教授', '化学 生物', ['south', 'teaching-b'], '2018-03-05'),
    line('陆雨薇', '讲师', '音乐', ['south', 'service'], '2024-09-02'),
    line('丁海峰', '讲师', '历史 地理', ['south', 'teaching-a'], '2016-09-01', { status: 'left' }),
    line('欧阳明远', '高级技师', '家政服务 养老护理', ['main', 'vocational'], '2019-06-03'),
    line('秦书瑶', '讲师', '心理辅导', ['main', 'service'], '2025-02-24'),
  ],
  'sunrise:vocational': [
    line('马国强', '高级技师', '电工 焊接', ['vocational', 'vocational'], '2018-05-07'),
    line('蒋丽华', '技师', '育婴 月嫂', ['vocational', 'vocational'], '2021-04-12'),
    line('潘永康', '技师', '烹饪', ['vocational', null], '2023-08-21'),
  ],
  'horizon:head': [
    line('林知远', '教授', '项目管理', ['main', 'teaching'], '2015-09-01'),
    line('周悦', '讲师', '数据分析 统计', ['north', 'teaching-a'], '2022-03-01'),
    line('吴俊熙', '讲师', '软件开发', ['online', 'teaching-b'], '2023-09-04'),
    line('方雅文', '讲师', '商务英语', ['online', null], '2024-03-04', { status: 'leave' }),
  ],
};

/** The teachers of a tenant; deterministic, the last one was added last. */
export async function seedTeachers(tx: Tx, tenant: string): Promise<void> {
  const tenantLines = Object.entries(lines).filter(([organKey]) =>
    organKey.startsWith(`${tenant}:`),
  );
  for (const [series, [organKey, teachers]] of tenantLines.entries()) {
    await tx.insert(teacher).values(
      teachers.map(({ department, branch, account, subjects, ...person }, i) => {
        const at = new Date(Date.now() - (240 - series * 40 - i * 9) * DAY);
        return {
          ...person,
          id: seedId(`teacher:${organKey}:${i}`),
          tenantId: seedId(`tenant:${tenant}`),
          organId: seedId(`organ:${organKey}`),
          branchId: seedId(`branch:${tenant}:${branch}`),
          departmentId: department ? seedId(`department:${organKey}:${department}`) : null,
          actorId: account ? seedId(`actor:${organKey}:${account}`) : null,
          subjects: [...subjects],
          phone: account ?? `1380020${series}${String(100 + i * 7)}`,
          email: i % 3 === 0 ? `teacher${i + 1}@${tenant}.example` : null,
          staffNumber: `T${series + 1}${String(i + 1).padStart(3, '0')}`,
          createdAt: at,
          updatedAt: at,
        };
      }),
    );
  }
}
