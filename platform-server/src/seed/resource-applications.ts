import { DAY } from './day';
import { idOf, planned } from './resource-plan';
import { seedId } from './seed-id';

export const tenantId = seedId('tenant:sunrise');

export const organId = (organ: string): string => seedId(`organ:sunrise:${organ}`);

const refusal = '该资源尚在修订，暂不提供。';

/** States of the applications, in turn. */
const answers = [
  { state: 'applied' },
  { state: 'granted', expiresAt: null },
  { state: 'applied' },
  { state: 'refused', refusal },
  { state: 'granted', expiresAt: new Date(Date.now() + 20 * DAY) },
  { state: 'granted', expiresAt: new Date(Date.now() - 10 * DAY) },
] as const;

/** Each organisation applies for some resources that the other one shares. */
export const applications = planned
  .filter(({ shared }) => shared)
  .slice(0, 12)
  .map(({ organ, index }, i) => {
    const answer = answers[i % answers.length] ?? { state: 'applied' };
    const at = new Date(Date.now() - (40 - i * 3) * DAY);
    const isDecided = answer.state !== 'applied';
    const otherOrgan = organ === 'head' ? 'vocational' : 'head';
    return {
      id: seedId(`application:sunrise:${i}`),
      tenantId,
      resourceId: idOf('resource', organ, index),
      ownerOrganId: organId(organ),
      applicantOrganId: organId(otherOrgan),
      applicantName: otherOrgan === 'head' ? '陈晓阳' : '赵多元',
      reason: ['新班开课需要使用', '用于教师备课', '作为课程补充材料'][i % 3] ?? '',
      ...answer,
      decidedAt: isDecided ? new Date(at.getTime() + DAY) : null,
      createdAt: at,
      updatedAt: at,
    };
  });
