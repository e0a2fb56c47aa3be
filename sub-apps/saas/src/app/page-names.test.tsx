import { on } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { pageWith } from '../testing/sales-fixtures';
import { pageOf } from '../testing/students';
import { signIn, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const allPermissions = ['course.read', 'certificate.read', 'finance.read'];

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => nock.cleanAll());

// otherwise the frame would show the name of the menu entry above
it.each([
  ['/course/grants', '授权记录'],
  ['/certificate/templates', '证书模板'],
  ['/finance/income', '收入'],
])(
  '%s, which is not in the menu, sets its heading as the page’s name in the frame',
  async (address, name) => {
    const labels: (string | undefined)[] = [];
    const stop = on('breadcrumb:append', (crumb) => labels.push(crumb?.label));
    mockApi('course.findCourseGrantList', { data: pageOf([]) }, everyTime);
    mockApi('certificateTemplate.findByCondition', { data: pageWith([]) }, everyTime);
    mockApi('courseOrder.income', { code: 50000, message: '服务器出错了' }, everyTime);
    visit(address, allPermissions);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    await waitFor(() => expect(labels).toContain(name));
    expect(document.title).toBe(name);
    stop();
  },
);
