import { type Administrator, api, withoutToast } from '@edu/shared-utility';
import { ExplainedError } from '@edu/shared-utility/data';
import { phrases as appWords } from '../../../phrases';

/** Far more than the number of people with the same last digits. */
const searchPage = { pageNum: 1, pageSize: 200 };

/** The current row, so that others' changes are kept. */
export async function currentAccount({ id, phone }: Administrator): Promise<Administrator> {
  const page = await api.administrator.findByCondition(
    { ...searchPage, keyword: phone.slice(-4) },
    withoutToast,
  );
  const current = page.list.find((item) => item.id === id);
  if (!current) throw new ExplainedError(appWords.t('order.rowGone'));
  return current;
}
