import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { sharedPhrases } from '@edu/shared-utility';
import { useMemo } from 'react';

/**
 * `allowClear` of antd's inputs and selects with a name in the person's language; antd's own is English for a select
 * and the icon's for an input.
 */
export function useClear() {
  const { t } = sharedPhrases.use();
  const label = t('clear');
  return useMemo(() => ({ clearIcon: <CloseCircleFilled aria-label={label} />, label }), [label]);
}
