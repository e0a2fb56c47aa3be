const names = [
  '明德教育科技有限公司',
  '启智职业培训有限公司',
  '安居家政服务有限公司',
  '远航人力资源有限公司',
  '晨曦幼儿教育有限公司',
  '长青养老服务有限公司',
  '汇知企业管理咨询有限公司',
  '嘉禾餐饮管理有限公司',
];
const contacts = ['孟繁星', '夏知秋', '顾长风', '白云起', '方正平', '叶知微', '秦明月', '江远山'];

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** GB 32100: seventeen characters and a check character. */
export function creditCodeOf(i: number): string {
  const base = `91310000MA1K${String(40_000 + i * 137)}`;
  const sum = [...base].reduce(
    (total, value, index) => total + alphabet.indexOf(value) * (weights[index] ?? 0),
    0,
  );
  return base + alphabet[(31 - (sum % 31)) % 31];
}

export interface SeedCompany {
  readonly kind: 'registration' | 'association';
  readonly name: string;
  readonly creditCode: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly email: string | null;
  readonly regionIds: readonly string[];
  readonly address: string;
  readonly memberCount: number | null;
  readonly daysAgo: number;
  /** Why it was returned. */
  readonly reason?: string;
}

/** The companies that registered with a tenant; deterministic. */
export function seedCompanies(tenant: string): SeedCompany[] {
  const first = tenant === 'sunrise' ? 0 : 5;
  return names.slice(first, tenant === 'sunrise' ? 6 : 8).map((name, index) => {
    const i = first + index;
    const isAssociation = i % 3 === 2;
    return {
      kind: isAssociation ? 'association' : 'registration',
      name,
      creditCode: creditCodeOf(i),
      contactName: contacts[i] ?? '',
      contactPhone: `136990000${String(10 + i)}`,
      email: i % 2 === 0 ? `contact${i}@company.example` : null,
      regionIds: ['31', '3101', '310115'],
      address: `张江路${100 + i * 8}号`,
      memberCount: isAssociation ? 12 + i * 7 : null,
      daysAgo: 2 + index * 3,
      ...(i === 4 && { reason: '营业执照照片不清晰，请重新上传' }),
    };
  });
}
