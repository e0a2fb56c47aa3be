import type { Tx } from '../db/database';
import { accountProfile } from '../db/schema';
import { seedId } from './seed-id';
import type { SeedStudent } from './students';

const education = ['大专', '本科', '高中', '中专'];
const employers = ['阳光养老服务中心', '晨光幼儿园', null, '海港物流有限公司', '安心家政公司'];
const streets = ['世纪大道', '漕溪北路', '四平路', '张杨路'];

/** The last digit but one encodes it. */
const genderOf = (idNumber: string | null): 'female' | 'male' | 'unknown' =>
  idNumber === null ? 'unknown' : Number(idNumber[16]) % 2 === 1 ? 'male' : 'female';

/** The personal records of people with accounts; some optional fields are empty. */
export const seedPersonalRecords = (tx: Tx, tenant: string, people: readonly SeedStudent[]) =>
  tx.insert(accountProfile).values(
    people
      .filter((_, i) => i % 5 !== 4)
      .map(({ name, phone, email, idNumber }, i) => ({
        id: seedId(`profile:${tenant}:${phone}`),
        tenantId: seedId(`tenant:${tenant}`),
        accountId: seedId(`account:${phone}`),
        name,
        gender: genderOf(idNumber),
        email,
        idNumber,
        birthday:
          idNumber &&
          `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`,
        address: i % 3 === 2 ? null : `上海市${streets[i % streets.length]}${100 + i * 7}号`,
        education: education[i % education.length] ?? null,
        employer: employers[i % employers.length] ?? null,
        updatedAt: new Date(Date.now() - i * 86_400_000),
      })),
  );
