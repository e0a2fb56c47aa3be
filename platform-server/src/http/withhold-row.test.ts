import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from './business-error';
import type { Caller } from './caller';
import { withholdRow } from './withhold-row';

const row = { id: '1', title: '别人的草稿' };
const stale = () => new BusinessError(errorCodes.conflict, { data: row });
const caller = (...codes: string[]) => ({ permissions: new Set(codes) }) as unknown as Caller;
const dataOf = (error: unknown) => (error as BusinessError).options.data;

it.each(['cms.write', 'cms.publish', 'exam.mark', 'course.grant', 'certificate.issue'])(
  'people with %s who may not read such rows do not get the present one',
  (access) => {
    expect(dataOf(withholdRow(stale(), caller(access), access))).toBeNull();
    const reading = access.replace(/\.\w+$/, '.read');
    expect(dataOf(withholdRow(stale(), caller(access, reading), access))).toBe(row);
  },
);

it('permissions without one for reading, and other refusals, stay unchanged', () => {
  const error = stale();
  expect(withholdRow(error, caller('platform.tenant'), 'platform.tenant')).toBe(error);
  const otherError = new BusinessError(errorCodes.notFound);
  expect(withholdRow(otherError, caller(), 'cms.publish')).toBe(otherError);
});
