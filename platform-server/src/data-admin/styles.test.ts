/** @jest-environment node */
import { styles } from './styles';

it('leave space between the tables and the content above and below', () => {
  const rule = /^\.two\{(.*)\}$/m.exec(styles)?.[1] ?? '';
  const margins = rule.split(';').filter((part) => part.startsWith('margin'));
  expect(margins).toEqual(['margin:16px 0']);
});
